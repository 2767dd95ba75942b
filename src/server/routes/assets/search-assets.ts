import { searchAssets } from '../../../api/assets/search-assets.ts'
import { identifierCandidates } from '../../../domain/identifiers/candidates.ts'
import { searchPrefix } from '../../../domain/identifiers/search-prefix.ts'
import { toSearchText } from '../../../domain/search-text.ts'
import { searchOwnAssets, toAssetRecord } from '../../queries/assets/assets.ts'
import { route } from '../route.ts'

export const searchAssetsRoute = route(
  searchAssets,
  async ({ database }, { input, currentUser }) => {
    const { query, limit } = input
    const search = {
      keys: identifierCandidates(query).map(({ key }) => key),
      prefix: searchPrefix(query),
      words: toSearchText(query),
    }
    const found = await searchOwnAssets(database.read, currentUser.id, search, limit)
    return { data: found.map(toAssetRecord) }
  },
)
