import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from '../../src/api/tables/read-csv.ts'
import { plainCell, writeCsv } from '../../src/domain/csv.ts'

const read = (text: string) => {
  const table = parseCsv(text)
  return table.ok ? table.rows : table.reason
}

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'what Excel writes here: mark, semicolons, CRLF',
    '\uFEFFa;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a declared separator', 'sep=;\r\na;b\r\n', [['a', 'b']]],
  [
    'commas within semicolons',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'quotes, doubled ones, and line ends within',
    'a,b\n"x ""y"", z","1\r\n2"',
    [
      ['a', 'b'],
      ['x "y", z', '1\n2'],
    ],
  ],
  [
    'empty cells, at the end too',
    'a,,\n,b,',
    [
      ['a', '', ''],
      ['', 'b', ''],
    ],
  ],
  [
    'line ends of several kinds in one file',
    'a,b\r\n1,2\n3,4\r5,6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'a quote in the middle of a cell, as spreadsheets do',
    'a,b\n14" screen,1',
    [
      ['a', 'b'],
      ['14" screen', '1'],
    ],
  ],
  ['empty rows, which keep their number', 'a\n\nb', [['a'], [''], ['b']]],
])('reads %s', (_, text, rows) => {
  expect(read(text)).toEqual(rows)
})

test.each([
  ['a,b\n"open,1', { code: 'quote-never-ends', params: { row: 2 } }],
  ['a,b\n"x"y,1', { code: 'text-after-quote', params: { row: 2 } }],
])('reports the error in %j', (text, reason) => {
  expect(read(text)).toEqual(reason)
})

test('written data reads back unchanged, with uniform line endings', () => {
  const cell = fc
    .string({ unit: 'grapheme' })
    .map((text) => text.replaceAll('\uFEFF', '').replace(/\r\n?/g, '\n').trim())
  const row = fc.array(cell, { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const head = rows.map((cells) => ['heading', ...cells])
      const again = parseCsv(`heading,x\r\n${writeCsv(head)}`)
      expect(again.ok && again.rows.slice(1).map((cells) => cells.map(plainCell))).toEqual(head)
    }),
  )
})

test('no cell is a formula to a spreadsheet, and each reads back unchanged', () => {
  for (const text of [
    '=1+1',
    '+234803',
    '-5',
    '@SUM(A1)',
    "'=1",
    '=HYPERLINK("http://x","y")',
    '＝1+1',
    '＠SUM(A1)',
  ]) {
    const written = writeCsv([[text]])
    expect(written.replace(/^"/, ''), text).toMatch(/^'/)
    const again = parseCsv(written)
    expect(again.ok && again.rows[0]?.map(plainCell), text).toEqual([text])
  }
})

test.each([
  ...[
    '2.0',
    '1.100',
    '.5',
    '7.',
    '(5)',
    '5 pm',
    '12 A',
    '0012345',
    '356938035643809',
    '12E56789',
    '3-4',
    '03/04/2026',
    '12:05',
    'MAR1',
    '12 Sep',
  ],
  ...['TRUE', "'0012345"],
])('a spreadsheet keeps %s as it is, and it reads back unchanged', (text) => {
  const written = writeCsv([[text]])
  expect(written).toBe(`'${text}\r\n`)
  expect(plainCell(written)).toBe(text)
})

test.each(['450000', '900.00', '2026-03-04', 'Branch 2', 'C02XK0ABJGH5', 'KJA-012AB'])(
  'a spreadsheet reads %s without a mark',
  (text) => {
    expect(writeCsv([[text]])).toBe(`${text}\r\n`)
  },
)
