import { apiBase, type Endpoint } from '../../api/endpoint.ts'
import { verify } from '../../api/lookup/verify.ts'
import { renderedPageAt } from './rendered/rendered-pages.ts'
import type { StaticFiles } from './static-files.ts'

/** Paths that are neither in the API's contract nor pages. */
const otherPaths = [
  ...['/healthz', '/readyz', '/metrics', '/dev/mail', '/dev/mail.json', '/_home'],
  ...['/channels/whatsapp', '/dev/phone'],
  ...['/.well-known/jwks.json'],
  ...['/uploads', '/docs', '/openapi.json', '/v1/openapi.json'].map((path) => apiBase + path),
]

const lookupPattern = apiBase + verify.path
const lookup = `${lookupPattern}?`

/**
 * Returns the path to log for a URL: the pattern of its route, like `/api/reports/{id}`. User
 * input, codes, tokens and identifiers never reach the log. Unknown paths become `/*` or `/api/*`.
 */
export function createPathPatterns(
  endpoints: readonly Endpoint[],
  pages: StaticFiles,
): (url?: string) => string {
  const literal = new Map<string, string>()
  const patterns: { pattern: string; fits: RegExp }[] = []
  for (const path of [...otherPaths, ...pages.keys()]) literal.set(path, path)
  for (const endpoint of endpoints) {
    const pattern = apiBase + endpoint.path
    if (!pattern.includes('{')) literal.set(pattern, pattern)
    else {
      const fits = new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
      patterns.push({ pattern, fits })
    }
  }
  return (url = '') => {
    // Most requests are lookups, so they are recognised first.
    if (url.startsWith(lookup)) return lookupPattern
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    const known = literal.get(path)
    if (known !== undefined) return known
    if (path.startsWith(`${apiBase}/`)) {
      return patterns.find(({ fits }) => fits.test(path))?.pattern ?? `${apiBase}/*`
    }
    return patternOfPage(path) ?? (literal.get(path.replace(/\/$/, '')) || '/*')
  }
}

const folders = [
  { start: '/channels/ussd/', pattern: '/channels/ussd/{secret}' },
  { start: '/channels/sms/', pattern: '/channels/sms/{secret}' },
  { start: '/dev/phone/', pattern: '/dev/phone/*' },
  { start: '/uploads/', pattern: '/uploads/{name}' },
  { start: '/_astro/', pattern: '/_astro/*' },
  { start: '/log/', pattern: '/log/*' },
  { start: '/dashboard/', pattern: '/dashboard/*' },
  { start: '/admin/', pattern: '/admin/*' },
]

function patternOfPage(path: string): string | undefined {
  const folder = folders.find(({ start }) => path.startsWith(start) && path !== start)
  if (folder) return folder.pattern
  if (/^\/certificate\/[^/]+\.pdf$/.test(path)) return '/certificate/{number}.pdf'
  if (/^\/badge\/[^/]+\.svg$/.test(path)) return '/badge/{id}.svg'
  return renderedPageAt(path)?.pattern
}
