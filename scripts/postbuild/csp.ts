import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPolicy } from '../../src/server/http/rendered/rendered-pages.ts'
import { readBuiltPages } from './built-pages.ts'

/**
 * Takes the policy that Astro writes into each built page out of it, for the header with which it is
 * sent: `policies.json`, beside the client folder, has that of each file. In the page it would delay
 * the first paint.
 */
export function writeCspPolicies(client: string): void {
  const policies: Record<string, string> = {}
  for (const { file, html: built } of readBuiltPages(client)) {
    const { html, policy } = withoutPolicy(built)
    if (policy === null) throw new Error(`${file} has no policy.`)
    policies[file] = policy
    writeFileSync(join(client, file), html)
  }
  writeFileSync(join(client, '../policies.json'), JSON.stringify(policies))
}

const tag = /<meta http-equiv="content-security-policy" content="([^"]+)">/i

/** The page without its policy, and the policy with the hashes that the page needs. */
export function withoutPolicy(page: string): { html: string; policy: string | null } {
  const [whole = '', policy] = tag.exec(page) ?? []
  const html = page.replace(whole, '')
  return { html, policy: policy === undefined ? null : ownPolicy(policy, html) }
}
