import { describe, expect, test } from 'vitest'
import { listColumnsOf } from '../../../src/domain/listings/list-columns.ts'
import { readListRow } from '../../../src/domain/listings/read-row.ts'

const imei = '356938035643809'
/** Without the check digit. */
const key = '35693803564380'

const columnsOf = (...headings: string[]) =>
  listColumnsOf(
    { headings, examples: headings.map((name) => [name === 'Type' ? 'IMEI' : 'R58N123ABCD']) },
    {},
  )
const day = 'DD/MM/YYYY'

test.each([
  [['IMEI'], ['imei1']],
  [
    ['Owner', 'Serial number', 'Type', 'Listed on'],
    [undefined, 'serial-number', 'kind', 'date'],
  ],
  [
    ['date_listed', 'VIN', 'Date stolen'],
    ['date', 'vin', undefined],
  ],
  [
    ['IMEI1', 'IMEI2', 'Plate No', 'Serial Number', 'IMEI', 'Station'],
    ['imei1', 'imei2', 'plateNumber', 'serial-number', 'imei1', undefined],
  ],
  [['Number'], ['identifier']],
  [
    ['Owner', 'Date'],
    [undefined, 'date'],
  ],
])('the headings %j mean %j', (headings, meanings) => {
  expect(columnsOf(...headings).map(({ meaning }) => meaning)).toEqual(meanings)
})

test('a column means what the uploader says', () => {
  const chosen = { imeiofphone: 'imei1', type: null } as const
  const columns = listColumnsOf({ headings: ['IMEI of phone', 'Type'], examples: [] }, chosen)
  expect(columns.map(({ meaning }) => meaning)).toEqual(['imei1', undefined])
})

test('a column that counts the rows has no serial numbers', () => {
  const head = { headings: ['S/N', 'IMEI'], examples: [['1', '2', '3'], [imei]] }
  expect(listColumnsOf(head, {}).map(({ meaning }) => meaning)).toEqual([undefined, 'imei1'])
  const said = listColumnsOf(head, { sn: 'serial-number' })
  expect(said[0]?.meaning).toBe('serial-number')
})

test('a column “Type” of `Phone` and `Saloon` names no kind of number', () => {
  const head = { headings: ['Type', 'Number'], examples: [['Phone', 'Saloon'], [imei]] }
  expect(listColumnsOf(head, {}).map(({ meaning }) => meaning)).toEqual([undefined, 'identifier'])
})

test.each([
  ['Chassis No', 'NZE121-3123456', 'chassisNumber', 'NZE1213123456'],
  ['Chassis No', '1M8GDM9AXKP042788', 'vin', '1M8GDM9AXKP042788'],
  ['Plate No', 'KJA-1AB', 'plateNumber', 'KJA001AB'],
  ['IMEI/Serial No', imei, 'imei1', key],
  ['IMEI/Serial No', 'R58N123ABCD', 'serial-number', 'R58N123ABCD'],
])('in the column “%s” %s is a %s', (heading, text, kind, read) => {
  const { entries } = readListRow([text], columnsOf(heading), day)
  expect(entries).toMatchObject([{ kind, key: read }])
})

test('a cell that says that there is nothing is empty: the other numbers of its row are listed', () => {
  const of = columnsOf('Plate No', 'Chassis No', 'Date stolen')
  for (const nothing of ['N/A', 'nil', '-', 'None']) {
    const { entries, problems } = readListRow([nothing, '1M8GDM9AXKP042788', nothing], of, day)
    expect(problems).toEqual([])
    expect(entries).toMatchObject([{ kind: 'vin', listedOn: null }])
    expect(readListRow([nothing, nothing, ''], of, day).problems).toEqual([
      { problem: 'no-identifier', column: '' },
    ])
  }
})

describe('a row of a list', () => {
  const columns = columnsOf('Number', 'Kind', 'Date')

  test('has the kind and the day that it names', () => {
    expect(readListRow([imei, 'IMEI', '04/03/2026'], columns, day)).toEqual({
      entries: [{ kind: 'imei1', namespace: 'imei', key, listedOn: '2026-03-04' }],
      problems: [],
    })
    expect(readListRow(['R58N123ABCD', 'Serial number', ''], columns, day)).toMatchObject({
      entries: [{ kind: 'serial-number', namespace: 'serial', listedOn: null }],
    })
    expect(readListRow([imei, 'Serial number', ''], columns, day)).toEqual({
      entries: [],
      problems: [{ problem: 'not-an-identifier', column: 'Number' }],
    })
  })

  test('that ends early has the likeliest kind and no day', () => {
    expect(readListRow([imei], columns, day)).toEqual({
      entries: [{ kind: 'imei1', namespace: 'imei', key, listedOn: null }],
      problems: [],
    })
  })

  test.each([
    [[' ', 'imei', '04/03/2026'], 'no-identifier', ''],
    [[], 'no-identifier', ''],
    [[imei, 'boat'], 'unknown-kind', 'Kind'],
    [['356938035643808', 'imei'], 'not-an-identifier', 'Number'],
    // A mistyped IMEI, which without a kind would be a serial number.
    [['356938035643808', ''], 'not-an-identifier', 'Number'],
    [['nonsense!'], 'not-an-identifier', 'Number'],
    [['3.56938E+14', 'imei'], 'number-cut', 'Number'],
    [['12345678901237', 'imei'], 'zero-lost', 'Number'],
    [[imei, 'imei', '30/02/2026'], 'not-a-day', 'Date'],
    [[imei, 'imei', 'last week'], 'not-a-day', 'Date'],
  ] as const)('%j is refused: %s in the column %j', (row, problem, column) => {
    expect(readListRow(row, columns, day)).toEqual({
      entries: [],
      problems: [{ problem, column }],
    })
  })

  test('has each of its numbers, in several columns and in one cell', () => {
    const several = columnsOf('IMEI', 'Serial number')
    const keysOf = (...row: string[]) => {
      const { entries, problems } = readListRow(row, several, day)
      return [...entries.map((entry) => entry.key), ...problems.map(({ problem }) => problem)]
    }
    expect(keysOf(imei, 'R58N123ABCD')).toEqual([key, 'R58N123ABCD'])
    expect(keysOf(`${imei} / 490154203237518`, '')).toEqual([key, '49015420323751'])
    // Two numbers, a model and a number, or a number and something: as one number none would be found.
    expect(keysOf('', '8XK2PQ2/8XK2PQ3')).toEqual(['not-an-identifier'])
    expect(keysOf('', 'E7470-i5/8XK2PQ2')).toEqual(['not-an-identifier'])
    expect(keysOf('', 'PF0ABC12/01')).toEqual(['not-an-identifier'])
    expect(keysOf(`="${imei}"`, 'nonsense!')).toEqual([key, 'not-an-identifier'])
    expect(keysOf(`${imei}, 356938035643808`)).toEqual([key, 'not-an-identifier'])
    expect(keysOf(`${imei}\n3.56938E+14`)).toEqual([key, 'number-cut'])
  })

  test('is dated as the uploader says', () => {
    const [entry] = readListRow([imei, '', '03/04/2026'], columns, 'MM/DD/YYYY').entries
    expect(entry?.listedOn).toBe('2026-03-04')
  })
})
