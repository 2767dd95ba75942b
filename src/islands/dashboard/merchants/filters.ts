import type { ListMerchantsInput } from '../../../api/merchants/list-merchants.ts'
import type { UserRecord } from '../../../api/users/user-record.ts'
import type { MerchantCategory } from '../../../domain/merchants/merchant-categories.ts'
import { states } from '../../../domain/places/states.ts'
import { merchantCategories } from '../../../locales/en/merchant-categories.ts'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import type { MerchantFilter } from './queries.ts'

export type CategoryChoice = MerchantCategory | 'all'
type Order = NonNullable<ListMerchantsInput['sort']>

export const categoryChoices: { id: CategoryChoice; name: string }[] = [
  { id: 'all', name: merchantWords.all },
  ...merchantCategories,
]

export const orders: { id: Order; name: string }[] = [
  { id: 'newest', name: merchantWords.newest },
  { id: 'name', name: merchantWords.name },
  { id: 'near-me', name: merchantWords.nearMe },
]

export interface DirectoryChoices {
  text: string
  category: CategoryChoice
  /**
   * Undefined until the user chooses. A search then sorts by relevance, otherwise the newest come
   * first.
   */
  order: Order | undefined
}

/** The query for the server; "near" uses the place in the user's profile. */
export function directoryFilterOf(
  { text, category, order }: DirectoryChoices,
  user: UserRecord,
): MerchantFilter {
  return {
    ...(text !== '' && { search: text }),
    ...(category !== 'all' && { category }),
    ...(order && { sort: order }),
    ...(order === 'near-me' && placeOf(user)),
  }
}

function placeOf({ state, lga }: UserRecord): Pick<MerchantFilter, 'state' | 'lga'> {
  const known = states.find((name) => name === state)
  return { ...(known && { state: known }), ...(known && lga && { lga }) }
}
