import { createHash } from 'node:crypto'
import { documentationStyle } from './openapi-page.ts'

/** On every answer, whatever it is. Pages and uploads bring a `Content-Security-Policy` of their own. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Addresses hold numbers of things, codes and tokens: none goes anywhere, not even to us.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** For pages where a number can be scanned; the camera is shut on all others. */
export const scanningPolicy = securityHeaders['permissions-policy'].replace(
  'camera=()',
  'camera=(self)',
)

/** `securityHeaders` and, where the site is on https, that it is never to be asked for without. */
export function defaultHeaders(publicOrigin: string): [string, string][] {
  const transport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
  return Object.entries({ ...securityHeaders, ...(publicOrigin.startsWith('https:') && transport) })
}

const sandboxed = "default-src 'none'; sandbox; frame-ancestors 'none'"

export const uploadHeaders = { 'content-security-policy': sandboxed } as const

/** A service worker's own policy holds for whatever it fetches: ours fetches from us and runs nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** What a page's own policy (made at build, with its hashes) lacks because a meta tag may not say it. */
export function pagePolicy(policy: string): string {
  if (policy.includes('frame-ancestors')) return policy
  return `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`
}

/** The documentation page has one inline style and nothing else. */
export const documentationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(documentationStyle).digest('base64')}'; frame-ancestors 'none'`
