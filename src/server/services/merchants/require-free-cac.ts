import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { findVerifiedByCac } from '../../queries/merchants/merchants.ts'

/** Throws if another business is verified or suspended under a CAC number. */
export async function requireFreeCac(
  tx: Queries,
  { id, cac_number }: Pick<MerchantRow, 'id' | 'cac_number'>,
): Promise<void> {
  const other = await findVerifiedByCac(tx, cac_number, id)
  if (!other) return
  throw new Problem('STATUS_CHANGE_REFUSED', 'cac-taken', {
    params: { name: other.name, status: other.status },
  })
}
