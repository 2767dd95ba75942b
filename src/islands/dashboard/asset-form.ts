import * as z from 'zod/mini'
import type { AssetRecord } from '../../api/asset-record.ts'
import { createAssetInput } from '../../api/create-asset.ts'
import type { updateAsset } from '../../api/update-asset.ts'
import type { GadgetIdentifierKind } from '../../domain/identifiers/kinds.ts'

export type AssetType = AssetRecord['type']

/** The form of an asset as its fields hold it, both types in one. */
export interface AssetForm {
  type: AssetType | ''
  name: string
  description: string
  imageUrl: string
  receiptUrl: string
  hidden: boolean
  uuidType: GadgetIdentifierKind | ''
  uuid: string
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
  receiptUrl: '',
  hidden: false,
  uuidType: '',
  uuid: '',
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
}

/** The contract's own schema, with the form's types as what goes in. */
export const assetFormSchema = z.pipe(
  z.transform(
    (form: AssetForm) =>
      // A select nobody touched holds '', which the contract answers with its own words.
      ({ ...form, year: yearOf(form.year) }) as z.input<typeof createAssetInput>,
  ),
  createAssetInput,
)

function yearOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed)
}

/** A registered asset, back in the form. */
export function formOf(asset: AssetRecord): AssetForm {
  return {
    type: asset.type,
    name: asset.name,
    description: asset.description,
    imageUrl: asset.imageUrl ?? '',
    receiptUrl: asset.receiptUrl ?? '',
    hidden: asset.hidden,
    uuidType: asset.uuidType ?? '',
    uuid: asset.uuid ?? '',
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
  }
}

type AssetChanges = Omit<z.input<typeof updateAsset.input>, 'id'>

/** The fields that were touched and hold something else now. */
export function changesIn(
  form: AssetForm,
  isDirty: Partial<Record<keyof AssetForm, boolean>>,
): AssetChanges {
  const whole = { ...form, year: yearOf(form.year) }
  const changed = Object.entries(whole).filter(([name]) => isDirty[name as keyof AssetForm])
  return Object.fromEntries(changed) as AssetChanges
}
