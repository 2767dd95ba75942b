/** What a gadget's `uuidType` may say, as it travels on the wire. */
export const gadgetIdentifierKinds = [
  'imei1',
  'imei2',
  'meid',
  'serial-number',
  'uuid',
  'mac-address',
] as const

/** A vehicle's identifiers, named as its fields are on the wire. */
export const vehicleIdentifierKinds = ['vin', 'plateNumber', 'chassisNumber'] as const

export const identifierKinds = [...gadgetIdentifierKinds, ...vehicleIdentifierKinds] as const

export type GadgetIdentifierKind = (typeof gadgetIdentifierKinds)[number]
export type IdentifierKind = (typeof identifierKinds)[number]

export function isGadgetKind(kind: IdentifierKind): kind is GadgetIdentifierKind {
  return (gadgetIdentifierKinds as readonly IdentifierKind[]).includes(kind)
}

/**
 * Keys are compared within one namespace only. A phone's IMEI 2 may be asked for as its IMEI 1, so
 * both are in `imei`; a MEID of decimal digits alone is an IMEI; a chassis number of 17 VIN
 * characters is in `vin`.
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

export type IdentifierNamespace = (typeof identifierNamespaces)[number]
