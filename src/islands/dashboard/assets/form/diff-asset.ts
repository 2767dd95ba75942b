import * as z from 'zod/mini'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { imagelessAssetInput } from '../../../../api/assets/create-asset.ts'
import type { updateAsset } from '../../../../api/assets/update-asset.ts'
import { changedFields } from '../../../forms/changed-fields.ts'
import { textsOf } from '../../../forms/texts-of.ts'
import { type AssetForm, detailsToForm, toAssetInput } from './asset-form.ts'

/** For edits of an imported asset that has no image yet. */
export const imagelessFormSchema = z.pipe(
  z.transform((form: AssetForm) => toAssetInput(form) as z.input<typeof imagelessAssetInput>),
  imagelessAssetInput,
)

const textNames = [
  ...(['imageUrl', 'receiptUrl', 'uuid', 'brand', 'make', 'modelName', 'color'] as const),
  ...(['vehicleID', 'vin', 'plateNumber', 'chassisNumber'] as const),
]

/** Converts an asset to form values. */
export function assetToForm(asset: AssetRecord): AssetForm {
  return {
    type: asset.type,
    name: asset.name,
    description: asset.description,
    photoUrls: asset.photoUrls,
    hidden: asset.hidden,
    uuidType: asset.uuidType ?? '',
    moreIdentifiers: asset.moreIdentifiers,
    ...textsOf(asset, textNames),
    vehicleRegistrationState: asset.vehicleRegistrationState ?? '',
    year: asset.year?.toString() ?? '',
    ...detailsToForm(asset),
  }
}

type AssetChanges = Omit<z.input<typeof updateAsset.input>, 'id'>

/** The fields whose values differ from `before`. */
export function assetChanges(form: AssetForm, before: AssetForm): AssetChanges {
  return changedFields(toAssetInput(form), toAssetInput(before)) as AssetChanges
}
