import { decoded, parseSecretUrl } from './parse-settings.ts'

/** The gateway that sends text messages, and the credentials for it. */
export type SmsGatewaySettings =
  | { provider: 'africastalking'; endpoint: string; username: string; apiKey: string; from: string }
  | { provider: 'termii'; endpoint: string; apiKey: string; secretKey: string; from: string }

const knownOptions = ['from', 'tls']

/**
 * Reads `africastalking://username:api-key@api.africastalking.com?from=Toju` or
 * `termii://secret-key:api-key@api.ng.termii.com?from=Toju`; `tls=off` is for a trial server.
 * Undefined for anything else, unknown options included.
 */
export function parseSmsUrl(text: string): SmsGatewaySettings | undefined {
  const url = parseSecretUrl(text, ['africastalking:', 'termii:'])
  if (!url?.username || !url.password || !/^\/?$/.test(url.pathname)) return undefined
  const tls = url.searchParams.get('tls') ?? 'on'
  const from = url.searchParams.get('from') ?? ''
  if (![...url.searchParams.keys()].every((name) => knownOptions.includes(name))) return undefined
  if (!['on', 'off'].includes(tls)) return undefined
  const [first, second] = [decoded(url.username), decoded(url.password)]
  if (first === undefined || second === undefined) return undefined
  const endpoint = `${tls === 'off' ? 'http' : 'https'}://${url.host}`
  switch (url.protocol) {
    case 'africastalking:':
      return { provider: 'africastalking', endpoint, username: first, apiKey: second, from }
    case 'termii:':
      return { provider: 'termii', endpoint, secretKey: first, apiKey: second, from }
    default:
      return undefined
  }
}
