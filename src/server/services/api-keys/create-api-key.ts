import type { createApiKey } from '../../../api/api-keys/api-keys.ts'
import { Problem } from '../../../api/problem.ts'
import { apiKeyScopes, keyUsageDays, maxLiveKeys } from '../../../domain/api-keys/api-keys.ts'
import { dayNumber, formatDayNumber } from '../../../domain/calendar-days.ts'
import { deviceOf } from '../../../domain/users/devices.ts'
import { hashToken, newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/require-found.ts'
import { apiKeyMadeMessage } from '../../mail/api-key-messages.ts'
import { apiKeysOf, insertApiKey, toApiKeyRecord } from '../../queries/api-keys/api-keys.ts'
import { readApiUsage } from '../../queries/api-keys/api-usage.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import { lockUser, readerOf } from '../../queries/users/users.ts'
import { endingOf, newApiKey } from '../../security/api-keys.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifySecurityChange } from '../notifications/notify-security-change.ts'
import { inTransaction } from '../transaction.ts'
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

/** Creates a key and returns it. Only a hash of the key is stored. */
export async function createApiKeyUseCase(
  ctx: Context,
  { input, currentUser, userAgent }: RequestOf<typeof createApiKey>,
) {
  const { database, now } = ctx
  const secret = newApiKey()
  const scopes = apiKeyScopes.filter((scope) => input.scopes.includes(scope))
  const row = {
    id: newId(),
    user_id: currentUser.id,
    name: input.name,
    ending: endingOf(secret),
    key_hash: hashToken(secret),
    scopes: scopes.join(' '),
    created_at: now,
    last_used_at: null,
  }
  await inTransaction(ctx, async (ctx, tx) => {
    // Locked, so that concurrent requests cannot exceed the limit.
    const user = requireFound(await lockUser(database, tx, currentUser.id), 'user')
    if ((await apiKeysOf(tx, user.id)).length >= maxLiveKeys) {
      throw new Problem('API_KEYS_USED_UP', 'keys', { params: { max: maxLiveKeys } })
    }
    await insertApiKey(tx, row)
    const details = { ending: row.ending, scopes }
    logActivity(ctx, { action: 'create', entity: 'api-key', entityId: row.id, details })
    const message = apiKeyMadeMessage(ctx, readerOf(user), {
      ending: row.ending,
      device: deviceOf(userAgent),
    })
    await notifySecurityChange(ctx, user, { kind: 'api-key-made', item: row.name, message })
  })
  return { key: toApiKeyRecord(row), secret }
}
