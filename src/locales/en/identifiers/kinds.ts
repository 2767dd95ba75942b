import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'

/** The name of each kind of identifier. */
export const identifierLabels: Readonly<Record<IdentifierKind, string>> = {
  imei1: 'IMEI1',
  imei2: 'IMEI2',
  meid: 'MEID',
  'serial-number': 'Serial Number',
  uuid: 'UUID',
  'mac-address': 'MAC Address',
  vin: 'VIN',
  plateNumber: 'Plate number',
  chassisNumber: 'Chassis number',
}

/** The name of a kind beside the other numbers of its item: a phone’s only IMEI is not counted. */
export function labelAmong(kind: IdentifierKind, all: readonly IdentifierKind[]): string {
  const isImei = kind === 'imei1' || kind === 'imei2'
  const hasBoth = all.includes('imei1') && all.includes('imei2')
  return isImei && !hasBoth ? 'IMEI' : identifierLabels[kind]
}
