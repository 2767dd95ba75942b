import { searchAssets } from '../../../api/assets/search-assets.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { searchPrefix } from '../../../domain/identifiers/search-prefix.ts'
import { toSearchText } from '../../../domain/text/fold.ts'
import { searchOwnAssets, toAssetRecord } from '../../queries/assets/assets.ts'
import { route } from '../route.ts'

export const searchAssetsRoute = route(
  searchAssets,
  async ({ database }, { input, currentUser }) => {
    const { query, limit } = input
    const { candidates, numbers } = readText(query)
    const search = {
      keys: [...new Set(candidates.map(({ key }) => key))],
      prefix: searchPrefix(numbers[0] ?? query),
      words: toSearchText(query),
    }
    const found = await searchOwnAssets(database.read, currentUser.id, search, limit)
    return { data: found.map(toAssetRecord) }
  },
)
