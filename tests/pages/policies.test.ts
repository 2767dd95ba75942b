import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withoutPolicy } from '../../scripts/postbuild/csp.ts'
import { pages } from './support/built-site.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

it.each([...pages.values()])(
  'the policy of $path allows only its own scripts and styles',
  ({ html, policy }) => {
    const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash)
    const inline = [...html.matchAll(/<(script|style)\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gis)]
      .filter(([tag]) => !/^<script[^>]*\btype="application\/(?:ld\+)?json"/i.test(tag))
      .map(([, , text = '']) => hashOf(text))
    expect(policy).toMatch(/^default-src 'self'/)
    expect(policy).not.toContain('unsafe')
    expect([...new Set(allowed)].sort()).toEqual([...new Set(inline)].sort())
    // It is sent as a header.
    expect(html).not.toContain('http-equiv="content-security-policy"')
  },
)

it('the rest of a policy stays unchanged', () => {
  const [used, other] = [hashOf('run()'), hashOf('other()')]
  const policy = (list: string) => `default-src 'self'; script-src 'self'${list}; style-src 'self'`
  const html = `<script>run()</script><p> '${other}'`
  const meta = policy(` '${other}' '${used}' '${other}'`)
  expect(
    withoutPolicy(`<meta http-equiv="content-security-policy" content="${meta}">${html}`),
  ).toEqual({ html, policy: policy(` '${used}'`) })
  expect(withoutPolicy(html)).toEqual({ html, policy: null })
})
