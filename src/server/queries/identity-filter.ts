import { expressionBuilder } from 'kysely'
import type { IdentifierRow, Tables } from '../db/tables.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

/** Whether an identifier is one of these. */
export function isOneOf(
  identities: readonly Identity[],
  table: 'identifiers' | 'watch_identifiers' | 'phone_finds',
) {
  const is = expressionBuilder<Tables, 'identifiers' | 'watch_identifiers' | 'phone_finds'>()
  return is.or(
    identities.map(({ namespace, key }) =>
      is.and([is(`${table}.key`, '=', key), is(`${table}.namespace`, '=', namespace)]),
    ),
  )
}
