import type { AssetRecord } from '../../api/asset-record.ts'
import { listAssets } from '../../api/list-assets.ts'
import { writeCsv } from '../../domain/csv.ts'
import { today } from '../dates.ts'
import { call } from '../session.ts'
import { tableColumns } from './table-columns.ts'

const pageSize = 500

/** Saves all of one's assets as a table that the import reads again. */
export async function exportAssets(): Promise<void> {
  const assets: AssetRecord[] = []
  for (let after: string | undefined; ; ) {
    const { data, next } = await call(listAssets, { limit: pageSize, ...(after && { after }) })
    assets.push(...data)
    if (next === undefined) break
    after = next
  }
  saveTable(
    `toju-assets-${today()}.csv`,
    assets.map((asset) => tableColumns.map(({ textOf }) => textOf(asset))),
  )
}

/** An empty table with two things as an example. */
export function saveTemplate(): void {
  saveTable(
    'toju-assets-template.csv',
    [0, 1].map((index) => tableColumns.map(({ example }) => example[index] ?? '')),
  )
}

function saveTable(name: string, rows: string[][]): void {
  const text = writeCsv([tableColumns.map(({ heading }) => heading), ...rows])
  // With its mark, Excel reads letters beyond English right.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
