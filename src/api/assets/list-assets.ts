import { defineEndpoint } from '../endpoint.ts'
import { ownPage, ownPageResponse } from '../list-fields.ts'
import { assetRecord } from './asset-record.ts'

export const listAssets = defineEndpoint({
  method: 'GET',
  path: '/assets',
  summary:
    'One’s own assets, newest first: a page of `limit` (500 unless said) behind the one named `after`.',
  access: 'signed-in',
  input: ownPage,
  result: ownPageResponse(assetRecord),
})
