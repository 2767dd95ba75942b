import { createHash } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import type { Tables, UploadRow } from '../../db/tables.ts'
import { uploadIdOfUrl } from '../../lib/image-names.ts'
import { findRow, findRows } from '../rows-by-columns.ts'

/** Every column that holds the address of an upload. What none of them names is swept. */
export const referringColumns = [
  ['assets', 'image_url'],
  ['assets', 'receipt_url'],
  ['asset_photos', 'url'],
  ['reports', 'image_url'],
  ['users', 'profile_picture'],
  ['merchants', 'logo_url'],
  ['merchants', 'featured_picture_url'],
  ['merchants', 'pending_picture_url'],
] as const

/** An engine takes so many parameters in one statement, and more. */
const atOnce = 500

/** In `visible_to_user_id`: about to be deleted, so that nobody can claim it any more. */
const ghostUser = 'nobody'

export async function insertUpload(
  tx: Queries,
  upload: {
    id: string
    picture: { bytes: Uint8Array; width: number; height: number }
    thumbnail: { bytes: Uint8Array }
  },
  now: number,
): Promise<void> {
  const { id, picture: image, thumbnail } = upload
  const { bytes, width, height } = image
  await tx
    .insertInto('uploads')
    .values({
      id,
      bytes: bytes.length,
      width,
      height,
      created_at: now,
      sha256: sha256Of(bytes),
      thumbnail_sha256: sha256Of(thumbnail.bytes),
    })
    .execute()
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export async function findUpload(database: Database, id: string): Promise<UploadRow | undefined> {
  return findRow(database.read, 'uploads', { id })
}

/**
 * Ties an upload to a record of `ownerId` that shows it to everyone. False when the address is none
 * of ours, a receipt, or in another person's record.
 */
export async function attachImage(
  tx: Queries,
  url: string,
  ownerId: string,
  now: number,
): Promise<boolean> {
  const claimed = await tx
    .updateTable('uploads')
    // Also when it was claimed before: a purge that is deciding about it must notice.
    .set({ claimed_at: now, claimed_by: ownerId })
    .where('id', '=', uploadIdOfUrl(url) ?? '')
    .where('visible_to_user_id', 'is', null)
    .where((or) => or.or([or('claimed_by', 'is', null), or('claimed_by', '=', ownerId)]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Ties an upload to a record as its owner's receipt, from now on for that person and staff only.
 * False when the address is none of ours, another person's receipt, or a public picture: else
 * anyone could hide somebody's picture by calling it their receipt.
 */
export async function attachReceipt(
  tx: Queries,
  url: string,
  ownerId: string,
  now: number,
): Promise<boolean> {
  const claimed = await tx
    .updateTable('uploads')
    .set({ claimed_at: now, claimed_by: ownerId, visible_to_user_id: ownerId })
    .where('id', '=', uploadIdOfUrl(url) ?? '')
    .where((or) =>
      or.or([
        or('visible_to_user_id', '=', ownerId),
        or.and([or('visible_to_user_id', 'is', null), or('claimed_at', 'is', null)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Makes pictures of one person another's, as far as they are that person's. */
export async function transferUploads(
  tx: Queries,
  urls: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const ids = urls.flatMap((url) => uploadIdOfUrl(url) ?? [])
  if (ids.length === 0) return
  await tx
    .updateTable('uploads')
    .set({ claimed_by: to })
    .where('id', 'in', ids)
    .where('claimed_by', '=', from)
    .execute()
}

/**
 * Looks at the `limit` uploads after the id `after` and withdraws those that were made and last
 * claimed before `before` and that no record names. Withdrawn ones cannot be claimed; they are
 * found again until `deleteWithdrawn`. `last` is where to go on, null at the end.
 */
export async function detachUnusedUploads(
  database: Database,
  { after, limit, before, now }: { after: string; limit: number; before: number; now: number },
): Promise<{ ids: string[]; last: string | null }> {
  const seen = await database.read
    .selectFrom('uploads')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select(['id', (row) => isOrphan(row, before).as('orphan')])
    .execute()
  const last = seen.length < limit ? null : (seen.at(-1)?.id ?? null)
  const orphans = seen.filter(({ orphan }) => orphan).map(({ id }) => id)
  if (orphans.length === 0) return { ids: [], last }
  const withdrawn = await database.write(async (tx) => {
    if (await areUploadsRetained(database, tx, now)) return null
    return tx
      .updateTable('uploads')
      .set({ visible_to_user_id: ghostUser })
      .where('id', 'in', orphans)
      .where((row) => isOrphan(row, before))
      .returning('id')
      .execute()
  })
  if (!withdrawn) return { ids: [], last: null }
  return { ids: withdrawn.map(({ id }) => id), last }
}

function isOrphan(row: ExpressionBuilder<Tables, 'uploads'>, before: number) {
  return row.and([
    row('created_at', '<', before),
    row.or([row('claimed_at', 'is', null), row('claimed_at', '<', before)]),
    isUnnamed(row),
  ])
}

function isUnnamed(row: ExpressionBuilder<Tables, 'uploads'>) {
  const named = referringColumns.map(
    ([table, column]) =>
      sql<boolean>`exists (select 1 from ${sql.table(table)}
        where ${sql.ref(`${table}.${column}`)} = '/uploads/' || uploads.id || '.webp')`,
  )
  return row.not(row.or(named))
}

const keeping = 'keep-uploads'

/**
 * Keeps every upload until `until`: a copy is being made. Once this is done no purge has anything
 * left to delete but what it had withdrawn before.
 */
export async function retainUploads(database: Database, until: number): Promise<void> {
  await database.write(async (tx) => {
    await database.lock(tx, keeping)
    await tx
      .insertInto('job_leases')
      .values({ job: keeping, leased_until: until })
      .onConflict((conflict) => conflict.column('job').doUpdateSet({ leased_until: until }))
      .execute()
  })
}

async function areUploadsRetained(database: Database, tx: Queries, now: number): Promise<boolean> {
  await database.lock(tx, keeping)
  const lease = await tx
    .selectFrom('job_leases')
    .select('job')
    .where('job', '=', keeping)
    .where('leased_until', '>', now)
    .executeTakeFirst()
  return lease !== undefined
}

/** The uploads after the id `after` that are not about to be deleted, and whether a record names them. */
export async function listUploads(
  db: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<(UploadRow & { named: boolean })[]> {
  const rows = await db
    .selectFrom('uploads')
    .selectAll()
    .select((row) => isUnnamed(row).as('unnamed'))
    .where('id', '>', after)
    .where((is) =>
      is.or([is('visible_to_user_id', 'is', null), is('visible_to_user_id', '<>', ghostUser)]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ unnamed, ...upload }) => ({ ...upload, named: !unnamed }))
}

/** The ids of all uploads that are in a record of the person's, or were. */
export async function uploadsOf(db: Queries, userId: string): Promise<string[]> {
  const rows = await findRows(db, 'uploads', { claimed_by: userId })
  return rows.map(({ id }) => id)
}

/**
 * Withdraws those of these uploads that no record names any more, however new they are. Returns
 * their ids; the purge job deletes what is left.
 */
export async function detachUnreferencedUploads(
  tx: Queries,
  ids: readonly string[],
): Promise<string[]> {
  const withdrawn: string[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    const rows = await tx
      .updateTable('uploads')
      .set({ visible_to_user_id: ghostUser, claimed_by: null, created_at: 0, claimed_at: null })
      .where('id', 'in', ids.slice(from, from + atOnce))
      .where((row) => isUnnamed(row))
      .returning('id')
      .execute()
    withdrawn.push(...rows.map(({ id }) => id))
  }
  return withdrawn
}

export async function deleteWithdrawn(tx: Queries, ids: string[]): Promise<void> {
  await tx
    .deleteFrom('uploads')
    .where('id', 'in', ids)
    .where('visible_to_user_id', '=', ghostUser)
    .execute()
}
