import { createHash } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import type { Tables, UploadRow } from '../../db/tables.ts'
import { uploadIdOfUrl } from '../../lib/image-names.ts'
import { hasRow } from '../count-rows.ts'
import { findRow, findRows } from '../rows-by-columns.ts'

/** All columns that contain URLs of uploads. An upload that no column names is purged. */
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

/** Below the engines' maximum number of parameters. */
const batchSize = 500

/** The value of `visible_to_user_id` for an upload that is being deleted: nobody can claim it. */
const withdrawnMarker = 'nobody'

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

interface Claim {
  url: string
  ownerId: string
  now: number
}

/**
 * Claims an upload for a public record of `ownerId`. False if the URL is no upload, a receipt, or in a
 * record of another user.
 */
export async function attachImage(tx: Queries, { url, ownerId, now }: Claim): Promise<boolean> {
  return hasRow(
    tx
      .updateTable('uploads')
      // Also if it is already claimed, so that a purge at the same moment does not withdraw it.
      .set({ claimed_at: now, claimed_by: ownerId })
      .where('id', '=', uploadIdOfUrl(url) ?? '')
      .where('visible_to_user_id', 'is', null)
      .where((or) => or.or([or('claimed_by', 'is', null), or('claimed_by', '=', ownerId)]))
      .returning('id'),
  )
}

/**
 * Claims an upload as a receipt, visible to its owner and staff only. False if the URL is no upload,
 * another user's receipt, or a public picture: otherwise anyone could hide somebody's picture by
 * claiming it as a receipt.
 */
export async function attachReceipt(tx: Queries, { url, ownerId, now }: Claim): Promise<boolean> {
  return hasRow(
    tx
      .updateTable('uploads')
      .set({ claimed_at: now, claimed_by: ownerId, visible_to_user_id: ownerId })
      .where('id', '=', uploadIdOfUrl(url) ?? '')
      .where((or) =>
        or.or([
          or('visible_to_user_id', '=', ownerId),
          or.and([or('visible_to_user_id', 'is', null), or('claimed_at', 'is', null)]),
        ]),
      )
      .returning('id'),
  )
}

/** Gives those of these uploads that are one user's to another user. */
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
 * Checks up to `limit` uploads after the id `after`, and withdraws those that no record names and that
 * were made and last claimed before `before`. Withdrawn uploads cannot be claimed; they are returned
 * again until `deleteWithdrawn` deletes them. `last` is the next `after`; null at the end.
 */
export async function detachUnusedUploads(
  database: Database,
  { after, limit, before, now }: { after: string; limit: number; before: number; now: number },
): Promise<{ ids: string[]; last: string | null }> {
  const seen = await database.mayLag
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
      .set({ visible_to_user_id: withdrawnMarker })
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

const retentionLease = 'keep-uploads'

/**
 * Retains all uploads until `until`, for a backup. Until then, a purge only deletes uploads that were
 * already withdrawn.
 */
export async function retainUploads(database: Database, until: number): Promise<void> {
  await database.write(async (tx) => {
    await database.lock(tx, retentionLease)
    await tx
      .insertInto('job_leases')
      .values({ job: retentionLease, leased_until: until })
      .onConflict((conflict) => conflict.column('job').doUpdateSet({ leased_until: until }))
      .execute()
  })
}

async function areUploadsRetained(database: Database, tx: Queries, now: number): Promise<boolean> {
  await database.lock(tx, retentionLease)
  return hasRow(
    tx
      .selectFrom('job_leases')
      .select('job')
      .where('job', '=', retentionLease)
      .where('leased_until', '>', now),
  )
}

/** Uploads after the id `after`, without withdrawn ones; `named` is whether a record names them. */
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
      is.or([
        is('visible_to_user_id', 'is', null),
        is('visible_to_user_id', '<>', withdrawnMarker),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ unnamed, ...upload }) => ({ ...upload, named: !unnamed }))
}

/** The ids of all uploads that are, or were, in a record of the user. */
export async function uploadsOf(db: Queries, userId: string): Promise<string[]> {
  const rows = await findRows(db, 'uploads', { claimed_by: userId })
  return rows.map(({ id }) => id)
}

/**
 * Withdraws those of these uploads that no record names, of any age. Returns their ids. The purge job
 * deletes files that the caller does not.
 */
export async function detachUnreferencedUploads(
  tx: Queries,
  ids: readonly string[],
): Promise<string[]> {
  const withdrawn: string[] = []
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await tx
      .updateTable('uploads')
      .set({
        visible_to_user_id: withdrawnMarker,
        claimed_by: null,
        created_at: 0,
        claimed_at: null,
      })
      .where('id', 'in', ids.slice(from, from + batchSize))
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
    .where('visible_to_user_id', '=', withdrawnMarker)
    .execute()
}
