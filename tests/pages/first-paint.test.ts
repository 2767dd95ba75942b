import { expect, it } from 'vitest'
import { withLaterStyles } from '../../scripts/postbuild/later-styles.ts'
import { pageAt } from './support/built-site.ts'

const stylesheets = (html: string) => html.match(/<link rel="stylesheet"/g)?.length ?? 0

it.each(['/', '/faqs', '/pcm', '/login'])(
  'the first paint of %s waits for one stylesheet',
  (path) => {
    const { html } = pageAt(path)
    const [head = '', body = ''] = html.split('</head>')
    expect(stylesheets(head)).toBe(1)
    // The stylesheet of toasts comes last.
    expect(body).toMatch(/(<link rel="stylesheet" href="\/_astro\/Toaster\.[\w-]+\.css">)?<\/body>/)
  },
)

it('a page without toasts, or without a body, stays as it is', () => {
  for (const html of ['<head></head><body></body>', '<p>']) expect(withLaterStyles(html)).toBe(html)
})
