import { sql } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { NewIdentifier } from './identifiers.ts'

type Identity = Pick<NewIdentifier, 'space' | 'key'>

/**
 * Takes the right to decide about these identifiers until the transaction ends, always in the same
 * order, so that two transactions never wait for each other.
 */
export async function lockIdentities(
  database: Database,
  tx: Queries,
  identities: readonly Identity[],
): Promise<void> {
  const names = [...new Set(identities.map(({ space, key }) => `${space}:${key}`))].sort()
  for (const name of names) await database.lock(tx, name)
}

/**
 * Brings `disputed` of every asset that carries one of these identifiers up to date: it is disputed
 * when two people claim to own what carries it. Whoever reports a find claims nothing. Returns the
 * ids of assets that became disputed just now. The identities are locked by the caller.
 */
export async function settleDisputes(
  tx: Queries,
  identities: readonly Identity[],
): Promise<string[]> {
  const fresh: string[] = []
  for (const { space, key } of identities) {
    for (const asset of await assetsWith(tx, space, key)) {
      const disputed = (await isContested(tx, asset.id)) ? 1 : 0
      if (disputed === asset.disputed) continue
      await tx.updateTable('assets').set({ disputed }).where('id', '=', asset.id).execute()
      if (disputed === 1) fresh.push(asset.id)
    }
  }
  return fresh
}

/** The identifiers of a person's assets that somebody else's carry too. */
export async function contestedIdentities(tx: Queries, ownerId: string): Promise<Identity[]> {
  return tx
    .selectFrom('identifiers as mine')
    .innerJoin('identifiers as theirs', (join) =>
      join
        .onRef('theirs.key', '=', 'mine.key')
        .onRef('theirs.space', '=', 'mine.space')
        .onRef('theirs.owner_id', '!=', 'mine.owner_id'),
    )
    .where('mine.owner_id', '=', ownerId)
    .select(['mine.space', 'mine.key'])
    .distinct()
    .execute()
}

async function assetsWith(tx: Queries, space: Identity['space'], key: string) {
  return tx
    .selectFrom('identifiers')
    .innerJoin('assets', 'assets.id', 'identifiers.asset_id')
    .where('identifiers.key', '=', key)
    .where('identifiers.space', '=', space)
    .select(['assets.id', 'assets.disputed'])
    .distinct()
    .execute()
}

/** Whether this asset and one of somebody else's claim the same identifier. */
async function isContested(tx: Queries, assetId: string): Promise<boolean> {
  const findsOf = (asset: 'mine.asset_id' | 'theirs.asset_id') =>
    tx
      .selectFrom('reports')
      .where('reports.reported_as', '=', 'Found')
      .where('reports.asset_id', '=', sql.ref<string>(asset))
      .select('reports.id')
  const rival = await tx
    .selectFrom('identifiers as mine')
    .innerJoin('identifiers as theirs', (join) =>
      join
        .onRef('theirs.key', '=', 'mine.key')
        .onRef('theirs.space', '=', 'mine.space')
        .onRef('theirs.owner_id', '!=', 'mine.owner_id'),
    )
    .where('mine.asset_id', '=', assetId)
    .where((is) => is.not(is.exists(findsOf('mine.asset_id'))))
    .where((is) => is.not(is.exists(findsOf('theirs.asset_id'))))
    .select('theirs.id')
    .executeTakeFirst()
  return rival !== undefined
}
