import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import type { GadgetIdentifierKind } from '../../../../domain/identifiers/kinds.ts'
import { unreachableMessage } from '../../../../locales/en/connection.ts'
import { lineDetailNames, lineDetails } from '../../../../locales/line-details.ts'
import { downloadCsv } from '../../../forms/download.ts'
import { call } from '../../../session.ts'
import { today } from '../../../shell/dates.ts'
import { showToast } from '../../../shell/toasts.ts'

/** A column of the asset table: its heading, and its value for an asset. */
export interface TableColumn {
  heading: string
  /** The field of a new asset, or the kind of a gadget's identifier. */
  field: keyof AssetRecord | GadgetIdentifierKind
  textOf: (asset: AssetRecord) => string
  /** The values of the two assets in the template. */
  example: [gadget: string, vehicle: string]
}

const identifierColumn = (
  heading: string,
  kind: GadgetIdentifierKind,
  example: string,
): TableColumn => ({
  heading,
  field: kind,
  textOf: ({ uuidType, uuid, moreIdentifiers }) =>
    (uuidType === kind ? uuid : moreIdentifiers.find((more) => more.kind === kind)?.value) ?? '',
  example: [example, ''],
})

const plain = (
  heading: string,
  field: keyof AssetRecord,
  example: [string, string],
): TableColumn => ({ heading, field, textOf: (asset) => String(asset[field] ?? ''), example })

/** In the order of the export. The import accepts any order, because it reads the headings. */
export const tableColumns: readonly TableColumn[] = [
  plain('Type', 'type', ['Gadget', 'Vehicle']),
  plain('Name', 'name', ['Shop phone 1', 'Delivery van']),
  plain('Description', 'description', ['Black, in a blue case', 'White, dent in the left door']),
  plain('Brand', 'brand', ['Tecno', '']),
  identifierColumn('IMEI 1', 'imei1', '490154203237518'),
  identifierColumn('IMEI 2', 'imei2', ''),
  identifierColumn('MEID', 'meid', ''),
  identifierColumn('Serial number', 'serial-number', 'C02XK0ABJGH5'),
  identifierColumn('UUID', 'uuid', ''),
  identifierColumn('MAC address', 'mac-address', ''),
  plain('VIN', 'vin', ['', '1M8GDM9AXKP042788']),
  plain('Plate number', 'plateNumber', ['', 'KJA-012AB']),
  plain('Chassis number', 'chassisNumber', ['', '']),
  plain('Registration state', 'vehicleRegistrationState', ['', 'Lagos']),
  plain('Make', 'make', ['', 'Toyota']),
  plain('Model', 'modelName', ['', 'Hiace']),
  plain('Colour', 'color', ['', 'White']),
  plain('Year', 'year', ['', '2014']),
  plain('Vehicle ID', 'vehicleID', ['', 'FLEET-7']),
  plain('Bought on', 'purchasedOn', ['2026-01-15', '']),
  plain('Bought from', 'purchasedFrom', ['Slot, Ikeja', '']),
  plain('Price in naira', 'price', ['250000', '']),
  plain('Warranty until', 'warrantyUntil', ['2027-01-15', '']),
  plain('Notes', 'notes', ['', '']),
  ...lineDetailNames.map((name) =>
    plain(lineDetails[name].label, name, [lineDetails[name].example, '']),
  ),
  plain('Tags', 'tags', ['shop, insured', '']),
  {
    heading: 'Keep out of checks',
    field: 'hidden',
    textOf: ({ hidden }) => (hidden ? 'yes' : ''),
    example: ['', ''],
  },
]

const pageSize = 500

/** All assets of the user. */
export async function allAssets(): Promise<AssetRecord[]> {
  const assets: AssetRecord[] = []
  for (let after: string | undefined; ; ) {
    const { data, next } = await call('GET /assets', { limit: pageSize, ...(after && { after }) })
    assets.push(...data)
    if (next === undefined) return assets
    after = next
  }
}

/** Downloads all assets of the user as a table that the import can read. */
export async function exportAssets(format: 'xlsx' | 'csv'): Promise<void> {
  const assets = await allAssets()
  const rows = assets.map((asset) => tableColumns.map(({ textOf }) => textOf(asset)))
  const name = `toju-assets-${today()}`
  if (format === 'csv') downloadCsv(`${name}.csv`, [headings, ...rows])
  else await saveWorkbook(`${name}.xlsx`, rows)
}

/** Downloads a template with two example assets. */
export function saveTemplate(): Promise<void> {
  return saveWorkbook(
    'toju-assets-template.xlsx',
    [0, 1].map((index) => tableColumns.map(({ example }) => example[index] ?? '')),
  )
}

const headings = tableColumns.map(({ heading }) => heading)

async function saveWorkbook(name: string, rows: string[][]): Promise<void> {
  const loaded = await import('../../../tables/download-xlsx.ts').catch(() => null)
  if (loaded) loaded.downloadXlsx(name, [headings, ...rows])
  else void showToast('error', unreachableMessage)
}
