import { searchAssets } from '../../api/search-assets.ts'
import { possibleIdentities } from '../../domain/identifiers/possible-identities.ts'
import { searchPrefix } from '../../domain/identifiers/search-prefix.ts'
import { searchOwnAssets, toAssetRecord } from '../queries/assets.ts'
import { route } from '../route.ts'

const mostResults = 10

export const searchAssetsRoute = route(searchAssets, async ({ database }, { input, caller }) => {
  const prefix = searchPrefix(input.query)
  if (prefix === '') return { data: [] }
  const keys = possibleIdentities(input.query).map(({ key }) => key)
  const found = await searchOwnAssets(database.read, caller.id, { keys, prefix }, mostResults)
  return { data: found.map(toAssetRecord) }
})
