import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withCspPolicy } from '../../scripts/postbuild/csp.ts'
import { pages } from './support/built-site.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

it.each([...pages.values()])(
  'the policy of $path allows only its own scripts and styles',
  ({ html, tags }) => {
    const policy = tags.find(
      ({ attributes }) => attributes['http-equiv'] === 'content-security-policy',
    )?.attributes['content']
    const allowed = [...(policy ?? '').matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash)
    const inline = [...html.matchAll(/<(script|style)\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gis)]
      .filter(([tag]) => !/^<script[^>]*\btype="application\/ld\+json"/i.test(tag))
      .map(([, , text = '']) => hashOf(text))
    expect(policy).toMatch(/^default-src 'self'/)
    expect(policy).not.toContain('unsafe')
    expect([...new Set(allowed)].sort()).toEqual([...new Set(inline)].sort())
  },
)

it('the rest of a policy stays unchanged', () => {
  const [used, other] = [hashOf('run()'), hashOf('other()')]
  const page = (list: string) =>
    `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self'${list}; style-src 'self'"><script>run()</script><p> '${other}'`
  expect(withCspPolicy(page(` '${other}' '${used}' '${other}'`))).toBe(page(` '${used}'`))
})
