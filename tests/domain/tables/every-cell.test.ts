import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainCell } from '../../../src/domain/csv.ts'
import { withoutTextMark } from '../../../src/domain/tables/cells.ts'
import {
  type ChosenColumns,
  partsOf,
} from '../../../src/islands/dashboard/assets/import/columns.ts'
import { parseTable } from '../../../src/islands/dashboard/assets/import/parse-table.ts'
import { freshImei } from '../../support/factories.ts'

const headings = [
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
    headings.map((_, index) => index),
    { minLength: 1 },
  )
  .chain((columns) =>
    fc.record({
      title: fc.boolean(),
      head: fc.constant(columns.map((index) => headings[index] ?? '')),
      body: fc.array(fc.array(cells, { maxLength: columns.length + 1 }), { maxLength: 6 }),
      total: fc.boolean(),
      chosen: fc.dictionary(
        fc.constantFrom('ownerphone', 'brand', 'imei', 'imei 2', 'name 2', 'price', '#1', '#3'),
        fc.constantFrom('serial-number', 'notes', 'keptAt', 'name', 'imei1', null),
      ),
    }),
  )

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
      const read = parseTable(rows, answers, chosen as ChosenColumns)
      if (!read.ok) return
      expect(read.questions).toEqual([])
      const headings = partsOf(rows, chosen as ChosenColumns)?.headings
      const refused = new Set(read.problems.map(({ row }) => row))
      const stored = new Map(read.rows.map(({ number, input }) => [number, filledIn(input)]))
      const typeAt = head.indexOf('Type')
      for (const [index, cells] of rows.entries()) {
        const number = index + 1
        const filled = cells.filter(isFilled).length
        if (cells === headings || filled === 0 || refused.has(number)) continue
        // A type that was not typed is added.
        const added = stored.has(number) && !isFilled(cells[typeAt] ?? '') ? 1 : 0
        const left = read.leftOut.filter(({ row }) => row === number).length
        expect((stored.get(number) ?? 0) + left, JSON.stringify({ rows, read })).toBe(
          filled + added,
        )
        counted += filled
      }
    }),
    { numRuns: 2000 },
  )
  expect(counted).toBeGreaterThan(1000)
})

const isFilled = (cell: string) => withoutTextMark(plainCell(cell)) !== ''

/** How many values a row to store has; the kind of its number is none. */
function filledIn(input: Record<string, unknown>): number {
  const { uuidType: _, moreIdentifiers, ...rest } = input
  return Object.keys(rest).length + ((moreIdentifiers as unknown[] | undefined)?.length ?? 0)
}
