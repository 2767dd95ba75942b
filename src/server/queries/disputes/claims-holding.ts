import { isOtherMaker } from '../../../domain/identifiers/namespace-at-maker.ts'
import { withoutMaker } from '../../../domain/identifiers/serial-namespaces.ts'
import type { Queries } from '../../db/database.ts'
import type { ReportRow } from '../../db/tables.ts'
import { isInList } from '../any-key.ts'
import {
  type ClaimRow,
  claimsThatCount,
  type EarlierClaim,
  earlierClaimsToAll,
  isRefused,
  toEarlierClaims,
} from './claims.ts'

/**
 * The earlier claims for which a report on an asset may wait, also those that lookups show of another
 * kind, and to a serial number at another maker or at none, unless both are of our list: a plate as a
 * serial number, a made-up maker, or the one that an owner did not name, would let anybody report the
 * thing of somebody else.
 */
export async function claimsHolding(db: Queries, assetId: string): Promise<EarlierClaim[]> {
  return claimsThatHold(await earlierClaimsToAll(db, { assetId }))
}

export function claimsThatHold(rows: readonly ClaimRow[]): EarlierClaim[] {
  return toEarlierClaims(
    rows.filter(({ namespace, my_namespace, hidden, reported_as }) => {
      const isOfKind = withoutMaker(namespace) === withoutMaker(my_namespace)
      // That it waits would tell of a hidden thing of another kind.
      if (!isOfKind) return hidden === 0 || reported_as !== null
      return !isOtherMaker(namespace, my_namespace)
    }),
  )
}

/**
 * The same for reports on many assets that share numbers: all claims to these are read once, as comparing
 * every asset with every other one takes a time that grows with their square. What is found may be what
 * somebody reports missing who registered it later.
 */
export async function claimsHoldingEach(
  db: Queries,
  assetIds: readonly string[],
): Promise<(report: Pick<ReportRow, 'asset_id' | 'reported_as'>) => EarlierClaim[]> {
  const own = await db
    .selectFrom('identifiers as mine')
    .where(isInList(db, 'mine.asset_id', JSON.stringify(assetIds)))
    .select(['asset_id', 'owner_id', 'namespace', 'key', 'registered_at'])
    .select(isRefused('mine').as('is_refused'))
    .execute()
  const keys = JSON.stringify([...new Set(own.map(({ key }) => key))])
  const claims = await claimsThatCount(db)
    .where(isInList(db, 'theirs.key', keys))
    .select('theirs.registered_at')
    .execute()
  const numbersOf = Map.groupBy(own, ({ asset_id }) => asset_id)
  return ({ asset_id, reported_as }) =>
    claimsThatHold(
      (numbersOf.get(asset_id) ?? []).flatMap((mine) =>
        claims
          .filter(
            (theirs) =>
              theirs.key === mine.key &&
              theirs.owner_id !== mine.owner_id &&
              (theirs.registered_at < mine.registered_at ||
                Boolean(mine.is_refused) ||
                (reported_as === 'Found' && theirs.reported_as !== null)),
          )
          .map((theirs) => ({ ...theirs, my_namespace: mine.namespace })),
      ),
    )
}
