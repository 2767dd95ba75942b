import { createHash } from 'node:crypto'
import type { Endpoint } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import type { Queries } from '../db/database.ts'

/** Longer than a phone is usually offline before it repeats a request. */
const retentionMs = 14 * 86_400_000

interface RepeatableRequest {
  userId: string
  key: string
  endpoint: Pick<Endpoint, 'method' | 'path'>
  /** The parsed input, whose fields are in the order of the schema. */
  input: unknown
}

/**
 * Claims a key for a new record and returns null, or returns the id of the record that the key
 * already made. Of concurrent requests one claims it; the others wait for its commit. A request
 * that fails leaves no key. Throws `IDEMPOTENCY_KEY_REUSED` if the key came with a different
 * request.
 */
export async function claimKey(
  tx: Queries,
  { userId, key, endpoint, input }: RepeatableRequest,
  recordId: string,
  now: number,
): Promise<string | null> {
  const hash = hashOf(`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`)
  const row = {
    request_hash: hash,
    record_id: recordId,
    created_at: now,
    expires_at: now + retentionMs,
  }
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'record_id'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.request_hash === hash) return earlier.record_id
  throw new Problem('IDEMPOTENCY_KEY_REUSED', 'key')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
