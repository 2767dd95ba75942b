import { isLanguage, type Language } from '../../../domain/languages.ts'
import type { Queries } from '../../db/database.ts'
import type { PhoneFindRow } from '../../db/tables.ts'
import { isOneOf } from '../identity-filter.ts'
import { insertOnce } from '../rows-by-columns.ts'

/** The language that a caller chose; null if there is none, or it has expired. */
export async function findCallerLanguage(
  db: Queries,
  callerHash: string,
  now: number,
): Promise<Language | null> {
  const row = await callerLanguageQuery(db, callerHash, now).executeTakeFirst()
  return row && isLanguage(row.language) ? row.language : null
}

export function callerLanguageQuery(db: Queries, callerHash: string, now: number) {
  return db
    .selectFrom('caller_languages')
    .where('caller_hash', '=', callerHash)
    .where('expires_at', '>', now)
    .select('language')
}

export async function saveCallerLanguage(
  tx: Queries,
  row: { caller_hash: string; language: Language; expires_at: number },
): Promise<void> {
  const { language, expires_at } = row
  await tx
    .insertInto('caller_languages')
    .values(row)
    .onConflict((conflict) => conflict.column('caller_hash').doUpdateSet({ language, expires_at }))
    .execute()
}

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
