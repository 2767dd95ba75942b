import { homeWords } from '../../../locales/en/screens/dashboard/home.ts'
import { SearchCombobox } from '../../forms/SearchCombobox.tsx'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { useWords } from '../../words/use-words.ts'
import { assetSearchQuery } from '../queries.ts'

const loadResults = () => import('./AssetSearchResults.tsx')
const AssetSearchResults = lazyComponent(loadResults, 'AssetSearchResults')

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
