import { createHash } from 'node:crypto'

const inline = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gis
const hash = / (?:'|&#39;)(sha256-[\w+/=]+)(?:'|&#39;)/g

/**
 * The policy with only the hashes of this page's own scripts and styles. Astro lists those of the whole
 * site on every page.
 */
export function ownPolicy(policy: string, html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, , text = '']) => hashOf(text)))
  return policy.replace(hash, (entry, named) => (own.has(named) ? entry : ''))
}

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
