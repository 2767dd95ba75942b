import * as z from 'zod/mini'
import type { AssetRecord } from '../../api/asset-record.ts'
import { createAssetInput, picturelessAssetInput } from '../../api/create-asset.ts'
import type { updateAsset } from '../../api/update-asset.ts'
import type { GadgetIdentifierKind } from '../../domain/identifiers/kinds.ts'

export type AssetType = AssetRecord['type']

/** The form of an asset as its fields hold it, both types in one. */
export interface AssetForm {
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
  purchasedOn: string
  purchasedFrom: string
  /** Naira, as typed. */
  price: string
  warrantyUntil: string
  notes: string
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
  purchasedOn: '',
  purchasedFrom: '',
  price: '',
  warrantyUntil: '',
  notes: '',
}

/** The contract's own schema, with the form's types as what goes in. */
export const assetFormSchema = z.pipe(
  // A select nobody touched holds '', which the contract answers with its own words.
  z.transform((form: AssetForm) => wireOf(form) as z.input<typeof createAssetInput>),
  createAssetInput,
)

/** For a change of an asset that came from a table and has no picture yet. */
export const picturelessFormSchema = z.pipe(
  z.transform((form: AssetForm) => wireOf(form) as z.input<typeof picturelessAssetInput>),
  picturelessAssetInput,
)

/** The form as it travels: numbers as numbers. */
function wireOf(form: AssetForm) {
  const price = form.price.replace(/[\s,₦]/g, '')
  return {
    ...form,
    year: form.year.trim() === '' ? Number.NaN : Number(form.year),
    price: price === '' ? null : Number(price),
  }
}

/** A registered asset, back in the form. */
export function formOf(asset: AssetRecord): AssetForm {
  return {
    type: asset.type,
    name: asset.name,
    description: asset.description,
    imageUrl: asset.imageUrl ?? '',
    photoUrls: asset.photoUrls,
    receiptUrl: asset.receiptUrl ?? '',
    hidden: asset.hidden,
    uuidType: asset.uuidType ?? '',
    uuid: asset.uuid ?? '',
    moreIdentifiers: asset.moreIdentifiers,
    brand: asset.brand ?? '',
    vehicleID: asset.vehicleID ?? '',
    vin: asset.vin ?? '',
    plateNumber: asset.plateNumber ?? '',
    chassisNumber: asset.chassisNumber ?? '',
    vehicleRegistrationState: asset.vehicleRegistrationState ?? '',
    make: asset.make ?? '',
    modelName: asset.modelName ?? '',
    color: asset.color ?? '',
    year: asset.year?.toString() ?? '',
    purchasedOn: asset.purchasedOn ?? '',
    purchasedFrom: asset.purchasedFrom ?? '',
    price: asset.price?.toString() ?? '',
    warrantyUntil: asset.warrantyUntil ?? '',
    notes: asset.notes ?? '',
  }
}

type AssetChanges = Omit<z.input<typeof updateAsset.input>, 'id'>

/** The fields that hold something else now than `before`. */
export function changesIn(form: AssetForm, before: AssetForm): AssetChanges {
  const old = wireOf(before) as Record<string, unknown>
  const changed = Object.entries(wireOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
  )
  return Object.fromEntries(changed) as AssetChanges
}
