import type { AssetInput } from '../../../api/assets/assets.ts'
import { searchWords } from '../../../domain/text/search-words.ts'
import type { AssetRow } from '../../db/tables.ts'
import { detailColumnsOf } from '../../queries/assets/asset-rows.ts'

/** The columns of a parsed form, for new and changed assets. A changed one may lack some fields. */
export function assetColumnsOf(
  input: AssetInput,
): Omit<
  AssetRow,
  | 'id'
  | 'owner_id'
  | 'disputed'
  | 'label_code'
  | 'created_at'
  | 'updated_at'
  | 'transfer_count'
  | 'first_registered_at'
  | 'confirmed_at'
  | 'asked_at'
  | 'asking_ended'
> {
  const shared = {
    type: input.type,
    name: input.name,
    description: input.description,
    image_url: input.imageUrl ?? null,
    receipt_url: input.receiptUrl ?? null,
    hidden: input.hidden ? (1 as const) : (0 as const),
    ...detailColumnsOf(input),
    search_text: searchTextOf(input),
  }
  if (input.type === 'Gadget') {
    return {
      ...shared,
      brand: input.brand ?? null,
      model: null,
      colour: null,
      year: null,
      registration_state: null,
      vehicle_id: null,
    }
  }
  return {
    ...shared,
    brand: input.make ?? null,
    model: input.modelName ?? null,
    colour: input.color ?? null,
    year: input.year ?? null,
    registration_state: input.vehicleRegistrationState ?? null,
    vehicle_id: input.vehicleID ?? null,
  }
}

/** The text in which the owner's search finds an asset, besides identifiers. */
function searchTextOf(input: AssetInput): string {
  const maker = input.type === 'Gadget' ? [input.brand] : [input.make, input.modelName]
  return searchWords([input.name, ...maker].join(' '))
}
