import * as z from 'zod/mini'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { imagelessAssetInput } from '../../../../api/assets/create-asset.ts'
import type { updateAsset } from '../../../../api/assets/update-asset.ts'
import { changedFields } from '../../../forms/changed-fields.ts'
import { type AssetForm, detailsToForm, wireOf } from './asset-form.ts'

/** For edits of an imported asset that has no image yet. */
export const imagelessFormSchema = z.pipe(
  z.transform((form: AssetForm) => wireOf(form) as z.input<typeof imagelessAssetInput>),
  imagelessAssetInput,
)

/** Converts an asset to form values. */
export function assetToForm(asset: AssetRecord): AssetForm {
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
    ...detailsToForm(asset),
  }
}

type AssetChanges = Omit<z.input<typeof updateAsset.input>, 'id'>

/** The fields whose values differ from `before`. */
export function assetChanges(form: AssetForm, before: AssetForm): AssetChanges {
  return changedFields(wireOf(form), wireOf(before)) as AssetChanges
}
