import type { ApiKeyRecord } from '../../../api/api-keys/api-keys.ts'
import type { ApiKeyScope } from '../../../domain/api-keys/api-keys.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { ApiKeyRow } from '../../db/tables.ts'
import { deleteRow, deleteRows, insertRow, updateRows } from '../rows-by-columns.ts'

export function toApiKeyRecord(row: ApiKeyRow): ApiKeyRecord {
  return {
    id: row.id,
    name: row.name,
    ending: row.ending,
    scopes: scopesOf(row),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}

export function scopesOf({ scopes }: Pick<ApiKeyRow, 'scopes'>): ApiKeyScope[] {
  return scopes.split(' ') as ApiKeyScope[]
}

export function apiKeysQuery(db: Queries, userId: string) {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
}

/** A user’s keys, oldest first. */
export async function apiKeysOf(db: Queries, userId: string): Promise<ApiKeyRow[]> {
  return apiKeysQuery(db, userId).execute()
}

export function apiKeyQuery(db: Queries, { hash }: { hash: string }) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .leftJoin('merchants', 'merchants.owner_id', 'users.id')
    .where('api_keys.key_hash', '=', hash)
    .where('users.status', '=', 'active')
    .select([
      'api_keys.id',
      'api_keys.user_id',
      'api_keys.scopes',
      'api_keys.last_used_at',
      'merchants.status as merchant_status',
      'merchants.expires_at as merchant_expires_at',
    ])
}

/**
 * The keys with this hash whose account is active: one or none. Read for each call, so that
 * revoking and suspending take effect at once in all processes.
 */
export const activeApiKeys = precompiledQuery(apiKeyQuery)

export async function insertApiKey(tx: Queries, row: ApiKeyRow): Promise<void> {
  await insertRow(tx, 'api_keys', row)
}

export async function markApiKeyUsed(tx: Queries, id: string, now: number): Promise<void> {
  await updateRows(tx, 'api_keys', { id }, { last_used_at: now })
}

/** Returns undefined if the user has no such key. */
export async function deleteApiKey(tx: Queries, userId: string, id: string) {
  return deleteRow(tx, 'api_keys', { id, user_id: userId })
}

export async function deleteAllApiKeys(tx: Queries, userId: string): Promise<void> {
  await deleteRows(tx, 'api_keys', { user_id: userId })
}

interface UserDay {
  userId: string
  /** Days since 1970, in Nigeria. */
  day: number
}

/** Adds to the calls of a day. Does nothing if the account has been erased. */
export async function addToApiUsage(
  tx: Queries,
  { userId, day }: UserDay,
  calls: number,
): Promise<void> {
  await tx
    .insertInto('api_usage')
    .columns(['user_id', 'day', 'calls'])
    .expression((from) =>
      from
        .selectFrom('users')
        .where('id', '=', userId)
        .select((row) => ['id', row.lit(day).as('day'), row.lit(calls).as('calls')]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((row) => ({ calls: row('api_usage.calls', '+', calls) })),
    )
    .execute()
}

export function apiUsageQuery(db: Queries, { userId, day }: UserDay) {
  return db
    .selectFrom('api_usage')
    .where('user_id', '=', userId)
    .where('day', '>=', day)
    .orderBy('day')
    .select(['day', 'calls'])
}

/** The calls of a user’s keys since a day, by day. */
export async function readApiUsage(db: Queries, since: UserDay) {
  return apiUsageQuery(db, since).execute()
}
