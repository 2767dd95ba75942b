import { luhnCharacter } from './check-digits.ts'
import type { IdentifierNamespace } from './kinds.ts'
import { plateShapes } from './plate-shapes.ts'
import { withoutMaker } from './serial-namespaces.ts'

/**
 * A key in visible groups, so that two can be compared by eye; an IMEI gets its check digit.
 * Parsing the result gives the same key. Never throws, even for an unnormalised key.
 */
export function formatIdentifier(namespace: IdentifierNamespace, key: string): string {
  switch (withoutMaker(namespace)) {
    case 'imei':
      return `${key.slice(0, 6)} ${key.slice(6, 8)} ${key.slice(8)} ${luhnCharacter(key, 10)}`
    case 'meid':
      return `${key.slice(0, 2)} ${key.slice(2, 8)} ${key.slice(8)}`
    case 'uuid':
      return `${key.slice(0, 8)}-${key.slice(8, 12)}-${key.slice(12, 16)}-${key.slice(16, 20)}-${key.slice(20)}`
    case 'mac':
      return groups(key, 2, ':')
    case 'vin':
      return `${key.slice(0, 3)} ${key.slice(3, 9)} ${key.slice(9)}`
    case 'plate':
      return formatPlate(key)
    case 'serial':
    case 'chassis':
      return key.length > 8 ? groups(key, 4, ' ') : key
  }
}

function groups(key: string, size: number, separator: string): string {
  let grouped = key.slice(0, size)
  for (let at = size; at < key.length; at += size) grouped += separator + key.slice(at, at + size)
  return grouped
}

function formatPlate(key: string): string {
  for (const { pattern, dashAt } of plateShapes) {
    if (pattern.test(key)) return `${key.slice(0, dashAt)}-${key.slice(dashAt)}`
  }
  return key
}
