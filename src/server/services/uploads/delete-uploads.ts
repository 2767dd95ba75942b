import { imageNames } from '../../lib/image-names.ts'
import { deleteWithdrawn } from '../../queries/uploads/uploads.ts'
import { StorageUnavailableError } from '../../storage/image-store.ts'
import type { Context } from '../context.ts'

/**
 * Deletes withdrawn uploads. Their rows are deleted last, so that the next purge completes an
 * interrupted deletion.
 */
export async function deleteUploads(
  { database, imageStore }: Pick<Context, 'database' | 'imageStore'>,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  await Promise.all(ids.flatMap(imageNames).map((name) => imageStore.remove(name)))
  await database.write((tx) => deleteWithdrawn(tx, ids))
}

/** Like `deleteUploads`; if the store is down, the next purge deletes them. */
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
