/** The values of a gadget's `uuidType` in the API. */
export const gadgetIdentifierKinds = [
  'imei1',
  'imei2',
  'meid',
  'serial-number',
  'uuid',
  'mac-address',
] as const

/** A vehicle's identifiers, by the names of their fields in the API. */
export const vehicleIdentifierKinds = ['vin', 'plateNumber', 'chassisNumber'] as const

export const identifierKinds = [...gadgetIdentifierKinds, ...vehicleIdentifierKinds] as const

export type GadgetIdentifierKind = (typeof gadgetIdentifierKinds)[number]
export type IdentifierKind = (typeof identifierKinds)[number]

export function isGadgetKind(kind: IdentifierKind): kind is GadgetIdentifierKind {
  return (gadgetIdentifierKinds as readonly IdentifierKind[]).includes(kind)
}

/** Where a buyer reads a number of this kind: a phone's dialler, the frame, the plate or the item. */
export type NumberPlace = 'dialler' | 'frame' | 'plate' | 'item'

export function placeOfNumber(kind: IdentifierKind | undefined): NumberPlace {
  switch (kind) {
    case 'imei1':
    case 'imei2':
    case 'meid':
      return 'dialler'
    case 'vin':
    case 'chassisNumber':
      return 'frame'
    case 'plateNumber':
      return 'plate'
    default:
      return 'item'
  }
}

/**
 * Keys are compared within one namespace. A phone's IMEI 2 may be looked up as its IMEI 1, so both
 * are in `imei`; a MEID of decimal digits only is an IMEI; a chassis number with 17 VIN characters
 * is in `vin`. A serial number of an asset is in the namespace of its maker, `serial:hp`.
 */
export const identifierNamespaces = [
  'imei',
  'meid',
  'serial',
  'uuid',
  'mac',
  'vin',
  'plate',
  'chassis',
] as const

type NamespaceWithoutMaker = (typeof identifierNamespaces)[number]
export type SerialNamespace = 'serial' | `serial:${string}`
export type IdentifierNamespace = NamespaceWithoutMaker | SerialNamespace
