import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { finishPage, hashOf } from '../../src/server/http/rendered/rendered-pages.ts'
import { pages } from './support/built-site.ts'

it('the first paint of no page waits for a stylesheet', () => {
  for (const { path, html } of pages.values()) {
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head, path).not.toContain('<link rel="stylesheet"')
  }
})

it('no page waits for its other styles to show text as wide as it will be', () => {
  for (const { path, html } of pages.values()) {
    const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text)
    expect(styles.join(''), path).toMatch(/@font-face\{font-family:"?Roboto as Inter/)
  }
})

it('no at-rule of the first paint is dropped because a semicolon comes before it', () => {
  const dropped = [...pages.values()].flatMap(({ path, html }) =>
    [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].some(([, text = '']) =>
      /\};(@|$)/.test(text),
    )
      ? [path]
      : [],
  )
  expect(dropped).toEqual([])
})

it('a rendered page is compressed, and its policy allows only its own scripts and styles', async () => {
  const [script, style, other] = ['run()', 'h1{}', 'other()'].map((text) => ` '${hashOf(text)}'`)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'self'${script}${other}; style-src 'self'${style}${other}`,
  }
  const html = '<head><style>h1{}</style></head><body><script>run()</script><h1>x</h1></body>'
  const finished = await finishPage(new Response(html, { headers }), 'br')
  const text = brotliDecompressSync(await finished.arrayBuffer()).toString()
  expect(text).toBe(html)
  expect(finished.headers.get('content-encoding')).toBe('br')
  expect(finished.headers.get('content-security-policy')).toBe(
    `script-src 'self'${script}; style-src 'self'${style}`,
  )
})
