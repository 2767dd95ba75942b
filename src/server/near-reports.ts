import type { NearReport } from '../api/near-report.ts'
import { formatIdentifier } from '../domain/identifiers/format-identifier.ts'
import { nearestOf } from '../domain/matching/likeness.ts'
import { nearKeysOf } from '../domain/matching/near-keys.ts'
import { reasonMessages } from '../locales/en/matching.ts'
import { toWritten } from './compared-side.ts'
import type { Queries } from './db/database.ts'
import { reportsWithKeys } from './queries/report-keys.ts'
import { reportLinesOn } from './queries/report-lines.ts'
import { activeThings, findThing, type ReportedThing } from './queries/reported-things.ts'

const mostNear = 20

/**
 * Open reports, on either side, whose numbers are nearly one of this report's, the nearest first: what
 * somebody mistyped, or altered.
 */
export async function nearReportsTo(db: Queries, reportId: string): Promise<NearReport[]> {
  const thing = await findThing(db, reportId)
  if (!thing) return []
  const near = (await candidates(db, thing))
    .flatMap((other) => differenceOf(thing, other) ?? [])
    .toSorted((a, b) => b.nearest.points - a.nearest.points)
    .slice(0, mostNear)
  const lines = await reportLinesOn(
    db,
    near.map(({ other }) => other.asset_id),
  )
  return near.flatMap(({ other, nearest }) => {
    const line = lines.find(({ id }) => id === other.id)
    if (!line) return []
    const { assetId: _, ...report } = line
    const { space, key } = nearest.number
    return [
      { ...report, number: formatIdentifier(space, key), differs: reasonMessages[nearest.code] },
    ]
  })
}

async function candidates(
  db: Queries,
  { report, identifiers }: ReportedThing,
): Promise<ReportedThing[]> {
  const keys = [...new Set(identifiers.flatMap(({ space, key }) => nearKeysOf(space, key)))]
  const ids = [
    ...(await reportsWithKeys(db, keys, 'missing')),
    ...(await reportsWithKeys(db, keys, 'found')),
  ]
  const things = await activeThings(db, ids, null)
  return things.filter((thing) => thing.report.asset_id !== report.asset_id)
}

/** Null where the two carry one number, which is told elsewhere, or none that is near. */
function differenceOf(one: ReportedThing, { report, identifiers }: ReportedThing) {
  const mine = one.identifiers.map(toWritten)
  const theirs = identifiers.map(toWritten)
  const isSame = mine.some((a) => theirs.some((b) => a.space === b.space && a.key === b.key))
  const nearest = isSame ? null : nearestOf(mine, theirs)
  return nearest && { other: report, nearest }
}
