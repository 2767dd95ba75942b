import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from '../../../src/api/tables/read-csv.ts'
import { readTable } from '../../../src/api/tables/read-table.ts'
import { readWorkbook } from '../../../src/api/tables/read-workbook.ts'
import { plainCell, writeCsv } from '../../../src/domain/csv.ts'
import { writeXlsx } from '../../../src/domain/tables/write-xlsx.ts'
import { changedAssets } from '../../../src/islands/dashboard/assets/import/compare-assets.ts'
import { parseTable } from '../../../src/islands/dashboard/assets/import/parse-table.ts'
import { tableColumns } from '../../../src/islands/dashboard/assets/import/table-columns.ts'
import { gadget } from '../../islands/support/open-app.tsx'
import { zipOf } from '../../support/workbooks.ts'

const rowsOf = (bytes: Uint8Array) => {
  const read = readWorkbook(bytes)
  return read.ok ? (read.sheets[0]?.rows ?? []) : []
}
const inputsOf = (rows: string[][]) => {
  const table = parseTable(rows, {})
  return table.ok ? table.rows.map(({ input }) => input) : table
}
const serials = ['0012345', '12E56789', '=1+1A', '+2348031234567', '356938035643809', '3-4']
const assets = serials.map((uuid, index) =>
  gadget({
    ...{ id: uuid, uuidType: 'serial-number', uuid, price: 450_000, notes: "1.5\n'so" },
    moreIdentifiers: index === 0 ? [{ kind: 'imei1', value: '01-245600-123456-2' }] : [],
    ...{ tags: '007, 1E5', purchasedOn: '2026-03-04', hidden: index === 1, description: '00123' },
  }),
)
const exported = [
  tableColumns.map(({ heading }) => heading),
  ...assets.map((asset) => tableColumns.map(({ textOf }) => textOf(asset))),
]

test('a workbook has the texts that were written', () => {
  const text = fc.string({ unit: 'grapheme' }).map((each) => each.replace(/\r\n?/g, '\n'))
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = rowsOf(zipOf(writeXlsx(rows)))
      for (const [y, cells] of rows.entries()) {
        for (const [x, cell] of cells.entries()) {
          const inXml = cell.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
          expect(read[y]?.[x] ?? '').toBe(inXml)
        }
      }
    }),
    { numRuns: 200 },
  )
})

test('every cell and column of an export is text to a spreadsheet, and imports as it was', () => {
  const files = writeXlsx(exported)
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  expect(sheet.match(/<c (?!s="1")/g)).toBeNull()
  expect(sheet).toContain(`<col min="1" max="${tableColumns.length}" width="18" style="1"/>`)
  expect(files['xl/styles.xml']).toContain('<xf numFmtId="49"')
  expect(inputsOf(rowsOf(zipOf(files)))).toMatchObject(
    serials.map((uuid, index) =>
      index === 0
        ? { uuidType: 'imei1', moreIdentifiers: [{ kind: 'serial-number', value: uuid }] }
        : { uuidType: 'serial-number', uuid, price: 450_000 },
    ),
  )
})

const office = ['soffice', 'libreoffice'].find((name) => !spawnSync(name, ['--version']).error)

/** An export of the back office, which comes as CSV and is saved as a workbook. */
const ofStaff = [
  ['Id', 'Name', 'Phone', 'Identifiers', 'Place', 'Last login'],
  ['0012', '=1+1', '08031234567', 'imei1 356938035643809; serial-number 0012345', '', '12:05'],
  ['1E5', 'Ụzọ̀mà "Uz", Ltd', '+2348031234567', '12E56789', 'two\nlines', '2026-03-04 10:20'],
]
const plainRows = (csv: string) => {
  const read = parseCsv(csv)
  return read.ok ? read.rows.map((cells) => cells.map(plainCell)) : []
}

/** CSV in UTF-8, as people choose it. */
const csv = 'csv:Text - txt - csv (StarCalc):44,34,76'

test.skipIf(!office).each(['xlsx', 'ods', csv])(
  'an export that LibreOffice saves as %s changes nothing when it is imported (skipped without LibreOffice)',
  { timeout: 120_000 },
  (format) => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'))
    try {
      writeFileSync(join(folder, 'assets.xlsx'), zipOf(writeXlsx(exported)))
      writeFileSync(join(folder, 'staff.xlsx'), zipOf(writeXlsx(plainRows(writeCsv(ofStaff)))))
      const out = join(folder, 'out')
      const home = `-env:UserInstallation=file://${folder}/profile`
      const options = [home, '--headless', '--convert-to', format, '--outdir', out]
      const names = ['assets', 'staff'].map((name) => join(folder, `${name}.xlsx`))
      execFileSync(office ?? '', [...options, ...names])
      const [rows = [], rowsOfStaff] = ['assets', 'staff'].map((name) => {
        const read = readTable(readFileSync(join(out, `${name}.${format.split(':')[0]}`)), name)
        return read.ok ? read.sheets[0]?.rows : undefined
      })
      expect(rowsOfStaff).toEqual(ofStaff)
      const table = parseTable(rows, {})
      expect(table).toMatchObject({ ok: true, problems: [], leftOut: [] })
      if (!table.ok) return
      expect(table.rows.map(({ input }) => input)).toEqual(inputsOf(exported))
      expect(changedAssets(table.rows, assets)).toEqual({ changed: [], problems: [] })
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
