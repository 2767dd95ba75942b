import { isIP } from 'node:net'

/**
 * Reads one setting; `fallback` is for one that is not set. An invalid value becomes an error message
 * with `want`, which describes the valid values.
 */
export type ReadSetting = <T>(
  name: string,
  fallback: T,
  parse: (text: string) => T | undefined,
  want: string,
) => T

export function parseUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.parse(text)
  return url && protocols.includes(url.protocol) ? url : undefined
}

/**
 * A URL that may contain a user and a password. Undefined if a character of the password ended the
 * host early: `/`, `?`, `#` and `@` have to be percent-encoded.
 */
export function parseSecretUrl(text: string, protocols: string[]): URL | undefined {
  const url = parseUrl(text, protocols)
  if (!url?.host || url.hash !== '' || /@/.test(url.pathname + url.search)) return undefined
  if (/@.*@/.test(text.split('://')[1] ?? '')) return undefined
  return [url.username, url.password].every((part) => decoded(part) !== undefined) ? url : undefined
}

/** Percent-decoded text; undefined if it is not well-formed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** IP addresses or CIDR ranges, separated by commas. */
export function parseProxies(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isRange) ? ranges : undefined
}

function isRange(range: string): boolean {
  const [ip = '', bits, ...more] = range.split('/')
  const family = isIP(ip)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
