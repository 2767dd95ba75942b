import { expressionBuilder } from 'kysely'
import type { IdentifierRow, Tables } from '../db/tables.ts'
import { hasNamespace } from './joins.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

type TableOfIdentities =
  | 'identifiers'
  | 'watch_identifiers'
  | 'user_watch_identifiers'
  | 'phone_finds'

/**
 * The condition that a row may have one of these identifiers: a serial number without maker may be
 * that of any maker.
 */
export function isOneOf(identities: readonly Identity[], table: TableOfIdentities) {
  const is = expressionBuilder<Tables, TableOfIdentities>()
  return is.or(
    identities.map(({ namespace, key }) =>
      is.and([is(`${table}.key`, '=', key), hasNamespace(is.ref(`${table}.namespace`), namespace)]),
    ),
  )
}
