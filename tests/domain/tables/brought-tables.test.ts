import { expect, test } from 'vitest'
import { readTable } from '../../../src/api/tables/read-table.ts'
import { parseTable } from '../../../src/islands/dashboard/assets/import/parse-table.ts'
import { accountFor } from '../../support/accounted-cells.ts'
import { xlsxOf, zipOf } from '../../support/workbooks.ts'

const [first, second] = ['356938035643809', '490154203237518']
const both = `imei1 ${first}, imei1 ${second}`

/** A table as people fill it in, with letters that each encoding writes differently. */
const table = (separator = ',', end = '\r\n') =>
  [
    ['Item', 'Maker', 'IMEI', 'Bought from:'],
    ['Renés phone', 'Tecno', first, 'Hélène’s shop'],
    ['Phone 2', 'Itel', second, 'François’ shop'],
  ]
    .map((cells) => cells.join(separator) + end)
    .join('')
const csv = (...lines: string[]) => Buffer.from(lines.join('\n'))
const one = (text: string, codes: Record<string, number>) =>
  Buffer.from([...text].map((letter) => codes[letter] ?? letter.charCodeAt(0)))
const wide = (text: string, mark = '\uFEFF') => Buffer.from(mark + text, 'utf16le')

const head = 'Item,Brand,IMEI,Price,Bought on'
const phone = (more = '') => `Phone,Tecno,${first},${more}`

const workbook = (rows: string, more: Record<string, string> = {}) =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Stock" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationship Id="r1" Target="worksheets/a.xml"/>',
    'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  })
const text = (...cells: string[]) =>
  cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')
const ods = (...rows: string[][]) =>
  zipOf({
    'content.xml': `<table:table table:name="Stock">${rows
      .map(
        (cells) =>
          `<table:table-row>${cells
            .map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`)
            .join('')}</table:table-row>`,
      )
      .join('')}</table:table>`,
  })

/**
 * What the file is, the numbers that are stored, the row and column of what is refused, what is left
 * out by name, and the columns that are asked about; or why it is no table.
 */
type Brought = [
  file: Uint8Array,
  stored: string,
  refused?: string,
  leftOut?: string,
  asked?: string,
]

const tables: Record<string, Brought> = {
  'UTF-8': [Buffer.from(table()), both],
  'UTF-8 with a mark, from Excel': [Buffer.from(`\uFEFF${table(';')}`), both],
  '“Unicode text” of Excel': [wide(table('\t')), both],
  'UTF-16 without a mark': [wide(table('\t', '\n'), ''), both],
  'UTF-16 in the other order': [wide(table()).swap16(), both],
  'UTF-16 in the other order without a mark': [wide(table(';'), '').swap16(), both],
  'Windows-1252, from an old Excel': [
    one(table(';'), { é: 0xe9, è: 0xe8, ç: 0xe7, '’': 0x92 }),
    both,
  ],
  'Mac Roman with the line ends of old Macs': [
    one(table('\t', '\r'), { é: 0x8e, è: 0x8f, ç: 0x8d, '’': 0xd5 }),
    both,
  ],
  'a declared separator': [csv('sep=|', ...table('|', '\n').split('\n')), both],
  'bars, from a database': [Buffer.from(table('|', '\n')), both],
  'Google Sheets, without a last line end': [csv(...table(',', '\n').trim().split('\n')), both],
  'all cells in quotes': [
    csv('"Item","IMEI"', `"Big, ""black""\nphone","${first}"`),
    `imei1 ${first}`,
  ],
  'XLSX of another program': [
    xlsxOf({
      A: table('\t', '\n')
        .trim()
        .split('\n')
        .map((line) => line.split('\t')),
    }),
    both,
  ],
  'XLSX of Excel, whose numbers are numbers': [
    workbook(
      `<row>${text('Item', 'IMEI', 'Year bought', 'Date bought')}</row><row>${text('Phone')}<c><v>${first}</v></c><c/><c s="1"><v>45720</v></c></row>`,
      {
        'xl/styles.xml':
          '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    ),
    `imei1 ${first} 2025-03-04`,
  ],
  'XLSX with formulas and merged headings': [
    workbook(
      `<row r="1">${text('Stock of Ikeja')}</row><row r="2"><c r="A2" t="inlineStr"><is><t>Item</t></is></c><c r="C2" t="inlineStr"><is><t>IMEI</t></is></c></row><row r="3"><c r="A3" t="str"><f>"Ph"&amp;"one"</f><v>Phone</v></c><c r="B3" t="inlineStr"><is><t>new</t></is></c><c r="C3"><f>x</f><v>${first}</v></c></row>`,
    ),
    `imei1 ${first}`,
    '',
    'Above the headings: Stock of Ikeja; Column 2: new',
  ],
  'ODS of LibreOffice': [ods(['Item', 'IMEI'], ['Phone', first], ['Phone', second]), both],
  'a title, empty rows and a total': [
    csv('Stock of Ikeja,,,', '', head, '', phone(), '', 'Total,,,450000', ''),
    `imei1 ${first}`,
    '',
    'Above the headings: Stock of Ikeja; Totals: Total; Totals: 450000',
  ],
  'two totals in Hausa': [
    csv(head, phone(), 'Jimla,,,1', 'Grand total,,,1'),
    `imei1 ${first}`,
    '',
    'Totals: Jimla; Totals: 1; Totals: Grand total; Totals: 1',
  ],
  'rows of separators at the end': [
    csv(head, phone(), ...Array(50).fill(',,,,')),
    `imei1 ${first}`,
  ],
  'a column that counts the rows': [
    csv('S/N,Item,IMEI', `1,Phone,${first}`, `2,Phone,${second}`),
    both,
    '',
    'S/N: 1; S/N: 2',
  ],
  'a column that counts the rows of a part': [
    csv('S/N,Item,IMEI', `(101),Phone,${first}`, `(103),Phone,${second}`),
    both,
    '',
    'S/N: (101); S/N: (103)',
  ],
  'cells that say that there is nothing': [
    csv(`${head},IMEI 2,Serial No`, `${phone('-,N/A')},nil,–`, `Phone,Itel,N/A,,,${second},None`),
    `imei1 ${first}, imei2 ${second}`,
    '',
    'Price: -; Bought on: N/A; IMEI 2: nil; Serial No: –; IMEI: N/A; Serial No: None',
  ],
  'states as people write them': [
    csv(
      'Make,Plate No,State',
      'Kia,KJA-012AB,Lagos State',
      'Kia,KJA-013AB,FCT Abuja',
      'Kia,KJA-014AB,Akwa-Ibom',
    ),
    'Lagos KJA-012AB, Federal Capital Territory KJA-013AB, Akwa Ibom KJA-014AB',
  ],
  'a table without headings': [
    csv(`Phone,${first}`, `Phone,${second}`),
    '',
    '1 IMEI1, 2 IMEI1',
    `Column 1: Phone; Column 2: ${first}; Column 1: Phone; Column 2: ${second}`,
  ],
  'two columns with one heading': [
    csv('Item,IMEI,IMEI', `Phone,${first},${second}`),
    `imei1 ${first} imei2 ${second}`,
  ],
  'three of them': [
    csv('Item,IMEI,IMEI,IMEI', `Phone,${first},${second},${first}`),
    `imei1 ${first} imei2 ${second}`,
    '',
    `IMEI: ${first}`,
  ],
  'an unknown column': [
    csv('Item,IMEI,Owner phone', `Phone,${first},0803 123 4567`),
    `imei1 ${first}`,
    '',
    'Owner phone: 0803 123 4567',
  ],
  'more cells than headings': [
    csv('Item,IMEI', `Phone,${first},extra`),
    `imei1 ${first}`,
    '',
    'Column 3: extra',
  ],
  'headings in Yoruba and Igbo': [
    csv('Orúkọ,Nomba IMEI,Ọnụahịa', `Phone,${first},N450k`),
    `imei1 ${first} ₦450000`,
  ],
  'a category of another kind': [
    csv('Item,Category,IMEI', `Spark,Phones,${first}`, `A60,Phones,${second}`),
    both,
    '',
    'Category: Phones; Category: Phones',
  ],
  'headings of a list of laptops': [
    csv('Device Name,Make,Service Tag,Amount paid', 'XPS,Dell,8XK2PQ2,450k'),
    'Dell serial-number 8XK2PQ2 ₦450000',
  ],
  'headings of a list of cars': [
    csv('Make,Vehicle Reg. No,VIN/Chassis No.', 'Kia,KJA-012AB,1M8GDM9AXKP042788'),
    'KJA-012AB 1M8GDM9AXKP042788',
  ],
  'an export of Snipe-IT': [
    csv(
      'ID,Asset Name,Model,Manufacturer,Serial,Purchased,Cost,Supplier,Type,Location',
      '1,HP 1,EliteBook 840,HP,5CG8225LZW,2024-03-04,"450,000.00",Slot,user,Lagos',
    ),
    'serial-number 5CG8225LZW ₦450000 2024-03-04',
    '',
    'ID: 1; Type: user; Model: EliteBook 840',
  ],
  'an export of Homebox': [
    csv(
      'HB.name,HB.quantity,HB.purchase_price,HB.purchase_time,HB.serial_number,HB.field.IMEI',
      `MacBook,1,450000,2024-03-04,C02XK0ABJGH5,`,
      `Phone,1,,,,${first}`,
    ),
    `serial-number C02XK0ABJGH5 ₦450000 2024-03-04, imei1 ${first}`,
    '',
    'HB.quantity: 1; HB.quantity: 1',
  ],
  'an export of Shelf': [
    csv('title;tags;"cf:serial number,type:text";valuation', 'MacBook;a,b;C02XK0ABJGH5;450000'),
    'serial-number C02XK0ABJGH5 ₦450000',
  ],
  'one column of IMEIs and serial numbers': [
    csv('Item,IMEI/Serial No', `Phone,${first}`, 'Laptop,5CG8225LZW', 'Phone,3.56938E+14'),
    `imei1 ${first}, serial-number 5CG8225LZW`,
    '4 IMEI/Serial No',
  ],
  'an instant that is midnight in Lagos': [
    csv(head, phone(',2026-03-03T23:00:00.000Z')),
    `imei1 ${first} 2026-03-04`,
  ],
  'a price and a day in other digits and spaces': [
    csv(head, phone('450\u202f000,٤ Mar ٢٠٢٦'), `P,Itel,${second},٤٥٠٠٠٠,4–3–2021`),
    `imei1 ${first} ₦450000 2026-03-04, imei1 ${second} ₦450000`,
    '',
    '',
    'Bought on',
  ],
  'headings with stars, cases and brackets': [
    csv('NAME *,imei no.,Price (₦)', `Phone,${first},"₦450,000"`),
    `imei1 ${first} ₦450000`,
  ],
  'cells that spreadsheets marked as text': [
    csv('Item,IMEI,S/N', `Phone,"=""${first}""",'0012345`),
    `imei1 ${first} serial-number 0012345`,
  ],
  'a number that lost its digits': [csv(head, 'Phone,Tecno,3.56938E+14,,'), '', '2 IMEI'],
  'the same with a comma': [csv('Item;IMEI', 'Phone;3,56938E+14'), '', '2 IMEI'],
  'a number that lost its zero': [csv(head, 'Phone,Tecno,12345678901237,,'), '', '2 IMEI'],
  'a serial number that looks like a power of ten': [
    csv('Item,Serial No', 'Laptop,12E56789'),
    'serial-number 12E56789',
  ],
  'prices as people write them': [
    csv(head, phone('"450,000/="'), `Phone,Itel,${second},1.2m`),
    `imei1 ${first} ₦450000, imei1 ${second} ₦1200000`,
  ],
  'a price that can be read in two ways': [
    csv(head, phone('450.000')),
    `imei1 ${first}`,
    '',
    '',
    'Price',
  ],
  'prices that are none in naira': [
    csv(head, phone('$450'), `P,Itel,${second},cheap`),
    '',
    '2 Price, 3 Price',
  ],
  'days as spreadsheets write them': [
    csv(head, phone(',13-Mar-21'), `P,Itel,${second},,2021-03-13 00:00:00`),
    `imei1 ${first} 2021-03-13, imei1 ${second} 2021-03-13`,
  ],
  'a day that can be read in two ways': [
    csv(head, phone(',03/04/2026')),
    `imei1 ${first}`,
    '',
    '',
    'Bought on',
  ],
  'one number twice': [csv(head, phone(), phone()), `imei1 ${first}`, '3 IMEI'],
  'a type that is none, and a column of another type': [
    csv('Type,Item,IMEI,VIN', `boat,Boat,,`, `Gadget,Phone,${first},1M8GDM9AXKP042788`),
    `imei1 ${first}`,
    '2 Type',
    'VIN: 1M8GDM9AXKP042788',
  ],
  'a web page named .xls': [csv('<html><table><tr><td>IMEI'), 'web-page'],
  'a workbook of 1997': [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old-workbook'],
  'a PDF': [csv('%PDF-1.7'), 'pdf'],
  'a quote left open': [csv(head, '"Phone,Tecno'), 'quote-never-ends'],
  'headings alone': [csv(head), 'There are no rows below the headings.'],
}

test('there are 40 tables', () => {
  expect(Object.keys(tables).length).toBeGreaterThanOrEqual(40)
})

test.each(Object.entries(tables))('%s: every filled cell is accounted for', (_, brought) => {
  const [file, stored, refused = '', leftOut = '', asked = ''] = brought
  const read = readTable(file, 'things')
  if (!read.ok) return expect(read.reason.code).toBe(stored)
  expect(read.sheets).toHaveLength(1)
  const rows = read.sheets[0]?.rows ?? []
  const named = rows.flat().find((cell) => cell.startsWith('Ren')) ?? 'Renés phone'
  expect(named).toBe('Renés phone')
  const found = parseTable(rows, {})
  if (!found.ok) return expect(found.reason).toBe(stored)
  expect({
    stored: found.rows.map(({ input }) => numbersIn(input)).join(', '),
    refused: found.problems.map(({ row, column }) => `${row} ${column}`).join(', '),
    leftOut: found.leftOut.map(({ column, text }) => `${column}: ${text}`).join('; '),
    asked: found.questions.map(({ column }) => column).join(', '),
  }).toEqual({ stored, refused, leftOut, asked })
  expect(found.rows.every(({ input }) => !/[\uFFFD\0]/.test(JSON.stringify(input)))).toBe(true)
  const answered = parseTable(rows, { price: 'thousands', purchasedOn: 'DD/MM/YYYY' })
  expect(answered.ok && accountFor(rows, answered).missing).toEqual([])
})

test('a name of two lines in a cell is one line, and a description keeps its lines', () => {
  const rows = [
    ['Item', 'Description', 'IMEI'],
    ['Big,\r\n black phone', 'new\nin its box', first],
  ]
  const read = parseTable(rows, {})
  expect(read.ok && read.rows[0]?.input).toMatchObject({
    name: 'Big, black phone',
    description: 'new\nin its box',
  })
})

function numbersIn(input: Record<string, unknown>): string {
  const { uuidType, uuid, moreIdentifiers = [], price, purchasedOn } = input
  const more = (moreIdentifiers as { kind: string; value: string }[]).map(
    ({ kind, value }) => `${kind} ${value}`,
  )
  const { vehicleRegistrationState, plateNumber, chassisNumber, brand } = input
  const brands = brand === 'Dell' ? [brand] : []
  const ofVehicle = [vehicleRegistrationState, plateNumber, chassisNumber].filter(Boolean)
  const known = [...brands, ...(plateNumber ? ofVehicle : [`${uuidType} ${uuid}`]), ...more]
  // The questions are not answered yet.
  if (typeof price === 'number') known.push(`₦${price}`)
  if (/^\d{4}-/.test(String(purchasedOn))) known.push(String(purchasedOn))
  return known.join(' ')
}
