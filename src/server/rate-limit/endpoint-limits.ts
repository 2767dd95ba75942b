import type { Endpoint } from '../../api/endpoint.ts'
import type { LimitName } from './policies.ts'

type CallName = `${Endpoint['method']} ${Endpoint['path']}`

/** Public endpoints whose routes apply their own limits, by sender, account or label. */
export const countedByRoute: ReadonlySet<string> = new Set<CallName>([
  'GET /verify',
  'POST /verify/proof',
  'GET /verify/proof/{number}',
  'GET /verify/proof/{number}/pdf',
  'POST /auth/register',
  'POST /auth/resend-code',
  'POST /auth/login',
  'POST /auth/forgot-password',
  'GET /merchants',
  'POST /newsletter/subscribe',
  'POST /watches',
  'POST /finds',
  'POST /losses',
])

/** Reads of single records, which cost about as much as a lookup; other reads use `dearRead`. */
export const cheapReads: ReadonlySet<string> = new Set<CallName>([
  'GET /auth/me',
  'GET /auth/second-factor',
  'GET /verify/batch',
  'GET /assets/detail/{id}',
  'GET /reports/{id}',
  'GET /matches/{id}',
  'GET /notifications',
  'GET /notifications/preferences',
])

/** Reads that look up each number they show. */
const dearestReads: ReadonlySet<string> = new Set<CallName>(['GET /transfers'])

/**
 * The limit that applies to each call of an endpoint; null if its route applies one itself. A new
 * endpoint gets a limit without an entry in these lists.
 */
export function limitOf({ method, path, access }: Endpoint): LimitName | null {
  const name = `${method} ${path}`
  // `admitApiKey` applies this limit and the daily one.
  if (access === 'api-key') return 'keyByMinute'
  if (access === 'anyone') return countedByRoute.has(name) ? null : 'visit'
  if (method !== 'GET') return 'write'
  if (dearestReads.has(name)) return 'readOffers'
  return cheapReads.has(name) ? 'read' : 'dearRead'
}
