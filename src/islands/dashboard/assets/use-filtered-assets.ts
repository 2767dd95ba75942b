import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { assetSearchQuery, hasWords } from '../queries.ts'
import { assetTitleOf } from './asset-title.ts'

const pauseMs = 200
const maxFound = 100

/**
 * The assets that match the typed text. A complete list is filtered at once; otherwise the server
 * searches, and `search` is that query.
 */
export function useFilteredAssets(
  loaded: readonly AssetRecord[],
  isWhole: boolean,
  typed: string,
): { assets: readonly AssetRecord[]; search: UseQueryResult<AssetRecord[]>; asksServer: boolean } {
  const text = typed.trim()
  const settled = useDebouncedValue(text, pauseMs)
  const asksServer = text !== '' && !isWhole
  const search = useQuery(assetSearchQuery(asksServer ? settled : '', maxFound))
  const matching = text === '' ? loaded : loaded.filter((asset) => matches(asset, text))
  // Until the server responds, the matches among the loaded assets are shown.
  const isAnswered = asksServer && settled === text && search.data !== undefined
  return { assets: isAnswered ? search.data : matching, search, asksServer }
}

/** Ignores spaces and dashes in identifiers. */
function matches(asset: AssetRecord, text: string): boolean {
  const bare = bareText(text)
  return (
    hasWords(`${asset.name} ${assetTitleOf(asset)}`, text) ||
    (bare !== '' && identifierTextsOf(asset).some((text) => bareText(text).includes(bare)))
  )
}

/** Its identifiers as they were written, the main one first. */
export function identifierTextsOf(asset: AssetRecord): string[] {
  const { uuid, moreIdentifiers, vin, plateNumber, chassisNumber } = asset
  const more = moreIdentifiers.map(({ value }) => value)
  return [uuid, ...more, vin, plateNumber, chassisNumber].filter((text) => text !== null)
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
