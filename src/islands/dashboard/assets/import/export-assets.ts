import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { listAssets } from '../../../../api/assets/list-assets.ts'
import { downloadCsv } from '../../../forms/download.ts'
import { call } from '../../../session.ts'
import { today } from '../../../shell/dates.ts'
import { tableColumns } from './table-columns.ts'

const pageSize = 500

/** Downloads all assets of the user as a table that the import can read. */
export async function exportAssets(): Promise<void> {
  const assets: AssetRecord[] = []
  for (let after: string | undefined; ; ) {
    const { data, next } = await call(listAssets, { limit: pageSize, ...(after && { after }) })
    assets.push(...data)
    if (next === undefined) break
    after = next
  }
  saveAssets(
    `toju-assets-${today()}.csv`,
    assets.map((asset) => tableColumns.map(({ textOf }) => textOf(asset))),
  )
}

/** Downloads a template with two example assets. */
export function saveTemplate(): void {
  saveAssets(
    'toju-assets-template.csv',
    [0, 1].map((index) => tableColumns.map(({ example }) => example[index] ?? '')),
  )
}

function saveAssets(name: string, rows: string[][]): void {
  downloadCsv(name, [tableColumns.map(({ heading }) => heading), ...rows])
}
