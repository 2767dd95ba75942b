import { describe, expect, test } from 'vitest'
import { readListColumns, readListRow } from '../../../src/domain/listings/read-row.ts'

const imei = '356938035643809'
/** Without the check digit. */
const key = '35693803564380'

describe('the heading row', () => {
  test.each([
    [['IMEI'], { identifier: 0, kind: null, date: null }],
    [['Owner', 'Serial number', 'Type', 'Listed on'], { identifier: 1, kind: 2, date: 3 }],
    [['date_listed', 'VIN'], { identifier: 1, kind: null, date: 0 }],
    [['Owner', 'Date'], null],
  ])('%j', (names, columns) => {
    expect(readListColumns(names)).toEqual(columns)
  })
})

describe('a row of a list', () => {
  const columns = { identifier: 0, kind: 1, date: 2 }

  test('has the kind and the day that it names', () => {
    expect(readListRow([imei, 'IMEI', '04/03/2026'], columns)).toEqual({
      ok: true,
      entry: { kind: 'imei1', namespace: 'imei', key, listedOn: '2026-03-04' },
    })
    expect(readListRow(['R58N123ABCD', 'Serial number', ''], columns)).toMatchObject({
      ok: true,
      entry: { kind: 'serial-number', namespace: 'serial', listedOn: null },
    })
    expect(readListRow([imei, 'Serial number', ''], columns)).toEqual({
      ok: false,
      problem: 'not-an-identifier',
    })
  })

  test('that ends early has the likeliest kind and no day', () => {
    expect(readListRow([imei], columns)).toEqual({
      ok: true,
      entry: { kind: 'imei1', namespace: 'imei', key, listedOn: null },
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
    expect(readListRow(row, columns)).toEqual({ ok: false, problem })
  })
})
