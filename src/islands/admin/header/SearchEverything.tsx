import { useEffect, useRef } from 'react'
import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { SearchCombobox } from '../../forms/SearchCombobox.tsx'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { everythingQuery } from './search-query.ts'

const loadResults = () => import('./SearchResults.tsx')
const SearchResults = lazyComponent(loadResults, 'SearchResults')

/** Searches users, assets, reports, identifiers, screens and actions. Ctrl K or ⌘ K leads here. */
export function SearchEverything() {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      place.current?.querySelector('input')?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])

  return (
    <div ref={place} className="min-w-0 grow">
      <SearchCombobox
        label={adminHeaderWords.searchPeopleAssets}
        placeholder={hasKeys() ? adminHeaderWords.searchWithKeys : adminHeaderWords.search}
        queryOf={everythingQuery}
        Results={SearchResults}
        preload={loadResults}
        size="header"
        suggests
      />
    </div>
  )
}

/** A phone has no keys to press. */
function hasKeys(): boolean {
  return matchMedia('(hover: hover)').matches
}
