import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IdentifierNamespace } from '../../../src/domain/identifiers/kinds.ts'
import { deletionKeysOf } from '../../../src/domain/matching/deletion-keys.ts'
import { typoBetween } from '../../../src/domain/matching/typo-distance.ts'
import { cases } from './cases.ts'

const alphabets: Partial<Record<IdentifierNamespace, string>> = {
  imei: '0123456789',
  mac: '0123456789ABCDEF',
  vin: '0123456789ABCDEFGHJKLMNPRSTUVWXYZ',
  serial: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
}

const keys = fc
  .constantFrom(...(['imei', 'mac', 'vin', 'serial'] as const))
  .chain((namespace) =>
    fc.record({
      namespace: fc.constant(namespace),
      key: fc
        .array(fc.constantFrom(...(alphabets[namespace] ?? '')), { minLength: 6, maxLength: 25 })
        .map((characters) => characters.join('')),
      other: fc.constantFrom(...(alphabets[namespace] ?? '')),
      at: fc.nat(24),
    }),
  )
  .map(({ at, ...rest }) => ({ ...rest, at: at % rest.key.length }))

const meet = (a: string[], b: string[]) => a.some((key) => b.includes(key))
const without = (key: string, at: number) => key.slice(0, at) + key.slice(at + 1)

describe('deletion keys', () => {
  const slips: Record<string, (key: string, at: number, other: string) => string> = {
    'one character is another': (key, at, other) => key.slice(0, at) + other + key.slice(at + 1),
    'one character is left out': without,
    'one character is too many': (key, at, other) => key.slice(0, at) + other + key.slice(at),
    'two neighbours are swapped': (key, at) =>
      key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2),
  }
  test.each(Object.entries(slips))('meet when %s', (_, makeTypo) => {
    fc.assert(
      fc.property(keys, ({ namespace, key, at, other }) => {
        const wrong = makeTypo(key, at, other)
        fc.pre(wrong.length >= 6 && wrong.length <= 25)
        expect(meet(deletionKeysOf(namespace, key), deletionKeysOf(namespace, wrong))).toBe(true)
      }),
    )
  })

  test('meet for every typo in the labelled cases', () => {
    let typos = 0
    for (const { missing, found } of cases) {
      for (const a of missing.identifiers) {
        for (const b of found.identifiers) {
          if (!typoBetween(a, b)) continue
          typos++
          expect(meet(deletionKeysOf(a.namespace, a.key), deletionKeysOf(b.namespace, b.key))).toBe(
            true,
          )
        }
      }
    }
    expect(typos).toBeGreaterThan(30)
  })

  test('are few for an identifier of any length', () => {
    fc.assert(
      fc.property(keys, ({ namespace, key }) => {
        expect(deletionKeysOf(namespace, key).length).toBeLessThanOrEqual(36)
      }),
    )
    expect(deletionKeysOf('serial', 'A1'.repeat(32))).toHaveLength(1)
  })

  test('of two namespaces never meet, except for an identifier in the wrong field', () => {
    expect(meet(deletionKeysOf('serial', 'KJA234AB'), deletionKeysOf('plate', 'KJA234AB'))).toBe(
      false,
    )
    expect(
      meet(deletionKeysOf('serial', '356938035643809'), deletionKeysOf('imei', '35693803564380')),
    ).toBe(true)
  })
})

describe('a typo', () => {
  const imei = (key: string, checked: boolean) =>
    ({ kind: 'imei1', namespace: 'imei', key, checked }) as const

  test('of one digit is ruled out if both identifiers had a valid check digit', () => {
    const [a, b] = ['35693803564380', '35693803564381']
    expect(typoBetween(imei(a, true), imei(b, true))).toBeNull()
    expect(typoBetween(imei(a, true), imei(b, false))).toEqual({ how: 'neighbour' })
  })

  test('that swaps 09 and 90 is not ruled out, because Luhn does not detect it', () => {
    const [a, b] = ['35209900176148', '35290900176148']
    expect(typoBetween(imei(a, true), imei(b, true))).toEqual({ how: 'swapped' })
  })

  test('does not exist between equal keys', () => {
    const a = imei('35693803564380', true)
    expect(typoBetween(a, a)).toBeNull()
  })
})
