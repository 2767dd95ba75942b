import * as z from 'zod/mini'
import { gadgetIdentifierKinds } from '../domain/identifiers/kinds.ts'
import { instant } from './fields.ts'

/** A registered thing as its owner sees it. Fields of the other type are null. */
export const assetRecord = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['Gadget', 'Vehicle']),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  receiptUrl: z.nullable(z.string()),
  uuidType: z.nullable(z.enum(gadgetIdentifierKinds)),
  uuid: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  vehicleID: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  plateNumber: z.nullable(z.string()),
  chassisNumber: z.nullable(z.string()),
  vehicleRegistrationState: z.nullable(z.string()),
  make: z.nullable(z.string()),
  modelName: z.nullable(z.string()),
  color: z.nullable(z.string()),
  year: z.nullable(z.number()),
  /** Not shown in the public look-up unless it is reported. */
  hidden: z.boolean(),
  /** The open report on it, if any. */
  openReport: z.nullable(z.enum(['Lost', 'Stolen', 'Found'])),
  createdAt: instant,
})

export type AssetRecord = z.output<typeof assetRecord>
