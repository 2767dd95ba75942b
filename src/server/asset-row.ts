import type { CreateAssetInput } from '../api/create-asset.ts'
import type { Assets } from './db/tables.ts'

/** The columns that a checked form fills, the same for a new asset and a changed one. */
export function columnsOf(
  input: CreateAssetInput,
): Omit<Assets, 'id' | 'owner_id' | 'disputed' | 'created_at' | 'updated_at'> {
  const shared = {
    type: input.type,
    name: input.name,
    description: input.description,
    image_url: input.imageUrl,
    receipt_url: input.receiptUrl ?? null,
    hidden: input.hidden ? (1 as const) : (0 as const),
  }
  if (input.type === 'Gadget') {
    return {
      ...shared,
      brand: input.brand,
      model: null,
      colour: null,
      year: null,
      registration_state: null,
      vehicle_id: null,
    }
  }
  return {
    ...shared,
    brand: input.make,
    model: input.modelName,
    colour: input.color,
    year: input.year,
    registration_state: input.vehicleRegistrationState,
    vehicle_id: input.vehicleID ?? null,
  }
}
