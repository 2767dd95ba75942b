import { useState } from 'react'
import type { ListMerchantsInput } from '../../../api/merchants/directory.ts'
import type { UserRecord } from '../../../api/users/user-record.ts'
import type { MerchantCategory } from '../../../domain/merchants/listings.ts'
import { states } from '../../../domain/places/states.ts'
import { merchantCategories } from '../../../locales/en/merchant-categories.ts'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { FilterChoice } from '../../forms/FilterChoice.tsx'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { useKeptText } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { useUser } from '../../shell/user-context.ts'
import { type MerchantFilter, MerchantResults } from './MerchantResults.tsx'
import { YourListing } from './YourListing.tsx'

const pauseMs = 250
/** The maximum length of a search on the server. */
const maxSearch = 80

/** Verified merchants, and the user's own listing (spec §2). */
export function ListMerchants() {
  const user = useUser()
  const isWide = useIsWide()
  const [text, setText] = useKeptText()
  const [category, setCategory] = useState<DirectoryChoices['category']>('all')
  const [order, setOrder] = useState<DirectoryChoices['order']>()
  const settled = useDebouncedValue(text.trim().slice(0, maxSearch), pauseMs)
  const choose = (id: string) => {
    const chosen = categoryChoices.find((each) => each.id === id)
    if (chosen) setCategory(chosen.id)
  }

  return (
    <>
      <ScreenHeader title={merchantWords.merchants} />
      <YourListing business={user.business ?? null} />
      <section aria-labelledby="merchants">
        <h2 id="merchants" className="mb-4 text-xl">
          {merchantWords.verifiedMerchants}
        </h2>
        <SearchBox
          label={merchantWords.searchMerchants}
          placeholder={merchantWords.searchMerchantsHint}
          value={text}
          onChange={setText}
          className="mb-4"
        />
        <div className="mb-6 grid grid-cols-2 items-start gap-4 lg:flex lg:items-end lg:justify-between">
          {isWide ? (
            <FilterChoice
              legend={merchantWords.category}
              choices={categoryChoices.map(({ id }) => id)}
              chosen={category}
              onChoose={setCategory}
              labels={categoryNames}
            />
          ) : (
            <SelectField
              label={merchantWords.category}
              value={category}
              onChange={({ target }) => choose(target.value)}
              choices={categoryChoices.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <SelectField
            className="lg:w-48 lg:shrink-0"
            label={merchantWords.sortBy}
            value={order ?? (settled ? '' : 'newest')}
            onChange={({ target }) => setOrder(orders.find(({ id }) => id === target.value)?.id)}
            choices={orders.map(({ id, name }) => ({ value: id, label: name }))}
          >
            {settled && <option value="">{merchantWords.bestMatch}</option>}
          </SelectField>
        </div>
        {order === 'near-me' && !user.state && (
          <p className="mb-4 text-sm text-muted">{merchantWords.noStateInProfile}</p>
        )}
        <MerchantResults
          filter={directoryFilterOf({ text: settled, category, order }, user)}
          isNarrowed={settled !== '' || category !== 'all'}
        />
      </section>
    </>
  )
}

type CategoryChoice = MerchantCategory | 'all'
type Order = NonNullable<ListMerchantsInput['sort']>

const categoryChoices: { id: CategoryChoice; name: string }[] = [
  { id: 'all', name: merchantWords.all },
  ...merchantCategories,
]

const categoryNames = Object.fromEntries(categoryChoices.map(({ id, name }) => [id, name]))

const orders: { id: Order; name: string }[] = [
  { id: 'newest', name: merchantWords.newest },
  { id: 'name', name: merchantWords.name },
  { id: 'near-me', name: merchantWords.nearMe },
]

interface DirectoryChoices {
  text: string
  category: CategoryChoice
  /**
   * Undefined until the user chooses. A search then sorts by relevance, otherwise the newest come
   * first.
   */
  order: Order | undefined
}

/** The query for the server; "near" uses the place in the user's profile. */
function directoryFilterOf(
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
