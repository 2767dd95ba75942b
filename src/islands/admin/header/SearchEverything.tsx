import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { SearchCombobox } from '../../forms/SearchCombobox.tsx'
import { call } from '../../session.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'

const loadResults = () => import('./SearchResults.tsx')
const SearchResults = lazyComponent(loadResults, 'SearchResults')

/** Searches users, assets, reports, identifiers, screens and actions. Ctrl K or ⌘ K focuses it. */
export function SearchEverything() {
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      container.current?.querySelector('input')?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])

  return (
    <div ref={container} className="min-w-0 grow">
      <SearchCombobox
        label={adminHeaderWords.searchHint}
        placeholder={hasKeyboard() ? adminHeaderWords.searchWithKeys : adminHeaderWords.search}
        queryOf={everythingQuery}
        Results={SearchResults}
        preload={loadResults}
        size="header"
        suggests
      />
    </div>
  )
}

/** A device that cannot hover is a phone or a tablet, which usually has no keyboard. */
function hasKeyboard(): boolean {
  return matchMedia('(hover: hover)').matches
}

const everythingQuery = (text: string) =>
  queryOptions({
    queryKey: ['admin-search', text],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/search', { query: text }, { signal })).data,
    enabled: text !== '',
  })
