import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { baseVersion, dataResponse, id } from '../fields.ts'
import { gadgetFields, sharedFields, vehicleFields } from './asset-fields.ts'
import { assetRecord } from './asset-record.ts'

/**
 * Any of the fields; fields of the other type are ignored. The asset must still be complete after
 * the change.
 */
export const updateAsset = defineEndpoint('PATCH', '/assets/{id}', 'verified', {
  summary: 'Change one of your own assets. Only the fields that are sent change.',
  input: z.extend(z.partial(z.object({ ...sharedFields, ...gadgetFields, ...vehicleFields })), {
    id,
    before: baseVersion,
  }),
  result: dataResponse(assetRecord),
})
