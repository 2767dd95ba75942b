import type { ClaimStanding } from '../../../domain/disputes/disputes.ts'
import type { AssetRow, IdentifierRow } from '../../db/tables.ts'
import { takeOverHistory } from '../../queries/disputes/contests.ts'
import { standingsAmong } from '../../queries/disputes/standings.ts'
import { findRow } from '../../queries/rows-by-columns.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'

type History = Pick<AssetRow, 'created_at' | 'first_registered_at' | 'transfer_count'>
type Registration = Pick<IdentifierRow, 'namespace' | 'key' | 'registered_at'>

const uncontested = new Set<ClaimStanding>(['alone', 'doubted'])

/**
 * Tells the user whose claim to one of these identifiers is now alone. `givenUp` is the asset of the
 * user who gave theirs up: where its number was registered first, the one that stays takes over its
 * history.
 */
export async function notifyOfEnd(
  ctx: TransactionContext,
  registrations: readonly Registration[],
  givenUp: Pick<AssetRow, 'id'> & History,
): Promise<void> {
  const { tx, now } = ctx
  const told = new Set<string>()
  for (const registration of registrations) {
    const claims = (await standingsAmong(tx, registration)).filter(
      ({ assetId, standing }) => assetId !== givenUp.id && uncontested.has(standing),
    )
    for (const { assetId } of claims) {
      const asset = await findRow(tx, 'assets', { id: assetId })
      if (!asset || told.has(assetId)) continue
      told.add(assetId)
      const { namespace, key, registered_at } = registration
      const theirs = await findRow(tx, 'identifiers', { asset_id: assetId, namespace, key })
      if (theirs && theirs.registered_at > registered_at) {
        await takeOverHistory(tx, asset, historyWith(registration, givenUp))
      }
      await notifyUser(ctx, {
        userId: asset.owner_id,
        kind: 'contest-ended',
        subjectId: assetId,
        data: { item: asset.name },
        eventKey: `contest-ended ${assetId} ${now}`,
      })
    }
  }
}

/**
 * The history of an asset since it has this number: the asset may be far older, or another thing.
 */
function historyWith(
  { registered_at }: Registration,
  { created_at, first_registered_at, transfer_count }: History,
): History {
  const first = first_registered_at ?? created_at
  return {
    created_at,
    first_registered_at: Math.max(first, registered_at),
    transfer_count: registered_at > created_at ? 0 : transfer_count,
  }
}
