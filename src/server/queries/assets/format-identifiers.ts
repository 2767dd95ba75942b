import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import type { IdentifierKind, IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import { identifierLabels } from '../../../locales/en/identifiers/kinds.ts'
import type { Queries } from '../../db/database.ts'

/** An identifier as users see it. */
export interface FormattedIdentifier {
  label: string
  value: string
}

export function formatIdentifierRow(row: {
  kind: IdentifierKind
  namespace: IdentifierNamespace
  key: string
}): FormattedIdentifier {
  return { label: identifierLabels[row.kind], value: formatIdentifier(row.namespace, row.key) }
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
  const shown = new Map<string, FormattedIdentifier[]>()
  for (const row of rows) {
    shown.set(row.asset_id, [...(shown.get(row.asset_id) ?? []), formatIdentifierRow(row)])
  }
  return shown
}
