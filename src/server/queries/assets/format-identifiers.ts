import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import type { IdentifierKind, IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import { labelAmong } from '../../../locales/en/identifiers/kinds.ts'
import type { Queries } from '../../db/database.ts'

/** An identifier as users see it. */
export interface FormattedIdentifier {
  label: string
  value: string
}

interface Row {
  kind: IdentifierKind
  namespace: IdentifierNamespace
  key: string
}

/** `all` are the identifiers of the same item. */
export function formatIdentifierRow(row: Row, all: readonly Row[] = [row]): FormattedIdentifier {
  const kinds = all.map(({ kind }) => kind)
  return { label: labelAmong(row.kind, kinds), value: formatIdentifier(row.namespace, row.key) }
}

/** Formatted identifiers by asset id. */
export async function formatIdentifierRows(
  db: Queries,
  assetIds: readonly string[],
): Promise<Map<string, FormattedIdentifier[]>> {
  if (assetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identifiers')
    .select(['asset_id', 'kind', 'namespace', 'key'])
    .where('asset_id', 'in', [...new Set(assetIds)])
    .orderBy('position')
    .execute()
  const byAsset = Map.groupBy(rows, ({ asset_id }) => asset_id)
  return new Map(
    [...byAsset].map(([id, all]) => [id, all.map((row) => formatIdentifierRow(row, all))]),
  )
}
