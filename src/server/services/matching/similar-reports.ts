import type { SimilarReport } from '../../../api/reports/report-record.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import { mayBeSameNamespace } from '../../../domain/identifiers/serial-namespaces.ts'
import { deletionKeysOf } from '../../../domain/matching/deletion-keys.ts'
import { mostSimilarOf } from '../../../domain/matching/similarity.ts'
import { reasonMessages } from '../../../locales/en/matching.ts'
import type { Queries } from '../../db/database.ts'
import { reportsWithKeys } from '../../queries/matching/blocking-keys.ts'
import {
  activeCandidates,
  findCandidate,
  type ReportedAsset,
} from '../../queries/matching/match-candidates.ts'
import { reportSummariesOn } from '../../queries/reports/report-summaries.ts'
import { toNormalizedIdentifier } from './rank-candidates.ts'

const maxNear = 20

/**
 * Active reports with an identifier that may be a mistyped or altered one of this report's, most
 * similar first.
 */
export async function similarReportsTo(db: Queries, reportId: string): Promise<SimilarReport[]> {
  const asset = await findCandidate(db, reportId)
  if (!asset) return []
  const near = (await candidates(db, asset))
    .flatMap((other) => differenceOf(asset, other) ?? [])
    .toSorted((a, b) => b.nearest.points - a.nearest.points)
    .slice(0, maxNear)
  const lines = await reportSummariesOn(
    db,
    near.map(({ other }) => other.asset_id),
  )
  return near.flatMap(({ other, nearest }) => {
    const line = lines.find(({ id }) => id === other.id)
    if (!line) return []
    const { assetId: _, ...report } = line
    const { namespace, key } = nearest.identifier
    return [
      {
        ...report,
        number: formatIdentifier(namespace, key),
        differs: reasonMessages[nearest.code],
      },
    ]
  })
}

async function candidates(
  db: Queries,
  { report, identifiers }: ReportedAsset,
): Promise<ReportedAsset[]> {
  const keys = [
    ...new Set(identifiers.flatMap(({ namespace, key }) => deletionKeysOf(namespace, key))),
  ]
  const ids = [
    ...(await reportsWithKeys(db, keys, 'missing')),
    ...(await reportsWithKeys(db, keys, 'found')),
  ]
  const assets = await activeCandidates(db, ids, null)
  return assets.filter((asset) => asset.report.asset_id !== report.asset_id)
}

/** Null if the two share an identifier (which is shown elsewhere) or have no similar ones. */
function differenceOf(one: ReportedAsset, { report, identifiers }: ReportedAsset) {
  const mine = one.identifiers.map(toNormalizedIdentifier)
  const theirs = identifiers.map(toNormalizedIdentifier)
  const isSame = mine.some((a) =>
    theirs.some((b) => a.key === b.key && mayBeSameNamespace(a.namespace, b.namespace)),
  )
  const nearest = isSame ? null : mostSimilarOf(mine, theirs)
  return nearest && { other: report, nearest }
}
