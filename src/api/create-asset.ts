import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import {
  gadgetFields,
  sharedFields,
  uuidMatchesKind,
  vehicleFields,
  vinOrChassis,
} from './asset-fields.ts'
import { assetRecord } from './asset-record.ts'
import { dataOf } from './fields.ts'

export const createAssetInput = z.discriminatedUnion(
  'type',
  [
    z
      .object({ type: z.literal('Gadget'), ...sharedFields, ...gadgetFields })
      .check(uuidMatchesKind),
    z.object({ type: z.literal('Vehicle'), ...sharedFields, ...vehicleFields }).check(vinOrChassis),
  ],
  { error: 'Choose Gadget or Vehicle' },
)

export type CreateAssetInput = z.output<typeof createAssetInput>

export const createAsset = defineAct({
  method: 'POST',
  path: '/assets',
  summary: 'Register something you own by its unique number.',
  access: 'verified',
  input: createAssetInput,
  result: dataOf(assetRecord),
  status: 201,
})
