import { Problem } from '../../../api/problem.ts'
import { imageNames } from '../../lib/image-names.ts'
import { attachImage, attachReceipt, deleteWithdrawn } from '../../queries/uploads/uploads.ts'
import { StorageUnavailableError } from '../../storage/image-store.ts'
import type { Context, TransactionContext } from '../context.ts'

/**
 * Claims uploads for a record that is being saved, so that they are not purged and a receipt stays
 * private. Throws `INVALID_INPUT` on the field whose URL is not an unclaimed upload.
 */
export async function attachUploads(
  { tx, now }: Pick<TransactionContext, 'tx' | 'now'>,
  images: Record<string, string | null | undefined>,
  ownerId: string,
): Promise<void> {
  for (const [field, url] of Object.entries(images)) {
    if (!url) continue
    const claimed =
      field === 'receiptUrl'
        ? await attachReceipt(tx, { url, ownerId, now })
        : await attachImage(tx, { url, ownerId, now })
    if (claimed) continue
    throw new Problem('INVALID_INPUT', 'picture-not-uploaded', { field })
  }
}

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
