import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow } from '../../src/domain/csv.ts'

test.each([
  ['=1+1', `'=1+1`],
  ['+234', `'+234`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  [' =1', `' =1`],
  ['|calc', `'|calc`],
])('a cell that a spreadsheet would run is text: %j', (cell, text) => {
  expect(csvRow([cell])).toBe(`${text}\r\n`)
})

test('commas, quotes and line breaks stay in their cell', () => {
  expect(csvRow(['a,b', 'say "x"', 'one\ntwo', 3])).toBe('"a,b","say ""x""","one\ntwo",3\r\n')
})

test('whatever the cells say, a reader gets as many, and none begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const read = readRow(csvRow(cells))
      expect(read).toHaveLength(cells.length)
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})

/** One row as RFC 4180 reads it. */
function readRow(row: string): string[] {
  const cells = `,${row.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
