import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import { type IdentifierKind, vehicleIdentifierKinds } from '../../../domain/identifiers/kinds.ts'
import { readAs } from '../../../domain/identifiers/read/read-as.ts'
import { identifierLabels, labelAmong } from '../../../locales/en/identifiers/kinds.ts'

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
  const written: { kind: IdentifierKind; value: string }[] = [
    ...(asset.uuidType && asset.uuid ? [{ kind: asset.uuidType, value: asset.uuid }] : []),
    ...asset.moreIdentifiers,
    ...vehicleIdentifierKinds.map((kind) => ({ kind, value: asset[kind] ?? '' })),
  ]
  const all = written.filter(({ value }) => value !== '')
  const kinds = all.map(({ kind }) => kind)
  return all.map(({ kind, value }) => identity(kind, value, kinds))
}

function identity(kind: IdentifierKind, text: string, all: readonly IdentifierKind[]): Identity {
  const reading = readAs(kind, text)
  return {
    label: labelAmong(kind, all),
    value: reading.ok ? formatIdentifier(reading.namespace, reading.key) : text,
    plain: reading.ok ? reading.key : text,
  }
}

/** The most familiar identifier, for a row of a list; for a vehicle its plate. */
export function shortIdentifier(asset: Identified): Identity | undefined {
  const identities = assetIdentifiersOf(asset)
  return identities.find(({ label }) => label === identifierLabels.plateNumber) ?? identities[0]
}
