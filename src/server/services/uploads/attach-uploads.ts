import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import { attachImage, attachReceipt } from '../../queries/uploads/uploads.ts'

/**
 * Ties uploads to the record that is being saved, so that the sweeper keeps them and a receipt
 * stays private. Throws `INVALID_INPUT` on the field whose address is not a free upload of ours.
 */
export async function attachUploads(
  tx: Queries,
  images: Record<string, string | null | undefined>,
  ownerId: string,
  now: number,
): Promise<void> {
  for (const [field, url] of Object.entries(images)) {
    if (!url) continue
    const claimed =
      field === 'receiptUrl'
        ? await attachReceipt(tx, url, ownerId, now)
        : await attachImage(tx, url, ownerId, now)
    if (claimed) continue
    throw new Problem('INVALID_INPUT', 'picture-not-uploaded', { field })
  }
}
