import * as z from 'zod/mini'
import { assetTypes } from '../../domain/assets/assets.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, optionalFormField } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, listFields } from '../list-fields.ts'
import { adminAssetRecord } from './admin-asset-record.ts'

export const assetSorts = ['createdAt', 'name', 'type'] as const

export const adminListAssets = defineEndpoint('GET', '/admin/assets', 'staff', {
  summary:
    'Registered assets, newest first unless `sort` says otherwise. `search` is the beginning of a name or of an identifier, `owner` the id of a user.',
  input: z.object({
    ...listFields(assetSorts),
    type: optionalFormField(z.enum(assetTypes, { error: invalid('asset-type') })),
    disputed: optionalFormField(z.enum(['true'], { error: invalid('say-true-or-omit') })),
    owner: optionalFormField(id),
  }),
  result: cappedListResponse({ assets: z.array(adminAssetRecord) }),
})
