import type { ApiKeyCaller } from '../../../domain/api-keys/api-keys.ts'
import { tooMany } from '../../rate-limit/limiter.ts'
import type { LimitName } from '../../rate-limit/policies.ts'
import {
  type CountedLimit,
  rateLimitHeader,
  rateLimitPolicyHeader,
} from '../../rate-limit/rate-limit-headers.ts'
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
