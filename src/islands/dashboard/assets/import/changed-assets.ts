import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { ApiError } from '../../../../api/problem.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { call } from '../../../session.ts'
import { identifierNames } from './repeated-identifiers.ts'
import type { TableProblem, TableRow } from './to-row.ts'

/** A registered asset of which a table says something else. */
export interface ChangedAsset {
  row: TableRow
  id: string
  changes: { field: string; before: string; after: unknown }[]
}

/** Fields that a table does not change: numbers prove whose the asset is. */
const fixed = new Set(['type', 'uuid', 'uuidType', 'moreIdentifiers', 'vin', 'plateNumber'])
fixed.add('chassisNumber')

/**
 * What rows of registered assets would change. An empty cell changes nothing. A row with a number
 * that its asset does not have, or with another type, has a problem.
 */
export function changedAssets(rows: readonly TableRow[], assets: readonly AssetRecord[]) {
  const byName = new Map<string, AssetRecord>()
  // A row may leave out the maker of a serial number, or correct it.
  for (const namesOf of [withoutMaker, identifierNames]) {
    for (const asset of assets) for (const { name } of namesOf(asset)) byName.set(name, asset)
  }
  const changed: ChangedAsset[] = []
  const problems: TableProblem[] = []
  for (const row of rows) {
    const numbers = withoutMaker(row.input)
    const asset = [...identifierNames(row.input), ...numbers]
      .map(({ name }) => byName.get(name))
      .find((found) => found !== undefined)
    if (!asset) continue
    const own = new Set(withoutMaker(asset).map(({ name }) => name))
    const columnOf = (field: string) => row.headings[field] ?? field
    const wrong = numbers
      .filter(({ name }) => !own.has(name))
      .map(({ field }) => ({ column: columnOf(field), message: importWords.numberStays }))
    if (row.input['type'] !== asset.type) {
      wrong.push({ column: columnOf('type'), message: importWords.typeStays })
    }
    problems.push(...wrong.map((problem) => ({ row: row.number, ...problem })))
    const changes = changesOf(row.input, asset)
    if (wrong.length === 0 && changes.length > 0) changed.push({ row, id: asset.id, changes })
  }
  return { changed, problems }
}

const withoutMaker = (input: Readonly<Record<string, unknown>>) =>
  identifierNames({ ...input, brand: null })

function changesOf(input: TableRow['input'], asset: AssetRecord): ChangedAsset['changes'] {
  const stored = new Map(Object.entries(asset))
  return Object.entries(input).flatMap(([field, after]) => {
    const before = textOf(stored.get(field))
    return fixed.has(field) || before === textOf(after) ? [] : [{ field, before, after }]
  })
}

const textOf = (value: unknown) =>
  String(value ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .trim()

/**
 * Changes the assets, one call each. Fields that the server refuses become problems of their row.
 * Rejects with `ApiError` if the server cannot be reached; assets changed before stay changed.
 */
export async function updateAssets(
  changed: readonly ChangedAsset[],
  onProgress: (done: number) => void,
): Promise<TableProblem[]> {
  const problems: TableProblem[] = []
  for (const [index, { row, id, changes }] of changed.entries()) {
    const change = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
    await call('PATCH /assets/{id}', { id, ...change }).catch((error: unknown) => {
      const isRefusal = error instanceof ApiError && [400, 404, 409].includes(error.status)
      if (!isRefusal) throw error
      const fields = Object.entries(error.body?.fields ?? { name: error.message })
      for (const [field, message] of fields) {
        problems.push({ row: row.number, column: row.headings[field] ?? field, message })
      }
    })
    onProgress(index + 1)
  }
  return problems
}
