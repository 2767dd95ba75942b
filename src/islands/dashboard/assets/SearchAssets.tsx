import { lazy } from 'react'
import { SearchCombobox } from '../../forms/SearchCombobox.tsx'
import { assetSearchQuery } from '../queries.ts'

const loadResults = () => import('./AssetSearchResults.tsx')
const AssetSearchResults = lazy(async () => ({ default: (await loadResults()).AssetSearchResults }))

/** Searches the user's own assets by name or identifier. */
export function SearchAssets() {
  return (
    <SearchCombobox
      label="Search your assets by name, IMEI, serial, plate or VIN"
      placeholder="Search by name, IMEI, plate…"
      queryOf={(text) => assetSearchQuery(text)}
      Results={AssetSearchResults}
      preload={loadResults}
      size="screen"
    />
  )
}
