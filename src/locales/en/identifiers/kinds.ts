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
