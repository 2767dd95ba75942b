import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { assetRecord } from './asset-record.ts'

export const getAsset = defineEndpoint({
  method: 'GET',
  path: '/assets/detail/{id}',
  summary: 'One of your own assets.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataResponse(assetRecord),
})
