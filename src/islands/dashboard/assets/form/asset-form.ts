import * as z from 'zod/mini'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { createAssetInput } from '../../../../api/assets/create-asset.ts'
import { type DetailName, detailNames } from '../../../../api/assets/detail-record.ts'
import type { GadgetIdentifierKind } from '../../../../domain/identifiers/kinds.ts'

export type AssetType = AssetRecord['type']

/** The form of an asset as its fields hold it, both types in one. */
export interface AssetForm extends Record<DetailName, string> {
  type: AssetType | ''
  name: string
  description: string
  imageUrl: string
  /** Beyond the cover. */
  photoUrls: string[]
  receiptUrl: string
  hidden: boolean
  uuidType: GadgetIdentifierKind | ''
  uuid: string
  moreIdentifiers: { kind: GadgetIdentifierKind | ''; value: string }[]
  brand: string
  vehicleID: string
  vin: string
  plateNumber: string
  chassisNumber: string
  vehicleRegistrationState: string
  make: string
  modelName: string
  color: string
  /** As typed. */
  year: string
}

export const emptyAsset: AssetForm = {
  type: '',
  name: '',
  description: '',
  imageUrl: '',
  photoUrls: [],
  receiptUrl: '',
  hidden: false,
  uuidType: '',
  uuid: '',
  moreIdentifiers: [],
  brand: '',
  vehicleID: '',
  vin: '',
  plateNumber: '',
  chassisNumber: '',
  vehicleRegistrationState: '',
  make: '',
  modelName: '',
  color: '',
  year: '',
  ...detailsToForm({}),
}

/** The details as they are typed: the price in naira. */
export function detailsToForm(
  record: Partial<Pick<AssetRecord, DetailName>>,
): Record<DetailName, string> {
  const entries = detailNames.map((name) => [name, record[name]?.toString() ?? ''])
  return Object.fromEntries(entries) as Record<DetailName, string>
}

/** The contract's own schema, with the form's types as what goes in. */
export const assetFormSchema = z.pipe(
  // A select nobody touched holds '', which the contract answers with its own words.
  z.transform((form: AssetForm) => wireOf(form) as z.input<typeof createAssetInput>),
  createAssetInput,
)

/** The form as it travels: numbers as numbers. */
export function wireOf(form: AssetForm) {
  const price = form.price.replace(/[\s,₦]/g, '')
  return {
    ...form,
    year: form.year.trim() === '' ? Number.NaN : Number(form.year),
    price: price === '' ? null : Number(price),
  }
}
