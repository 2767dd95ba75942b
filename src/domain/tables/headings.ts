import { foldText } from '../text/fold.ts'

/**
 * What people write above a column, by what it means, in English, Hausa, Yoruba, Igbo and Pidgin.
 * Compared without case, marks, spaces and signs. No name occurs twice.
 */
const synonyms = {
  type: ['type', 'category', 'class', "nau'i", 'iru', 'udi'],
  name: [
    ...['name', 'item', 'item name', 'asset', 'asset name', 'product', 'product name', 'device'],
    ...['device name', 'phone name', 'title', 'suna', 'oruko', 'aha'],
  ],
  description: [
    ...['description', 'details', 'item description', 'asset description', 'product description'],
    ...['specification', 'specifications', 'specs', 'bayani', 'apejuwe', 'nkowa'],
  ],
  brand: ['brand', 'manufacturer', 'maker'],
  imei1: [
    ...['imei', 'imei 1', 'imei no', 'imei no 1', 'imei1 number', 'imei number', 'imei number 1'],
    ...['imei 1 no', 'first imei', 'primary imei', 'device imei', 'phone imei', 'imei code'],
    ...['imeis', 'imei numbers', 'emei', 'emei no', 'emei number', 'lambar imei', 'nomba imei'],
    ...['nonba imei'],
  ],
  imei2: [
    ...['imei 2', 'imei no 2', 'imei2 number', 'imei number 2', 'imei 2 no', 'second imei'],
    ...['secondary imei', 'other imei'],
  ],
  meid: ['meid', 'meid number', 'meid no'],
  'serial-number': [
    ...['serial number', 'serial no', 'serial num', 'serial', 's/n', 'sn', 'serial nr', 'serial #'],
    ...['serialno 1', 'device serial', 'device serial number', 'service tag', 'nomba siria'],
    ...['product serial number', 'imei/serial', 'imei/serial no', 'imei/serial number', 'imei/sn'],
    ...['imei or serial', 'imei or serial no', 'imei or serial number', 'serial/imei'],
    ...['serial no/imei', 'serial number/imei', 'sn/imei'],
  ],
  uuid: ['uuid', 'udid'],
  'mac-address': [
    ...['mac address', 'mac', 'mac addr', 'wifi mac', 'wifi mac address', 'wifi address'],
    ...['wlan mac', 'ethernet mac'],
  ],
  vin: ['vin', 'vin number', 'vin no', 'vehicle identification number'],
  plateNumber: [
    ...[
      'plate number',
      'plate no',
      'plate',
      'number plate',
      'reg no',
      'reg number',
      'licence plate',
    ],
    ...['license plate', 'registration number', 'registration no', 'vehicle number', 'vehicle no'],
    ...['registration', 'vehicle registration', 'vehicle reg', 'vehicle reg no', 'car number'],
    ...[
      'vehicle plate',
      'vehicle registration number',
      'lambar mota',
      'nomba oko',
      'nomba ugboala',
    ],
  ],
  chassisNumber: [
    ...['chassis number', 'chassis no', 'chassis', 'frame number', 'frame no', 'chasis number'],
    ...[
      'chasis no',
      'chasis',
      'vin/chassis',
      'vin/chassis number',
      'vin/chassis no',
      'chassis/vin',
      'chassis/vin no',
      'chassis/vin number',
    ],
  ],
  vehicleRegistrationState: [
    'registration state',
    'state',
    'state of registration',
    'jiha',
    'ipinle',
  ],
  make: ['make', 'vehicle make', 'car make'],
  modelName: ['model', 'model name', 'vehicle model', 'samfuri'],
  color: ['colour', 'color', 'launi', 'awo', 'agba'],
  year: ['year', 'model year', 'year of manufacture', 'shekara', 'odun', 'afo'],
  vehicleID: ['vehicle id', 'fleet number', 'fleet no', 'fleet id'],
  purchasedOn: [
    ...['bought on', 'date bought', 'purchase date', 'date of purchase', 'purchased on'],
    ...[
      'bought',
      'purchased',
      'purchase time',
      'date acquired',
      'acquisition date',
      'date purchased',
      'ranar saye',
      'ojo rira',
      'ubochi azuru',
    ],
  ],
  purchasedFrom: [
    ...['bought from:', 'purchased from:', 'seller', 'vendor', 'supplier', 'shop', 'where bought'],
    ...['purchase from'],
  ],
  price: [
    ...['price in naira', 'price', 'cost', 'amount', 'value', 'cost price', 'purchase price'],
    ...['unit price', 'price ngn', 'price n', 'amount naira', 'price naira', 'farashi', 'owo'],
    ...[
      'amount paid',
      'price paid',
      'purchase cost',
      'unit cost',
      'valuation',
      'iye owo',
      'onuahia',
    ],
  ],
  warrantyUntil: [
    'warranty until',
    'warranty',
    'warranty end',
    'warranty expiry',
    'warranty expires',
    'warranty end date',
    'warranty expiry date',
  ],
  notes: ['notes', 'note', 'remarks', 'remark', 'comment', 'comments'],
  keptAt: ['kept at', 'location', 'where kept', 'store', 'branch'],
  tags: ['tags', 'tag', 'labels'],
  hidden: ['keep out of checks', 'hidden'],
} as const satisfies Record<string, readonly string[]>

/** What a column of a table of assets means. */
export type ColumnMeaning = keyof typeof synonyms

/** A heading without case, marks, spaces and signs. */
export const bareHeading = (heading: string) => foldText(heading).replace(/[^a-z0-9]/g, '')

const meanings = new Map<string, ColumnMeaning>(
  (Object.keys(synonyms) as ColumnMeaning[]).flatMap((meaning) =>
    synonyms[meaning].map((name) => [bareHeading(name), meaning] as const),
  ),
)

/** What other registers write around a heading: `HB.field.IMEI` of Homebox, `cf: IMEI, type: text` of Shelf. */
const ofOtherRegister = /^\s*(?:HB\.(?:field\.)?|cf:)|,\s*type:.*$/gi

/** The meaning of a heading as people write it: `IMEI2 Number`, `S/N`, `Plate No.`, `Farashi (₦)`. */
export function meaningOf(heading: string): ColumnMeaning | undefined {
  const own = heading.replace(ofOtherRegister, '')
  return meanings.get(bareHeading(own)) ?? meanings.get(bareHeading(own.replace(/\(.*?\)|\*/g, '')))
}

/** A row of a table, with the number that a spreadsheet shows. */
export interface NumberedRow {
  number: number
  cells: readonly string[]
}

export interface TableParts {
  /** Titles and remarks above the headings. */
  above: NumberedRow[]
  headings: readonly string[]
  body: NumberedRow[]
  /** Sums at the end. */
  totals: NumberedRow[]
}

/** Titles above the headings have few rows. */
const maxAbove = 30

const totalWords = new Set([
  ...['total', 'grandtotal', 'subtotal', 'totals', 'sum', 'totalamount', 'totalvalue'],
  ...['jimla', 'apapo', 'lapapo', 'mkpokota'],
])

/**
 * Splits a table at its headings: the row among the first with the most known headings. Null if no
 * row has one. Empty rows are left out, and the others keep their numbers.
 */
export function splitTable(
  rows: readonly (readonly string[])[],
  isHeading: (cell: string) => boolean,
): TableParts | null {
  const filled = rows.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, number: index + 1 }] : [],
  )
  const known = filled
    .slice(0, maxAbove)
    .map(({ cells }) => cells.filter((cell) => isHeading(cell)).length)
  const most = Math.max(0, ...known)
  if (most === 0) return null
  const at = known.indexOf(most)
  const body = filled.slice(at + 1)
  const end = body.findLastIndex((row) => !isTotal(row)) + 1
  return {
    above: filled.slice(0, at),
    headings: filled[at]?.cells ?? [],
    body: body.slice(0, end),
    totals: body.slice(end),
  }
}

function isTotal({ cells }: NumberedRow): boolean {
  const [first = ''] = cells.filter((cell) => cell.trim() !== '')
  return totalWords.has(foldText(first).replace(/[^a-z]/g, ''))
}
