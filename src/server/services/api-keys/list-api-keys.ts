import { keyUsageDays } from '../../../domain/api-keys/api-keys.ts'
import { dayNumber, formatDayNumber } from '../../../domain/calendar-days.ts'
import { apiKeysOf, toApiKeyRecord } from '../../queries/api-keys/api-keys.ts'
import { readApiUsage } from '../../queries/api-keys/api-usage.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import type { Context } from '../context.ts'
import { limitsOf } from './count-api-call.ts'

/** A user’s keys, their allowance and their usage. */
export async function listApiKeysUseCase({ database, limiter, now }: Context, userId: string) {
  const isBusiness = await isVerifiedBusiness(database.read, userId, now)
  const { minute, day } = limitsOf({ isBusiness })
  const usage = await readApiUsage(database.read, { userId, day: dayNumber(now) - keyUsageDays })
  return {
    keys: (await apiKeysOf(database.read, userId)).map(toApiKeyRecord),
    allowance: {
      perMinute: limiter.rule(minute).times,
      perDay: limiter.rule(day).times,
      isBusiness,
    },
    usage: usage.map(({ day, calls }) => ({ day: formatDayNumber(day), calls })),
  }
}
