import { type Expression, type JoinBuilder, type SqlBool, sql } from 'kysely'
import type { IdentifierNamespace } from '../../domain/identifiers/kinds.ts'

type On = <Tables, Table extends keyof Tables>(
  join: JoinBuilder<Tables, Table>,
) => JoinBuilder<Tables, Table>

/** Joins rows with the same identifier. */
export function sameIdentifier(joined: string, to: string): On {
  return (join) =>
    join.on(equal(`${joined}.key`, `${to}.key`)).on(equal(`${joined}.namespace`, `${to}.namespace`))
}

/** Joins rows whose identifier may be the same: see `hasNamespace`. */
export function perhapsSameIdentifier(joined: string, to: string): On {
  return (join) =>
    join
      .on(equal(`${joined}.key`, `${to}.key`))
      .on(hasNamespace(sql.ref(`${joined}.namespace`), sql.ref(`${to}.namespace`)))
}

/**
 * The rule of `mayBeSameNamespace`: the namespaces are equal, or one of them is that of serial
 * numbers without maker and the other that of a maker. The same SQL for all namespaces, so that a
 * query with it can be prepared.
 */
export function hasNamespace(
  column: Expression<string>,
  namespace: IdentifierNamespace | Expression<string>,
) {
  return sql<SqlBool>`(${column} = ${namespace}
    or (${column} = 'serial' and ${namespace} like 'serial:%')
    or (${namespace} = 'serial' and ${column} like 'serial:%'))`
}

/** Joins the claim of a row's owner in a dispute. */
export function claimsOfOwnerOf(table: string): On {
  return (join) =>
    join
      .on(equal('dispute_claims.dispute_id', 'disputes.id'))
      .on(equal('dispute_claims.owner_id', `${table}.owner_id`))
}

/** Joins the claimant's row for the identifier of a dispute. */
export const identifierOfClaim: On = (join) =>
  sameIdentifier(
    'identifiers',
    'disputes',
  )(join).on(equal('identifiers.owner_id', 'dispute_claims.owner_id'))

/** Joins the asset of a row if it still belongs to the user in `column`. */
export function assetOwnedBy(table: string, column: 'owner_id' | 'reporter_id'): On {
  return (join) =>
    join
      .on(equal('assets.id', `${table}.asset_id`))
      .on(equal('assets.owner_id', `${table}.${column}`))
}

function equal(left: string, right: string) {
  return sql<boolean>`${sql.ref(left)} = ${sql.ref(right)}`
}
