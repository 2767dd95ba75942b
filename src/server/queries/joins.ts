import { type JoinBuilder, sql } from 'kysely'

type On = <Tables, Table extends keyof Tables>(
  join: JoinBuilder<Tables, Table>,
) => JoinBuilder<Tables, Table>

/** Joins rows with the same identifier. */
export function sameIdentifier(joined: string, to: string): On {
  return (join) =>
    join.on(equal(`${joined}.key`, `${to}.key`)).on(equal(`${joined}.namespace`, `${to}.namespace`))
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
