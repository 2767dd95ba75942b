import { searchAssets } from '../../api/search-assets.ts'
import { possibleIdentities } from '../../domain/identifiers/possible-identities.ts'
import { searchPrefix } from '../../domain/identifiers/search-prefix.ts'
import { searchWords } from '../../domain/search-words.ts'
import { searchOwnAssets, toAssetRecord } from '../queries/assets.ts'
import { route } from '../route.ts'

export const searchAssetsRoute = route(searchAssets, async ({ database }, { input, caller }) => {
  const { query, limit } = input
  const search = {
    keys: possibleIdentities(query).map(({ key }) => key),
    prefix: searchPrefix(query),
    words: searchWords(query),
  }
  const found = await searchOwnAssets(database.read, caller.id, search, limit)
  return { data: found.map(toAssetRecord) }
})
