import * as z from 'zod/mini'
import { assetTypes } from '../domain/assets.ts'
import { defineAct } from './act.ts'
import { assetEntry } from './asset-entry.ts'
import { dataOf, id, orEmpty } from './fields.ts'
import { listFields } from './list-fields.ts'

export const assetSorts = ['createdAt', 'name', 'type'] as const

export const listAllAssets = defineAct({
  method: 'GET',
  path: '/admin/assets',
  summary:
    'Registered assets, newest first unless `sort` says otherwise. `search` is the beginning of a name or of an identifier, `owner` the id of a person.',
  access: 'staff',
  input: z.object({
    ...listFields(assetSorts),
    type: orEmpty(z.enum(assetTypes, { error: 'Choose Gadget or Vehicle' })),
    disputed: orEmpty(z.enum(['true'], { error: 'Say true, or leave it out' })),
    owner: orEmpty(id),
  }),
  result: dataOf(z.object({ assets: z.array(assetEntry), total: z.number(), more: z.boolean() })),
})
