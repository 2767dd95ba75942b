import { lazy } from 'react'
import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { SearchCombobox } from '../../forms/SearchCombobox.tsx'
import { everythingQuery } from './queries.ts'

const loadResults = () => import('./SearchResults.tsx')
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }))

/** Searches users, assets, reports and identifiers. */
export function SearchEverything() {
  return (
    <SearchCombobox
      label={adminHeaderWords.searchPeopleAssets}
      placeholder={adminHeaderWords.nameEMail}
      queryOf={everythingQuery}
      Results={SearchResults}
      preload={loadResults}
      size="header"
    />
  )
}
