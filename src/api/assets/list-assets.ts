import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { assetRecord } from './asset-record.ts'

export const listAssets = defineEndpoint('GET', '/assets', 'signed-in', {
  summary:
    'One’s own assets, newest first: a page of `limit` (500 unless said) behind the one named `after`.',
  input: ownPage,
  result: ownPageResponse(assetRecord),
})
