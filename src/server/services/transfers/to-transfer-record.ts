import type { ReceivedTransfer, SentTransfer } from '../../../api/transfers/transfers.ts'
import { endingOf, type TransferState } from '../../../domain/transfers/transfers.ts'
import { verdictMessage } from '../../../locales/en/lookup.ts'
import type { IdentifierRow, TransferRow } from '../../db/tables.ts'
import { formatIdentifierRow } from '../../queries/assets/format-identifiers.ts'
import { identifiersOfAssets } from '../../queries/assets/identifiers.ts'
import { standingsAmong } from '../../queries/disputes/standings.ts'
import type { ReadTransfer } from '../../queries/transfers/transfers.ts'
import { namesOfUsers } from '../../queries/users/users.ts'
import type { Context } from '../context.ts'
import { checksOf } from './check-asset.ts'
import { proofOfTransfer } from './offered-proof.ts'

type Clock = Pick<Context, 'now'>

/** An expired offer has ended, whether or not it was purged. */
export function stateOf({ now }: Clock, { state, ends_at }: TransferRow): TransferState {
  return state === 'open' && ends_at <= now ? 'expired' : state
}

function common(clock: Clock, row: ReadTransfer) {
  return {
    id: row.id,
    state: stateOf(clock, row),
    type: row.type,
    brand: row.brand,
    model: row.model,
    createdAt: row.created_at,
    endsAt: row.ends_at,
    closedAt: row.closed_at,
    assetId: row.own_asset_id,
  }
}

export function toSentTransfer(ctx: Clock, row: ReadTransfer): SentTransfer {
  return {
    ...common(ctx, row),
    item: row.item,
    to: row.to_email,
    sharesName: row.shares_name === 1,
    proofNumber: row.proof_number,
  }
}

/** After its end, an offer shows only the kind of asset, and nothing about the seller. */
export async function toReceivedTransfers(
  ctx: Context,
  rows: readonly ReadTransfer[],
): Promise<ReceivedTransfer[]> {
  const open = rows.filter((row) => stateOf(ctx, row) === 'open')
  const { read } = ctx.database
  const identifiers = await identifiersOfAssets(
    read,
    open.flatMap(({ asset_id }) => asset_id ?? []),
  )
  const named = open.filter(({ shares_name }) => shares_name === 1)
  const sellers = await namesOfUsers(
    read,
    named.map(({ from_user_id }) => from_user_id),
  )
  return Promise.all(
    rows.map(async (row) => {
      const shared = common(ctx, row)
      if (shared.state !== 'open' || row.asset_id === null) {
        return { ...shared, from: null, numbers: [], check: null, proof: null }
      }
      const from = row.shares_name === 1 ? (sellers.get(row.from_user_id) ?? null) : null
      const shown = await shownOf(ctx, row, identifiers.get(row.asset_id) ?? [])
      return { ...shared, from, ...shown }
    }),
  )
}

async function shownOf(ctx: Context, row: ReadTransfer, identifiers: readonly IdentifierRow[]) {
  return {
    numbers: identifiers
      .toSorted((a, b) => a.position - b.position)
      .map((identifier) => formatIdentifierRow(identifier, identifiers))
      .map(({ label, value }) => ({ label, ending: endingOf(value) })),
    check: await checkOf(ctx, identifiers),
    proof: await proofOfTransfer(ctx, row, identifiers),
  }
}

async function checkOf(
  ctx: Pick<Context, 'database' | 'findInRegistry' | 'now'>,
  identifiers: readonly IdentifierRow[],
): Promise<ReceivedTransfer['check']> {
  const checks = await checksOf(ctx, identifiers)
  const [gravest] = checks
  const listings = checks.flatMap(({ listings = [] }) => listings)
  const listed = listings.length > 0 ? { listings } : {}
  if (gravest && gravest.verdict !== 'clear' && gravest.verdict !== 'unknown') {
    return { verdict: gravest.verdict, message: gravest.message, ...listed }
  }
  // The asset is registered, whether or not its owner hides it.
  const isUnknown = checks.some(({ verdict }) => verdict === 'unknown')
  const verdict = isUnknown && (await isDoubted(ctx, identifiers)) ? 'unknown' : 'clear'
  const { message } = verdictMessage({ verdict, underReview: false, ...listed })
  return { verdict, message, ...listed }
}

/** Whether somebody else claims one of the numbers, though the claim waits: nothing makes it clear. */
async function isDoubted(
  { database: { read } }: Pick<Context, 'database'>,
  identifiers: readonly IdentifierRow[],
): Promise<boolean> {
  for (const { asset_id, namespace, key } of identifiers) {
    const claims = await standingsAmong(read, { namespace, key })
    const own = claims.find(({ assetId }) => assetId === asset_id)
    if (own?.standing !== 'alone') return true
  }
  return false
}
