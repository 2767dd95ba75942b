import { describe, expect, test } from 'vitest'
import { readListColumns, readListRow } from '../../../src/domain/listings/read-row.ts'

const imei = '356938035643809'
/** Without the check digit. */
const key = '35693803564380'

describe('the heading row', () => {
  const none = { kind: null, date: null, leftOut: [] }
  test.each([
    [['IMEI'], { ...none, numbers: [{ place: 0, kind: 'imei1' }] }],
    [
      ['Owner', 'Serial number', 'Type', 'Listed on'],
      { numbers: [{ place: 1, kind: 'serial-number' }], kind: 2, date: 3, leftOut: ['Owner'] },
    ],
    [['date_listed', 'VIN'], { ...none, numbers: [{ place: 1, kind: 'vin' }], date: 0 }],
    [
      ['IMEI1', 'IMEI2', 'Plate No', 'Serial Number', 'Station'],
      {
        ...none,
        numbers: [
          { place: 0, kind: 'imei1' },
          { place: 1, kind: 'imei2' },
          { place: 2, kind: 'plateNumber' },
          { place: 3, kind: 'serial-number' },
        ],
        leftOut: ['Station'],
      },
    ],
    [['Number'], { ...none, numbers: [{ place: 0, kind: null }] }],
    [['Owner', 'Date'], null],
  ])('%j', (names, columns) => {
    expect(readListColumns(names)).toEqual(columns)
  })
})

describe('a row of a list', () => {
  const columns = { numbers: [{ place: 0, kind: null }], kind: 1, date: 2, leftOut: [] }

  test('has the kind and the day that it names', () => {
    expect(readListRow([imei, 'IMEI', '04/03/2026'], columns)).toEqual({
      entries: [{ kind: 'imei1', namespace: 'imei', key, listedOn: '2026-03-04' }],
      problems: [],
    })
    expect(readListRow(['R58N123ABCD', 'Serial number', ''], columns)).toMatchObject({
      entries: [{ kind: 'serial-number', namespace: 'serial', listedOn: null }],
    })
    expect(readListRow([imei, 'Serial number', ''], columns)).toEqual({
      entries: [],
      problems: ['not-an-identifier'],
    })
  })

  test('that ends early has the likeliest kind and no day', () => {
    expect(readListRow([imei], columns)).toEqual({
      entries: [{ kind: 'imei1', namespace: 'imei', key, listedOn: null }],
      problems: [],
    })
  })

  test.each([
    [[' ', 'imei', '04/03/2026'], 'no-identifier'],
    [[], 'no-identifier'],
    [[imei, 'boat'], 'unknown-kind'],
    [['356938035643808', 'imei'], 'not-an-identifier'],
    // A mistyped IMEI, which without a kind would be a serial number.
    [['356938035643808', ''], 'not-an-identifier'],
    [['nonsense!'], 'not-an-identifier'],
    [[imei, 'imei', '30/02/2026'], 'not-a-day'],
    [[imei, 'imei', 'last week'], 'not-a-day'],
  ] as const)('%j is refused: %s', (row, problem) => {
    expect(readListRow(row, columns)).toEqual({ entries: [], problems: [problem] })
  })

  test('has each of its numbers, in several columns and in one cell', () => {
    const numbers = [
      { place: 0, kind: 'imei1' as const },
      { place: 1, kind: 'serial-number' as const },
    ]
    const several = { ...columns, numbers, kind: null, date: null }
    const keysOf = (...row: string[]) => {
      const { entries, problems } = readListRow(row, several)
      return [...entries.map((entry) => entry.key), ...problems]
    }
    expect(keysOf(imei, 'R58N123ABCD')).toEqual([key, 'R58N123ABCD'])
    expect(keysOf(`${imei} / 490154203237518`, '')).toEqual([key, '49015420323751'])
    expect(keysOf(`="${imei}"`, 'nonsense!')).toEqual([key, 'not-an-identifier'])
    expect(keysOf(`${imei}, 356938035643808`)).toEqual([key, 'not-an-identifier'])
  })
})
