import type { IdentifierRange, SweptSpace } from '../../domain/lookup/enumeration.ts'

const spaceLabels: Record<SweptSpace, string> = {
  imei: 'Phones of model',
  meid: 'Phones with a MEID of',
  vin: 'Vehicles with a VIN of',
  plate: 'Plates of',
}

/** `Phones of model 35209900`. */
export function familyLabel({ namespace, prefix }: IdentifierRange): string {
  return `${spaceLabels[namespace]} ${prefix}`
}
