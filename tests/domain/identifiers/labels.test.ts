import { expect, it } from 'vitest'
import type { IdentifierKind } from '../../../src/domain/identifiers/kinds.ts'
import { labelAmong } from '../../../src/locales/en/identifiers/kinds.ts'

it('only the two IMEIs of a phone are counted', () => {
  const labelsOf = (...kinds: IdentifierKind[]) => kinds.map((kind) => labelAmong(kind, kinds))
  expect(labelsOf('imei1', 'serial-number')).toEqual(['IMEI', 'Serial Number'])
  expect(labelsOf('imei2')).toEqual(['IMEI'])
  expect(labelsOf('imei1', 'imei2', 'vin')).toEqual(['IMEI1', 'IMEI2', 'VIN'])
})
