import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AssetRecord } from '../../api/asset-record.ts'
import { searchWords } from '../../domain/search-words.ts'
import { useSettled } from '../use-settled.ts'
import { identitiesOf } from './identities.ts'
import { makerOf } from './makers.ts'
import { assetSearchQuery } from './queries.ts'

const pauseMs = 200
const mostFound = 100

/**
 * The assets that match what is typed: at once where the whole list is here, else as the server
 * finds them, of which `search` tells.
 */
export function useNarrowedAssets(
  here: readonly AssetRecord[],
  isWhole: boolean,
  typed: string,
): { assets: readonly AssetRecord[]; search: UseQueryResult<AssetRecord[]>; asksServer: boolean } {
  const text = typed.trim()
  const settled = useSettled(text, pauseMs)
  const asksServer = text !== '' && !isWhole
  const search = useQuery(assetSearchQuery(asksServer ? settled : '', mostFound))
  const matching = text === '' ? here : here.filter((asset) => matches(asset, text))
  // Until the server has answered, what is here is better than nothing.
  const isAnswered = asksServer && settled === text && search.data !== undefined
  return { assets: isAnswered ? search.data : matching, search, asksServer }
}

/** Spaces and dashes in a number are how it was written, not what it is. */
function matches(asset: AssetRecord, text: string): boolean {
  const bare = bareText(text)
  return (
    searchWords(`${asset.name} ${makerOf(asset)}`).includes(searchWords(text)) ||
    (bare !== '' && identitiesOf(asset).some(({ value }) => bareText(value).includes(bare)))
  )
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
