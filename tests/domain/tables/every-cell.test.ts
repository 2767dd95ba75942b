import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findListColumns,
  hasNumbers,
  leftOutColumns,
  readListRows,
} from '../../../src/domain/listings/read-list.ts'
import { listCell } from '../../../src/domain/listings/read-row.ts'
import type { ChosenColumns } from '../../../src/domain/tables/columns.ts'
import type { ColumnMeaning } from '../../../src/domain/tables/headings.ts'
import { parseTable } from '../../../src/islands/dashboard/assets/import/parse-table.ts'
import { accountFor } from '../../support/accounted-cells.ts'
import { freshImei } from '../../support/factories.ts'

const names = [
  ...['Type', 'Name', 'Description', 'Brand', 'IMEI', 'IMEI', 'IMEI2 Number', 'S/N', 'Serial No'],
  ...['VIN', 'Plate No', 'Make', 'Model', 'Colour', 'Year', 'Price', 'Bought on', 'Notes', 'Tags'],
  ...['Keep out of checks', 'Owner phone', 'Name', '', 'State', 'Total'],
]
const cells = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 8 }) },
  fc.constantFrom('Gadget', 'vehicle', 'boat', 'yes', 'perhaps', '2014', '1', '2', 'Total'),
  fc.constantFrom('₦450,000', '450.000', '$5', '03/04/2026', '13-Mar-21', '45720', '="0012"'),
  fc.constantFrom('3.56938E+14', "'0803", 'KJA-012AB', '1M8GDM9AXKP042788', '12345678901237'),
  fc.constantFrom(...Array.from({ length: 6 }, freshImei)),
)
const tables = fc
  .subarray(
    names.map((_, index) => index),
    { minLength: 1 },
  )
  .chain((columns) =>
    fc.record({
      title: fc.boolean(),
      head: fc.constant(columns.map((index) => names[index] ?? '')),
      body: fc.array(fc.array(cells, { maxLength: columns.length + 1 }), { maxLength: 6 }),
      total: fc.boolean(),
      chosen: fc.dictionary(
        fc.constantFrom('ownerphone', 'brand', 'imei', 'imei 2', 'name 2', 'price', '#1', '#3'),
        fc.constantFrom('serial-number', 'notes', 'keptAt', 'name', 'imei1', null),
      ),
    }),
  )

type Chosen = ChosenColumns<ColumnMeaning>

/** To the questions that the cells raise. */
const answers = { purchasedOn: 'DD/MM/YYYY', price: 'thousands' } as const

test('each filled cell is in a row to store, in a row that is refused, or left out by name', () => {
  let counted = 0
  fc.assert(
    fc.property(tables, ({ title, head, body, total, chosen }) => {
      const rows = [
        ...(title ? [['Stock of Ikeja', '']] : []),
        head,
        ...body,
        ...(total ? [['Total', '5']] : []),
      ]
      const read = parseTable(rows, answers, chosen as Chosen)
      if (!read.ok) return
      expect(read.questions).toEqual([])
      const { missing, cells } = accountFor(rows, read, chosen as Chosen)
      expect(missing, JSON.stringify({ rows, read })).toEqual([])
      counted += cells
    }),
    { numRuns: 2000 },
  )
  expect(counted).toBeGreaterThan(1000)
})

const listHeadings = ['IMEI', 'IMEI', 'Plate No', 'Number', 'Kind', 'Date', 'Owner', '', 'Station']
const listCells = fc.oneof(
  cells,
  fc.constantFrom('imei', 'boat', '04/03/2026', '31/31/2026'),
  fc
    .array(fc.constantFrom(...Array.from({ length: 4 }, freshImei), 'KJA-012AB', 'x!'))
    .map((some) => some.join(' / ')),
)
const lists = fc
  .subarray(
    listHeadings.map((_, index) => index),
    { minLength: 1 },
  )
  .chain((columns) =>
    fc.record({
      title: fc.boolean(),
      head: fc.constant(columns.map((index) => listHeadings[index] ?? '')),
      body: fc.array(fc.array(listCells, { maxLength: columns.length + 1 }), { maxLength: 6 }),
      total: fc.boolean(),
    }),
  )

test('each filled cell of a list is an entry, refused with its row and column, or in a column that is left out by name', () => {
  let counted = 0
  fc.assert(
    fc.property(lists, ({ title, head, body, total }) => {
      const rows = [
        ...(title ? [['Stolen in Ikeja']] : []),
        head,
        ...body,
        ...(total ? [['Total', '5']] : []),
      ]
      const list = findListColumns(rows, {})
      if (!list || !hasNumbers(list.columns)) return
      const leftOut = leftOutColumns(list)
      const read = [...readListRows(list, {})]
      const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
      // All but the headings.
      expect(read).toHaveLength(filled.length - 1)
      for (const { cells, entries, problems } of read) {
        if (problems.some(({ column }) => column === '')) continue
        for (const [place, cell] of cells.entries()) {
          const text = listCell(cell)
          if (text === '') continue
          counted++
          const { heading = '', meaning } = list.columns[place] ?? {}
          if (!meaning) expect(leftOut).toContain(heading || `#${place + 1}`)
          else if (meaning === 'kind' || meaning === 'date') {
            expect(entries.length + problems.length).toBeGreaterThan(0)
          } else if (problems.every(({ column }) => column !== heading)) {
            // `AAA1AA` in a column of plates is AAA-001AA.
            const isListed = entries.some(
              ({ key, kind }) =>
                bare(text).includes(bare(key)) ||
                (meaning === kind && bare(key).replaceAll('0', '') === bare(text)),
            )
            const isElsewhere = problems.some(({ column }) => ['Kind', 'Date'].includes(column))
            expect(isListed || isElsewhere, `${text} in ${JSON.stringify(rows)}`).toBe(true)
          }
        }
      }
    }),
    { numRuns: 2000 },
  )
  expect(counted).toBeGreaterThan(1000)
})

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
