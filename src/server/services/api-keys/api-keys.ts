import type { createApiKey, revokeApiKey } from '../../../api/api-keys/api-keys.ts'
import { Problem } from '../../../api/problem.ts'
import { apiKeyScopes, keyUsageDays, maxLiveKeys } from '../../../domain/api-keys/api-keys.ts'
import { dayNumber, formatDayNumber } from '../../../domain/calendar-days.ts'
import { deviceOf } from '../../../domain/users/devices.ts'
import type { UserRow } from '../../db/tables.ts'
import { hashToken, newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { apiKeyMadeMessage, apiKeyRevokedMessage } from '../../mail/account-messages.ts'
import {
  apiKeysOf,
  deleteApiKey,
  insertApiKey,
  readApiUsage,
  toApiKeyRecord,
} from '../../queries/api-keys/api-keys.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import { findUser, lockUser, readerOf } from '../../queries/users/users.ts'
import { endingOf, newApiKey } from '../../security/api-keys.ts'
import { requireOpenSession } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
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
    await requireOpenSession(tx, currentUser)
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

/** Asks for no password: a leaked key has to be revoked at once, from any device. */
export async function revokeApiKeyUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof revokeApiKey>,
): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    const user = requireFound(await findUser(tx, currentUser.id), 'user')
    await revoke(ctx, user, input.id)
  })
}

/** Revokes every key of a user whose password somebody else may have known. */
export async function revokeAllApiKeys(ctx: TransactionContext, user: UserRow): Promise<void> {
  for (const { id } of await apiKeysOf(ctx.tx, user.id)) await revoke(ctx, user, id)
}

async function revoke(ctx: TransactionContext, user: UserRow, keyId: string): Promise<void> {
  const { id, name, ending } = requireFound(await deleteApiKey(ctx.tx, user.id, keyId), 'api-key')
  const entry = { actorId: user.id, entity: 'api-key', entityId: id } as const
  logActivity(ctx, { ...entry, action: 'delete', details: { ending } })
  const message = apiKeyRevokedMessage(ctx, readerOf(user), ending)
  await notifySecurityChange(ctx, user, { kind: 'api-key-revoked', item: name, message })
}
