import { createHash } from 'node:crypto'
import { documentationStyle } from './openapi/openapi-page.ts'

/** Sent with every response. Pages and uploads override `Content-Security-Policy`. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // URLs contain identifiers, codes and tokens, so no site receives them, not even this one.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** For pages that scan identifiers; all other pages may not use the camera. */
export const scanningPolicy = securityHeaders['permissions-policy'].replace(
  'camera=()',
  'camera=(self)',
)

/** `securityHeaders`, and HSTS where the site uses https. */
export function defaultHeaders(publicOrigin: string): [string, string][] {
  const transport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
  return Object.entries({ ...securityHeaders, ...(publicOrigin.startsWith('https:') && transport) })
}

const sandboxed = "default-src 'none'; sandbox; frame-ancestors 'none'"

export const uploadHeaders = { 'content-security-policy': sandboxed } as const

/** The policy of a service worker covers its own fetches: this origin only, and no other script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Adds `frame-ancestors` to a policy of Astro's, which it writes for tags, where browsers ignore it. */
export function pagePolicy(policy: string): string {
  return `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`
}

/** The documentation page has one inline style and nothing else. */
export const documentationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(documentationStyle).digest('base64')}'; frame-ancestors 'none'`
