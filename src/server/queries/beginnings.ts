import { sql } from 'kysely'
import { possibleIdentities } from '../../domain/identifiers/possible-identities.ts'
import { searchPrefix } from '../../domain/identifiers/search-prefix.ts'
import type { DialectName, Queries } from '../db/database.ts'

const greatest = '\u{10ffff}'

// The indexes are in the order of bytes; only so is a beginning a range of them.
const byBytes = (dialect: DialectName) => (dialect === 'sqlite' ? sql`` : sql` collate "C"`)

/** Whether a name begins with a text, whatever its case. */
export function nameBegins(
  dialect: DialectName,
  column: 'assets.name' | 'reports.name',
  text: string,
) {
  const name = sql`lower(${sql.ref(column)})${byBytes(dialect)}`
  return sql<boolean>`${name} >= lower(${text}) and ${name} < lower(${text + greatest})`
}

/** With fewer letters nearly everything begins so. */
const fewestOfKey = 3

/** Identifiers that a text is, or is the beginning of; undefined when it can be neither. */
export function identifiersBeginning(db: Queries, dialect: DialectName, text: string) {
  const prefix = searchPrefix(text)
  const keys = possibleIdentities(text).map(({ key }) => key)
  if (prefix.length < fewestOfKey && keys.length === 0) return undefined
  const key = sql`identifiers.key${byBytes(dialect)}`
  return db
    .selectFrom('identifiers')
    .where((is) =>
      is.or([
        ...(keys.length > 0 ? [is('identifiers.key', 'in', keys)] : []),
        ...(prefix.length < fewestOfKey
          ? []
          : [sql<boolean>`(${key} >= ${prefix} and ${key} < ${prefix + greatest})`]),
      ]),
    )
}
