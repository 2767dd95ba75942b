import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { baseVersion, dataResponse, id } from '../fields.ts'
import { gadgetFields, sharedFields, vehicleFields } from './asset-fields.ts'
import { assetRecord } from './asset-record.ts'

/** Any of the fields; those of the other type are ignored. What the change leaves must be whole. */
export const updateAsset = defineEndpoint({
  method: 'PATCH',
  path: '/assets/{id}',
  summary: 'Change one of one’s own assets; only the fields sent are changed.',
  access: 'verified',
  input: z.extend(z.partial(z.object({ ...sharedFields, ...gadgetFields, ...vehicleFields })), {
    id,
    before: baseVersion,
  }),
  result: dataResponse(assetRecord),
})
