import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPolicy } from '../../src/server/http/rendered/own-policy.ts'

/** Rewrites every built page with its own policy. */
export function writeCspPolicies(client: string): void {
  for (const name of globSync('**/*.html', { cwd: client })) {
    const file = join(client, name)
    writeFileSync(file, withCspPolicy(readFileSync(file, 'utf8')))
  }
}

const policy = /<meta http-equiv="content-security-policy" content="[^"]+"/i

/** The policy of a page is sent twice, as a tag and as a header. */
export function withCspPolicy(html: string): string {
  return html.replace(policy, (meta) => ownPolicy(meta, html))
}
