import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { assetRecord } from './asset-record.ts'

export const listAssets = defineEndpoint('GET', '/assets', 'signed-in', {
  summary:
    'Your own assets, newest first, page by page. Send `next` as `after` to get the next page.',
  input: ownPage,
  result: ownPageResponse(assetRecord),
})
