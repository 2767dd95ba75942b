import { Problem } from '../../../api/problem.ts'
import {
  type ApiKeyCaller,
  type ApiKeyScope,
  keyUsePrecisionMs,
} from '../../../domain/api-keys/api-keys.ts'
import { isVerifiedNow } from '../../../domain/merchants/merchants.ts'
import { hashToken } from '../../lib/ids.ts'
import { activeApiKeys, markApiKeyUsed, scopesOf } from '../../queries/api-keys/api-keys.ts'
import type { Limit } from '../../rate-limit/limit.ts'
import { tooMany } from '../../rate-limit/limiter.ts'
import type { LimitName } from '../../rate-limit/policies.ts'
import { isApiKey } from '../../security/api-keys.ts'
import type { AppContext } from '../context.ts'

/** The limits of a caller, in the order in which they are counted. */
export function limitsOf({ isBusiness }: Pick<ApiKeyCaller, 'isBusiness'>): {
  minute: LimitName
  day: LimitName
} {
  return isBusiness
    ? { minute: 'businessKeyByMinute', day: 'businessKeysByDay' }
    : { minute: 'keyByMinute', day: 'keysByDay' }
}

/**
 * Counts a call with an API key against its limits. Returns the headers with what is left, and the
 * refusal if a limit is exceeded.
 */
export async function countApiCall(
  { limiter, apiUsage, now }: Pick<AppContext, 'limiter' | 'apiUsage' | 'now'>,
  caller: ApiKeyCaller,
) {
  const { minute, day } = limitsOf(caller)
  const limits = [
    { name: 'minute', limitName: minute, key: caller.keyId },
    { name: 'day', limitName: day, key: caller.id },
  ].map((each) => ({ ...each, limit: limiter.rule(each.limitName) }))
  const counted: CountedLimit[] = []
  for (const { name, limitName, key, limit } of limits) {
    counted.push({ name, limit, ...(await limiter.count(limitName, key)) })
    // A call that is over the limit of the minute does not count against the day.
    if (counted.some(isOver)) break
  }
  const over = counted.find(isOver)
  if (!over) apiUsage.count({ userId: caller.id, at: now() })
  return {
    headers: {
      'RateLimit-Policy': rateLimitPolicyHeader(limits),
      RateLimit: rateLimitHeader(counted),
    },
    refusal: over ? tooMany(over.limit, over.msLeft) : null,
  }
}

function isOver({ times, limit }: CountedLimit): boolean {
  return times > limit.times
}

/**
 * The caller, by the API key in the `Authorization` header. Throws `UNAUTHENTICATED`, and
 * `FORBIDDEN` if the key does not have the scope. A malformed key costs no query.
 */
export async function requireApiKey(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  authorization: string | undefined,
  scope: ApiKeyScope,
): Promise<ApiKeyCaller> {
  const token = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1]
  if (token === undefined) throw new Problem('UNAUTHENTICATED', 'api-key-missing')
  if (!isApiKey(token)) throw new Problem('UNAUTHENTICATED', 'api-key-malformed')
  const [key] = await activeApiKeys(database.read, { hash: hashToken(token) })
  if (!key) throw new Problem('UNAUTHENTICATED', 'api-key')
  const scopes = scopesOf(key)
  if (!scopes.includes(scope))
    throw new Problem('FORBIDDEN', 'api-key-scope', { params: { scope } })
  const at = now()
  const hour = at - (at % keyUsePrecisionMs)
  if ((key.last_used_at ?? 0) < hour) await database.write((tx) => markApiKeyUsed(tx, key.id, hour))
  const isBusiness = isVerifiedNow(
    { status: key.merchant_status, expires_at: key.merchant_expires_at },
    at,
  )
  return { id: key.user_id, keyId: key.id, scopes, isBusiness }
}

/** A limit as a caller has used it. */
interface CountedLimit {
  /** How the headers name it. */
  name: string
  limit: Limit
  /** Calls in this window. */
  times: number
  msLeft: number
}

/** https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-11.html */
function rateLimitPolicyHeader(limits: readonly Pick<CountedLimit, 'name' | 'limit'>[]) {
  return limits.map(({ name, limit }) => `"${name}";q=${limit.times};w=${limit.seconds}`).join(', ')
}

/** What is left of each limit, and the seconds until it begins again. */
function rateLimitHeader(counted: readonly CountedLimit[]): string {
  return counted
    .map(({ name, limit, times, msLeft }) => {
      const left = Math.max(0, limit.times - times)
      return `"${name}";r=${left};t=${Math.ceil(msLeft / 1000)}`
    })
    .join(', ')
}
