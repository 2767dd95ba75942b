import { ApiError } from '../../../../api/problem.ts'
import { call } from '../../../session.ts'
import type { ChangedAsset } from './compare-assets.ts'
import type { TableProblem } from './to-row.ts'

/**
 * Changes the assets, one call each. Fields that the server refuses become problems of their row.
 * Rejects with `ApiError` if the server cannot be reached; assets changed before stay changed.
 */
export async function updateAssets(
  changed: readonly ChangedAsset[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<TableProblem[]> {
  const problems: TableProblem[] = []
  for (const [index, { row, id, changes }] of changed.entries()) {
    const change = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
    await call('PATCH /assets/{id}', { id, ...change }, { signal }).catch((error: unknown) => {
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
