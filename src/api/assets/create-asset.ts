import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, optionalFormField, uploadUrl } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { gadgetFields, sharedFields, vehicleFields, vinOrChassis } from './asset-fields.ts'
import { assetRecord } from './asset-record.ts'
import { identifiersParseAndDiffer } from './more-identifiers.ts'

export const createAssetInput = assetWith(uploadUrl)

/** An asset that is imported from a table has no photo until its owner adds one. */
export const imagelessAssetInput = assetWith(optionalFormField(uploadUrl))

/** The validated input of either type. */
export type AssetInput = z.output<typeof imagelessAssetInput>

function assetWith<Image extends z.ZodMiniType>(imageUrl: Image) {
  const shared = { ...sharedFields, imageUrl }
  return z.discriminatedUnion(
    'type',
    [
      z
        .object({ type: z.literal('Gadget'), ...shared, ...gadgetFields })
        .check(identifiersParseAndDiffer),
      z.object({ type: z.literal('Vehicle'), ...shared, ...vehicleFields }).check(vinOrChassis),
    ],
    { error: invalid('asset-type') },
  )
}

export const createAsset = defineEndpoint('POST', '/assets', 'verified', {
  summary: 'Register an asset that you own by its unique identifier.',
  input: createAssetInput,
  result: dataResponse(assetRecord),
  status: 201,
})
