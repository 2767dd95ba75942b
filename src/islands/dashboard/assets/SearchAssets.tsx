import { lazy } from 'react'
import { homeWords } from '../../../locales/en/screens/dashboard/home.ts'
import { SearchCombobox } from '../../forms/SearchCombobox.tsx'
import { useWords } from '../../words/use-words.ts'
import { assetSearchQuery } from '../queries.ts'

const loadResults = () => import('./AssetSearchResults.tsx')
const AssetSearchResults = lazy(async () => ({ default: (await loadResults()).AssetSearchResults }))

/** Searches the user's own assets by name or identifier. */
export function SearchAssets() {
  const home = useWords('homeWords', homeWords)
  return (
    <SearchCombobox
      label={home.searchLabel}
      placeholder={home.searchHint}
      queryOf={(text) => assetSearchQuery(text)}
      Results={AssetSearchResults}
      preload={loadResults}
      size="screen"
    />
  )
}
