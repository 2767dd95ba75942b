import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import { type IdentifierKind, vehicleIdentifierKinds } from '../../../domain/identifiers/kinds.ts'
import { readAs } from '../../../domain/identifiers/read/read-as.ts'
import { identifierLabels } from '../../../locales/en/identifiers/kinds.ts'

/** The identifier by which a user recognises an asset, grouped for reading. */
export interface Identity {
  label: string
  value: string
  /** Without grouping, as networks and the police write it. */
  plain: string
}

type Identified = Pick<
  AssetRecord,
  'uuidType' | 'uuid' | 'moreIdentifiers' | 'vin' | 'plateNumber' | 'chassisNumber'
>

/** All identifiers of an asset, the main one first. */
export function assetIdentifiersOf(asset: Identified): Identity[] {
  const identities: Identity[] = []
  if (asset.uuidType && asset.uuid) identities.push(identity(asset.uuidType, asset.uuid))
  for (const { kind, value } of asset.moreIdentifiers) identities.push(identity(kind, value))
  for (const kind of vehicleIdentifierKinds) {
    const text = asset[kind]
    if (text) identities.push(identity(kind, text))
  }
  return identities
}

function identity(kind: IdentifierKind, text: string): Identity {
  const reading = readAs(kind, text)
  return {
    label: identifierLabels[kind],
    value: reading.ok ? formatIdentifier(reading.namespace, reading.key) : text,
    plain: reading.ok ? reading.key : text,
  }
}

/** The most familiar identifier, for a row of a list; for a vehicle its plate. */
export function shortIdentifier(asset: Identified): Identity | undefined {
  const identities = assetIdentifiersOf(asset)
  return identities.find(({ label }) => label === identifierLabels.plateNumber) ?? identities[0]
}
