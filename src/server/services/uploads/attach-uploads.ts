import { Problem } from '../../../api/problem.ts'
import { attachImage, attachReceipt } from '../../queries/uploads/uploads.ts'
import type { TransactionContext } from '../context.ts'

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
