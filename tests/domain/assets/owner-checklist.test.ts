import { expect, test } from 'vitest'
import {
  type AssetKind,
  assetKindOf,
  ownerChecklist,
  stepIds,
  whatNotToDo,
} from '../../../src/domain/assets/owner-checklist.ts'
import { reportStatuses } from '../../../src/domain/reports/reports.ts'

const assets: AssetKind[] = ['phone', 'laptop', 'vehicle', 'other']
const idsOf = (asset: AssetKind, status: (typeof reportStatuses)[number]) =>
  ownerChecklist(asset, status).map(({ id }) => id)

test('every asset type has steps and warnings for every status, and every step is used', () => {
  const used = new Set<string>()
  for (const asset of assets) {
    for (const status of reportStatuses) {
      const ids = idsOf(asset, status)
      expect(ids.length, `${asset} ${status}`).toBeGreaterThanOrEqual(3)
      expect(new Set(ids).size).toBe(ids.length)
      expect(whatNotToDo(asset, status).length).toBeGreaterThan(0)
      for (const id of ids) used.add(id)
    }
  }
  expect([...used].sort()).toEqual([...stepIds].sort())
})

test('a stolen phone lists SIM, bank, passwords, police and IMEI; money comes before paperwork', () => {
  const ids = idsOf('phone', 'Stolen')
  for (const id of ['lock-sim', 'call-bank', 'change-passwords', 'police-report', 'block-imei']) {
    expect(ids).toContain(id)
  }
  expect(ids.indexOf('lock-sim')).toBeLessThan(ids.indexOf('police-report'))
})

test('a vehicle’s checklist names the e-CMR and no SIM to lock', () => {
  expect(idsOf('vehicle', 'Stolen')).toContain('flag-ecmr')
  expect(idsOf('vehicle', 'Stolen')).not.toContain('lock-sim')
  expect(idsOf('phone', 'Stolen')).not.toContain('flag-ecmr')
})

test('a finder’s checklist contains no owner’s step', () => {
  expect(idsOf('phone', 'Found')).toContain('check-claim')
  expect(idsOf('phone', 'Found')).not.toContain('lock-sim')
  expect(whatNotToDo('phone', 'Found')).toEqual(['no-unlocking', 'no-selling', 'no-reward-first'])
})

test.each([
  [{ type: 'Vehicle', uuidType: null, name: 'Corolla' }, 'vehicle'],
  [{ type: 'Gadget', uuidType: 'imei1', name: 'Black Tecno' }, 'phone'],
  [{ type: 'Gadget', uuidType: 'meid', name: 'Old one' }, 'phone'],
  [{ type: 'Gadget', uuidType: 'mac-address', name: 'Work' }, 'laptop'],
  [{ type: 'Gadget', uuidType: 'serial-number', name: 'HP EliteBook 840' }, 'laptop'],
  [{ type: 'Gadget', uuidType: 'serial-number', name: 'Generator' }, 'other'],
] as const)('%j is a %s', (asset, kind) => {
  expect(assetKindOf(asset)).toBe(kind)
})
