import type { EnumerableNamespace, IdentifierRange } from '../../domain/lookup/enumeration.ts'

const namespaceLabels: Record<EnumerableNamespace | 'registrations', string> = {
  registrations: 'Registrations above the limit',
  imei: 'Phones of model',
  meid: 'Phones whose MEID begins with',
  vin: 'Vehicles whose VIN begins with',
  plate: 'Plates of',
}

/** `Phones of model 35209900`. */
export function rangeLabel({
  namespace,
  prefix,
}: Pick<IdentifierRange, 'prefix'> & { namespace: keyof typeof namespaceLabels }): string {
  return `${namespaceLabels[namespace]} ${prefix}`.trim()
}
