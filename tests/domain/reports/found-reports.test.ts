import { expect, test } from 'vitest'
import { parseFoundIdentifier } from '../../../src/domain/reports/found-reports.ts'

const unsure = { kind: undefined, asWritten: false }

test('a found identifier is of the likeliest kind unless the finder names one', () => {
  expect(parseFoundIdentifier('356938 03 564380 9', unsure)).toEqual({
    ...{ ok: true, kind: 'imei1', type: 'Gadget' },
    ...{ namespace: 'imei', key: '35693803564380' },
  })
  expect(parseFoundIdentifier('ABC 123 DE', unsure)).toMatchObject({
    ...{ kind: 'plateNumber', type: 'Vehicle', namespace: 'plate' },
  })
  const named = { kind: 'serial-number', asWritten: true } as const
  expect(parseFoundIdentifier('S/N: R58N 123A BCD', named)).toMatchObject({
    ...{ kind: 'serial-number', type: 'Gadget', namespace: 'serial', key: 'R58N123ABCD' },
  })
})

test('a text that cannot be an identifier is refused, and the finder cannot confirm it', () => {
  const two = '356938035643809 490154203237518'
  for (const text of ['12', '???', 'not visible', two, 'black phone 356938035643809']) {
    for (const asWritten of [true, false]) {
      expect(parseFoundIdentifier(text, { kind: undefined, asWritten })).toMatchObject({
        ok: false,
        isDoubt: false,
      })
    }
  }
  expect(parseFoundIdentifier('356938035643808', { kind: 'imei1', asWritten: true })).toMatchObject(
    { ok: false, isDoubt: false },
  )
  const serial = { kind: 'serial-number', asWritten: true } as const
  expect(parseFoundIdentifier('356938035643809', serial)).toMatchObject({
    ...{ ok: false, isDoubt: false, reason: { code: 'is-imei' } },
  })
})

test('a mistyped IMEI is in doubt until the finder confirms it', () => {
  const mistyped = '356938035643808'
  expect(parseFoundIdentifier(mistyped, unsure)).toMatchObject({ ok: false, isDoubt: true })
  expect(parseFoundIdentifier(mistyped, { kind: undefined, asWritten: true })).toMatchObject({
    ...{ ok: true, kind: 'serial-number', key: mistyped },
  })
})
