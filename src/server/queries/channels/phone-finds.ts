import type { Queries } from '../../db/database.ts'
import type { PhoneFindRow } from '../../db/tables.ts'
import { isOneOf } from '../identity-filter.ts'
import { insertOnce } from '../rows-by-columns.ts'

/** Saves a find once for each caller and identifier; false if it was saved before. */
export async function insertPhoneFind(tx: Queries, row: PhoneFindRow): Promise<boolean> {
  return insertOnce(tx, 'phone_finds', row, 'id')
}

/** The finds of these identifiers. */
export async function findPhoneFinds(
  db: Queries,
  identifiers: readonly Pick<PhoneFindRow, 'namespace' | 'key'>[],
): Promise<PhoneFindRow[]> {
  if (identifiers.length === 0) return []
  return phoneFindsQuery(db, identifiers).execute()
}

export function phoneFindsQuery(
  db: Queries,
  identifiers: readonly Pick<PhoneFindRow, 'namespace' | 'key'>[],
) {
  return db.selectFrom('phone_finds').where(isOneOf(identifiers, 'phone_finds')).selectAll()
}
