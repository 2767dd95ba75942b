import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { namesOf } from '../../scripts/postbuild/critical-styles.ts'
import {
  createCriticalStyles,
  firstScreenEnd,
  type PageParts,
  withLaterStyles,
} from '../../src/server/http/rendered/critical-styles.ts'
import { createPageFinisher } from '../../src/server/http/rendered/finish-rendered-page.ts'
import { hashOf } from '../../src/server/http/rendered/own-policy.ts'
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

const island = '<script>(()=>{run("island")})()</script>'
const fetchedFont = '@font-face{src:url("/a.woff2")}'
const fontStyle = `<style>${fetchedFont}@font-face{src:local("Arial")}</style>`
const parts: PageParts = {
  stylesheet: {
    href: '/_astro/Document.x.css',
    parts: [
      { css: '*{margin:0}', needs: [[]] },
      { css: 'h1,table{font:inherit}', needs: [['h1'], ['table']] },
      {
        open: '@media print',
        parts: [
          { css: '.a{color:red}', needs: [['.a']] },
          { css: '.b .c,.d{top:var(--tw-top)}', needs: [['.b', '.c'], ['.d']] },
        ],
      },
      { open: '@layer empty', parts: [{ css: '.e{}', needs: [['.e']] }] },
      { css: '@property --tw-top{}', name: '--tw-top' },
      { css: '[data-tone]{animation:turns 1s}', needs: [['[data-tone]']] },
      { css: '@keyframes turns{}', name: 'turns' },
      { css: '::-webkit-datetime-edit{padding:0}', needs: [['[type=date]']] },
    ],
  },
  islandScripts: [island],
  fonts: { elements: [fontStyle], first: '@font-face{src:local("Arial")}', later: fetchedFont },
}
const link = `<link rel="stylesheet" href="${parts.stylesheet.href}">`
const { first: ownFonts } = parts.fonts
const fetched = `<style>${fetchedFont}</style>`
const withCriticalStyles = createCriticalStyles(parts)
const criticalOf = (body: string) =>
  withCriticalStyles(`<head>${fontStyle}${link}</head><body>${body}</body>`)?.html

it('the head of a page has the rules of the classes on it, and its end the link to all rules', () => {
  expect(criticalOf('<p class="a b">x</p>')).toBe(
    `<head><style>${ownFonts}*{margin:0}@media print{.a{color:red}}</style></head><body><p class="a b">x</p>${fetched}${link}</body>`,
  )
  expect(criticalOf('<table>')).toContain('h1,table{font:inherit}')
  // One selector is enough, but all of its classes are needed.
  expect(criticalOf('<p class="b c">x</p>')).toContain('.b .c,.d{top:var(--tw-top)}')
  expect(criticalOf('<p class="d">x</p>')).toContain('.b .c,.d{top:var(--tw-top)}')
  expect(criticalOf('<p class="d">x</p>')).toContain('@property --tw-top{}')
  expect(criticalOf('<p class="a">x</p>')).not.toContain('@property')
  expect(criticalOf('<p class="e">x</p>')).toContain('@layer empty{.e{}}')
  expect(criticalOf('<p data-tone="b">x</p>')).toContain(
    '[data-tone]{animation:turns 1s}@keyframes turns{}',
  )
  expect(criticalOf('<input type="text" required>')).not.toContain('datetime')
  expect(criticalOf('<input required type="date">')).toContain('::-webkit-datetime-edit{padding:0}')
})

it('the rules of a first screen are in the head, and those of the whole page where it ends', () => {
  const [first, whole] = ['*{margin:0}', '*{margin:0}h1,table{font:inherit}']
  expect(criticalOf(`<p>x</p>${firstScreenEnd}<h1>y</h1>`)).toBe(
    `<head><style>${ownFonts}${first}</style></head><body><p>x</p><style>${ownFonts}${whole}</style><h1>y</h1>${fetched}${link}</body>`,
  )
  expect(withCriticalStyles(`${link}${firstScreenEnd}<h1></body>`)?.hashes).toHaveLength(3)
})

it.each(['/', '/pcm'])('the first screen of %s ends before its illustration', (path) => {
  const { html } = pageAt(path)
  const [, , atEnd = ''] = html.split('@layer properties;')
  expect(atEnd).toContain('tag-paper')
  expect(html).not.toContain(firstScreenEnd)
})

it('markup in an attribute stays there, and scripts that can wait go to the end', () => {
  const text = '<p title="<script>(()=>{})()</script>">x</p>'
  const [run, data] = ['module">run()', 'application/ld+json">{}'].map(
    (script) => `<script type="${script}</script>`,
  )
  expect(criticalOf(`${data}${island}${run}${text}`)).toContain(
    `<body>${text}${fetched}${data}${run}${island}${link}</body>`,
  )
})

it('a page without the link, or without a body, has no critical styles', () => {
  for (const html of ['<head></head><body></body>', `<head>${link}</head>`]) {
    expect(withCriticalStyles(html)).toBeNull()
  }
})

it('a rendered page is compressed, and its policy allows only its own scripts and styles', async () => {
  const [own, other] = ['run()', 'other()'].map((text) => ` '${hashOf(text)}'`)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'self'${own}${other}; style-src 'self'${other}`,
  }
  const html = `<head>${link}</head><body><script>run()</script><h1>x</h1></body>`
  const finish = createPageFinisher(parts)
  const finished = await finish(new Response(html, { headers }), 'br')
  const text = brotliDecompressSync(await finished.arrayBuffer()).toString()
  const [style, font] = withCriticalStyles(html)?.hashes ?? []
  expect(text).toContain('<h1>x</h1>')
  expect(finished.headers.get('content-encoding')).toBe('br')
  expect(finished.headers.get('content-security-policy')).toBe(
    `script-src 'self'${own}; style-src 'self' '${style}' '${font}'`,
  )
})

it.each([
  ['*', []],
  ['h1', ['h1']],
  ['.a.b > p:hover', ['.a', '.b', 'p']],
  ['input::placeholder', ['input']],
  ['.w-1\\/2', ['.w-1/2']],
  ['.\\32xl\\:p-1', ['.2xl:p-1']],
  ['.\\[\\&\\>svg\\]\\:size-4 > svg', ['.[&>svg]:size-4', 'svg']],
  ['.max-w-\\[calc\\(100\\%-1rem\\)\\]', ['.max-w-[calc(100%-1rem)]']],
  ['.x:is(:where(.peer):checked ~ *)', ['.x', '.peer']],
  [':where(.x > :not(:last-child))', ['.x']],
  // These may be there or not.
  ['.x:is(h2, .y)', ['.x']],
  ['.x:not(.y)', ['.x']],
  ['.x[data-name=".z"]', ['.x', '[data-name]']],
  ['::-webkit-datetime-edit-year-field', ['[type=date]']],
  ['::file-selector-button', ['[type=file]']],
])('%s needs %j', (selector, names) => {
  expect(namesOf(selector)).toEqual(names)
})
