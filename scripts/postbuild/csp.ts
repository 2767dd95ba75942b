import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rewrites every built page with its own policy. */
export function writeCspPolicies(client: string): void {
  for (const name of globSync('**/*.html', { cwd: client })) {
    const file = join(client, name)
    writeFileSync(file, withCspPolicy(readFileSync(file, 'utf8')))
  }
}

/**
 * The page with only the hashes of its own scripts and styles in its policy. Astro lists those of
 * the whole site on every page, which allows more than needed and is sent twice, as a tag and as a
 * header.
 */
export function withCspPolicy(html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, , text = '']) => hashOf(text)))
  return html.replace(policy, (meta) =>
    meta.replace(hash, (entry, named) => (own.has(named) ? entry : '')),
  )
}

const inline = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gis
const policy = /<meta http-equiv="content-security-policy" content="[^"]+"/i
const hash = / (?:'|&#39;)(sha256-[\w+/=]+)(?:'|&#39;)/g

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
