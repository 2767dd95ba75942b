import { expect, it } from 'vitest'
import { classesOf } from '../../scripts/postbuild/critical-styles.ts'
import {
  type SplitStyles,
  withCriticalStyles,
  withLaterStyles,
} from '../../src/server/http/rendered/critical-styles.ts'
import { pageAt } from './support/built-site.ts'

const stylesheets = (html: string) => html.match(/<link rel="stylesheet"/g)?.length ?? 0

it.each(['/', '/faqs', '/pcm', '/login'])(
  'the first paint of %s waits for no stylesheet',
  (path) => {
    const { html } = pageAt(path)
    const [head = '', body = ''] = html.split('</head>')
    expect(stylesheets(head)).toBe(0)
    // The stylesheet of toasts comes last.
    expect(body).toMatch(
      /<link rel="stylesheet" href="\/_astro\/Document\.[\w-]+\.css">(<link rel="stylesheet" href="\/_astro\/Toaster\.[\w-]+\.css">)?<\/body>/,
    )
  },
)

it('a page without toasts, or without a body, stays as it is', () => {
  for (const html of ['<head></head><body></body>', '<p>']) expect(withLaterStyles(html)).toBe(html)
})

const styles: SplitStyles = {
  href: '/_astro/Document.x.css',
  parts: [
    { css: 'p{margin:0}', classes: [[]] },
    {
      open: '@media print',
      parts: [
        { css: '.a{color:red}', classes: [['a']] },
        { css: '.b .c,.d{top:var(--tw-top)}', classes: [['b', 'c'], ['d']] },
      ],
    },
    { open: '@layer empty', parts: [{ css: '.e{}', classes: [['e']] }] },
    { css: '@property --tw-top{}', variable: '--tw-top' },
  ],
}
const link = `<link rel="stylesheet" href="${styles.href}">`
const criticalOf = (body: string) =>
  withCriticalStyles(`<head>${link}</head><body>${body}</body>`, styles)?.html

it('the head of a page has the rules of the classes on it, and its end the link to all rules', () => {
  expect(criticalOf('<p class="a b">x</p>')).toBe(
    `<head><style>p{margin:0}@media print{.a{color:red}}</style></head><body><p class="a b">x</p>${link}</body>`,
  )
  // One selector is enough, but all of its classes are needed.
  expect(criticalOf('<p class="b c">x</p>')).toContain('.b .c,.d{top:var(--tw-top)}')
  expect(criticalOf('<p class="d">x</p>')).toContain('.b .c,.d{top:var(--tw-top)}')
  expect(criticalOf('<p class="d">x</p>')).toContain('@property --tw-top{}')
  expect(criticalOf('<p class="a">x</p>')).not.toContain('@property')
  expect(criticalOf('<p class="e">x</p>')).toContain('@layer empty{.e{}}')
})

it('markup in an attribute stays there, and module scripts go to the end', () => {
  const text = '<p title="<script>(()=>{})()</script>">x</p>'
  expect(criticalOf(`<script type="module">run()</script>${text}`)).toContain(
    `<body>${text}<script type="module">run()</script>${link}</body>`,
  )
})

it('a page without the link, or without a body, has no critical styles', () => {
  for (const html of ['<head></head><body></body>', `<head>${link}</head>`]) {
    expect(withCriticalStyles(html, styles)).toBeNull()
  }
})

it.each([
  ['p', []],
  ['.a.b > .c:hover', ['a', 'b', 'c']],
  ['.w-1\\/2', ['w-1/2']],
  ['.\\32xl\\:p-1', ['2xl:p-1']],
  ['.\\[\\&\\>svg\\]\\:size-4 > svg', ['[&>svg]:size-4']],
  ['.max-w-\\[calc\\(100\\%-1rem\\)\\]', ['max-w-[calc(100%-1rem)]']],
  // These may be on other elements, or on none.
  ['.x:is(:where(.peer):checked ~ *)', ['x']],
  ['.x:not(.y)', ['x']],
  ['.x[data-name=".z"]', ['x']],
])('%s needs the classes %j', (selector, classes) => {
  expect(classesOf(selector)).toEqual(classes)
})
