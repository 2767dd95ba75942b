import { lazy } from 'react'
import { SearchCombobox } from '../../forms/SearchCombobox.tsx'
import { everythingQuery } from './queries.ts'

const loadResults = () => import('./SearchResults.tsx')
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }))

/** Searches users, assets, reports and identifiers. */
export function SearchEverything() {
  return (
    <SearchCombobox
      label="Search people, assets, reports and identifiers"
      placeholder="Name, e-mail, IMEI, plate…"
      queryOf={everythingQuery}
      Results={SearchResults}
      preload={loadResults}
      size="header"
    />
  )
}
