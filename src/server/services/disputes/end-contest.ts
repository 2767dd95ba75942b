import type { AssetRow, IdentifierRow } from '../../db/tables.ts'
import { takeOverHistory } from '../../queries/disputes/contests.ts'
import { standingsAmong } from '../../queries/disputes/standings.ts'
import { findRow } from '../../queries/rows-by-columns.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

/**
 * Tells the user whose claim to one of these identifiers is now alone. `givenUp` is the asset of the
 * user who gave theirs up: the one that stays takes over its history, if it is younger.
 */
export async function notifyOfEnd(
  ctx: TransactionContext,
  identities: readonly Identity[],
  givenUp: Pick<AssetRow, 'id' | 'created_at' | 'first_registered_at' | 'transfer_count'>,
): Promise<void> {
  const { tx, now } = ctx
  const told = new Set<string>()
  for (const identity of identities) {
    const claims = (await standingsAmong(tx, identity)).filter(
      ({ assetId, standing }) => assetId !== givenUp.id && standing === 'alone',
    )
    for (const { assetId } of claims) {
      const asset = await findRow(tx, 'assets', { id: assetId })
      if (!asset || told.has(assetId)) continue
      told.add(assetId)
      if (asset.created_at > givenUp.created_at) await takeOverHistory(tx, asset, givenUp)
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
