import { imageNames } from '../../lib/image-names.ts'
import { deleteWithdrawn } from '../../queries/uploads/uploads.ts'
import { StorageUnavailableError } from '../../storage/image-store.ts'
import type { Context } from '../context.ts'

/** Deletes withdrawn uploads. Their rows go last, so that a deletion cut short is finished by the next purge. */
export async function deleteUploads(
  { database, imageStore }: Pick<Context, 'database' | 'imageStore'>,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  await Promise.all(ids.flatMap(imageNames).map((name) => imageStore.remove(name)))
  await database.write((tx) => deleteWithdrawn(tx, ids))
}

/** As `deleteUploads`, for who has done their part: with the store down, the next purge does it. */
export async function deleteUploadsOrLeave(
  ctx: Pick<Context, 'database' | 'imageStore' | 'log'>,
  ids: string[],
): Promise<void> {
  try {
    await deleteUploads(ctx, ids)
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error
    ctx.log.warn({ err: error }, 'uploads are left to the next purge')
  }
}
