import { Problem } from '../api/problem.ts'
import type { Queries } from './db/database.ts'
import { claimPicture, claimReceipt } from './queries/uploads.ts'

/**
 * Ties uploads to the record that is being saved, so that the sweeper keeps them and a receipt
 * stays private. Throws `INVALID_INPUT` on the field whose address is not a free upload of ours.
 */
export async function claimPictures(
  tx: Queries,
  pictures: Record<string, string | null | undefined>,
  ownerId: string,
  now: number,
): Promise<void> {
  for (const [field, url] of Object.entries(pictures)) {
    if (!url) continue
    const claimed =
      field === 'receiptUrl'
        ? await claimReceipt(tx, url, ownerId, now)
        : await claimPicture(tx, url, ownerId, now)
    if (claimed) continue
    throw new Problem('INVALID_INPUT', 'picture-not-uploaded', { field })
  }
}
