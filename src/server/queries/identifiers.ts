import type { IdentifierKind, KeySpace } from '../../domain/identifiers/kinds.ts'
import type { Candidate } from '../../domain/identifiers/possible-identities.ts'
import type { ReportStage, ReportStatus } from '../../domain/reports.ts'
import type { Match } from '../../domain/verify.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Flag } from '../db/tables.ts'
import { newId } from '../ids.ts'

/** An identifier read and ready to be kept. */
export interface NewIdentifier {
  kind: IdentifierKind
  space: KeySpace
  key: string
  typed: string
}

export type FindMatches = (candidates: readonly Candidate[]) => Promise<Match[]>

interface LookUpRow {
  kind: IdentifierKind
  space: KeySpace
  key: string
  type: 'Gadget' | 'Vehicle'
  brand: string | null
  model: string | null
  colour: string | null
  hidden: Flag
  status: ReportStatus | null
  stage: ReportStage | null
  reported_at: number | null
  state: string | null
}

/** A text has at most this many different keys, whatever kinds it could be. */
const keysPerLookUp = 4

/** The query of the public look-up, with placeholders for its keys. */
export function lookUpQuery(db: Queries) {
  return db
    .selectFrom('identifiers as i')
    .innerJoin('assets as a', 'a.id', 'i.asset_id')
    .leftJoin('reports as r', (join) =>
      join.onRef('r.asset_id', '=', 'a.id').on('r.closed_at', 'is', null),
    )
    .where(
      'i.key',
      'in',
      Array.from({ length: keysPerLookUp }, () => ''),
    )
    .select([
      'i.kind',
      'i.space',
      'i.key',
      'a.type',
      'a.brand',
      'a.model',
      'a.colour',
      'a.hidden',
      'r.status',
      'r.stage',
      'r.created_at as reported_at',
      'r.state',
    ])
}

/** The look-up behind `GET /verify`: all registered assets that a text could mean, by index, compiled once. */
export function createFindMatches(database: Database): FindMatches {
  const rowsOf = database.prepare<LookUpRow>(lookUpQuery(database.read).compile())
  return async (candidates) => {
    const keys = [...new Set(candidates.map(({ key }) => key))]
    const [first] = keys
    if (first === undefined) return []
    if (keys.length > keysPerLookUp) throw new Error(`${keys.length} keys for one text`)
    while (keys.length < keysPerLookUp) keys.push(first)
    const rows = await rowsOf(keys)
    return rows
      .filter((row) => candidates.some(({ space, key }) => space === row.space && key === row.key))
      .map(toMatch)
  }
}

function toMatch(row: LookUpRow): Match {
  const { kind, space, key, status, stage, reported_at } = row
  return {
    carried: { kind, space, key },
    type: row.type,
    brand: row.brand,
    model: row.model,
    colour: row.colour,
    hidden: row.hidden === 1,
    report:
      status && stage && reported_at !== null
        ? { status, stage, reportedAt: reported_at, state: row.state }
        : null,
  }
}

/** Whether the owner has this identifier on an asset already, or on another than `exceptAssetId`. */
export async function ownsIdentifier(
  tx: Queries,
  ownerId: string,
  { space, key }: Pick<NewIdentifier, 'space' | 'key'>,
  exceptAssetId = '',
): Promise<boolean> {
  const row = await tx
    .selectFrom('identifiers')
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .where('space', '=', space)
    .where('asset_id', '!=', exceptAssetId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces all identifiers of an asset. */
export async function putIdentifiers(
  tx: Queries,
  asset: { id: string; ownerId: string },
  identifiers: readonly NewIdentifier[],
): Promise<void> {
  await tx.deleteFrom('identifiers').where('asset_id', '=', asset.id).execute()
  await tx
    .insertInto('identifiers')
    .values(
      identifiers.map(({ kind, space, key, typed }, position) => ({
        id: newId(),
        asset_id: asset.id,
        owner_id: asset.ownerId,
        kind,
        space,
        key,
        typed,
        position,
      })),
    )
    .execute()
}

export async function identifiersOfAsset(tx: Queries, assetId: string) {
  return tx.selectFrom('identifiers').selectAll().where('asset_id', '=', assetId).execute()
}
