import { isListedMaker } from '../../../domain/assets/makers.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import type { IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import { makerIn, withoutMaker } from '../../../domain/identifiers/serial-namespaces.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { AssetRow, IdentifierRow, ReportRow } from '../../db/tables.ts'
import { lockingRows } from '../lock-rows.ts'
import { deleteRows, findRow, findRows, updateRows } from '../rows-by-columns.ts'
import { ghostUser } from '../users/ghost-user.ts'
import { hasOpenReport } from './reports.ts'

/** An open theft report that staff have confirmed. */
interface StolenFlag {
  asset: AssetRow
  identifiers: IdentifierRow[]
  report: ReportRow
}

/** The user's confirmed thefts, locked so that staff cannot decide on them meanwhile. */
export async function confirmedThefts(
  database: Database,
  tx: Queries,
  ownerId: string,
): Promise<StolenFlag[]> {
  const open = tx
    .selectFrom('reports')
    .selectAll()
    .where('reporter_id', '=', ownerId)
    .where('status', '=', 'Stolen')
    .where('closed_at', 'is', null)
  const reports = await lockingRows(database, open).execute()
  const flags: StolenFlag[] = []
  for (const report of reports) {
    if (report.stage !== 'active' || report.confirmed_at === null) continue
    const asset = await tx
      .selectFrom('assets')
      .selectAll()
      .where('id', '=', report.asset_id)
      .executeTakeFirstOrThrow()
    const identifiers = await findRows(tx, 'identifiers', { asset_id: asset.id })
    flags.push({ asset, identifiers, report })
  }
  return flags
}

/**
 * Anonymises a confirmed theft whose owner is erased: identifiers, the theft, its time and region
 * stay. Every column that stays is listed here, so what the owner wrote is emptied.
 */
export async function saveTheftFlag(
  tx: Queries,
  { asset, identifiers, report }: StolenFlag,
): Promise<void> {
  const newIdentifiers: IdentifierRow[] = []
  for (const identifier of identifiers) {
    const { key } = identifier
    const flagged = {
      owner_id: ghostUser.id,
      namespace: withoutWrittenMaker(identifier.namespace),
      key,
    }
    const existing = await findRow(tx, 'identifiers', flagged)
    if (existing && (await hasOpenReport(tx, existing.asset_id))) continue
    // An earlier theft of it has ended, and must not keep this one from being shown.
    if (existing) {
      await deleteRows(tx, 'identifiers', flagged)
      await updateRows(tx, 'assets', { id: existing.asset_id }, { disputed: 0 })
    }
    newIdentifiers.push(identifier)
  }
  if (newIdentifiers.length === 0) return
  await tx
    .insertInto('assets')
    .values({
      id: asset.id,
      owner_id: ghostUser.id,
      type: asset.type,
      name: asset.type,
      description: '',
      hidden: 0,
      disputed: asset.disputed,
      created_at: asset.created_at,
      updated_at: asset.updated_at,
    })
    // The asset may still exist for the reports of an earlier owner: see orphaned-assets.ts.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await tx
    .insertInto('identifiers')
    .values(
      newIdentifiers.map(({ id, asset_id, kind, namespace, key, position }) => ({
        ...{ id, asset_id, kind, key, position },
        namespace: withoutWrittenMaker(namespace),
        owner_id: ghostUser.id,
        raw_value: formatIdentifier(namespace, key),
      })),
    )
    .execute()
  await tx
    .insertInto('reports')
    .values({
      id: report.id,
      asset_id: asset.id,
      reporter_id: ghostUser.id,
      status: report.status,
      stage: report.stage,
      reported_as: report.reported_as,
      name: asset.type,
      description: '',
      state: report.state,
      created_at: report.created_at,
      confirmed_at: report.confirmed_at,
    })
    .execute()
}

/** A maker that is not listed is a word of the owner. Without it, the theft is shown for all makers. */
function withoutWrittenMaker(namespace: IdentifierNamespace): IdentifierNamespace {
  const maker = makerIn(namespace)
  return maker === null || isListedMaker(maker) ? namespace : withoutMaker(namespace)
}
