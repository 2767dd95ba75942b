import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, optionalFormField, uploadUrl } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { gadgetFields, sharedFields, vehicleFields, vinOrChassis } from './asset-fields.ts'
import { assetRecord } from './asset-record.ts'
import { identifiersReadAndDiffer } from './more-identifiers.ts'

export const createAssetInput = assetWith(uploadUrl)

/** An asset from a table has no picture until its owner adds one. */
export const imagelessAssetInput = assetWith(optionalFormField(uploadUrl))

/** Either of the two, checked. */
export type AssetInput = z.output<typeof imagelessAssetInput>

function assetWith<Image extends z.ZodMiniType>(imageUrl: Image) {
  const shared = { ...sharedFields, imageUrl }
  return z.discriminatedUnion(
    'type',
    [
      z
        .object({ type: z.literal('Gadget'), ...shared, ...gadgetFields })
        .check(identifiersReadAndDiffer),
      z.object({ type: z.literal('Vehicle'), ...shared, ...vehicleFields }).check(vinOrChassis),
    ],
    { error: invalid('asset-type') },
  )
}

export const createAsset = defineEndpoint({
  method: 'POST',
  path: '/assets',
  summary: 'Register something you own by its unique number.',
  access: 'verified',
  input: createAssetInput,
  result: dataResponse(assetRecord),
  status: 201,
})
