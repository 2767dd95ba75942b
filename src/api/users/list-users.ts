import * as z from 'zod/mini'
import { roles, userStatuses } from '../../domain/users/roles.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, optionalFormField, optionalTypedLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { wholeNumber } from '../query-params.ts'
import { userRecord } from './user-record.ts'

export const userSorts = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'email',
  '-email',
  '-lastLogin',
  'lastLogin',
] as const
export type UserSort = (typeof userSorts)[number]

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/users',
  summary:
    'Users, newest first unless `sort` says otherwise. `search` is the beginning of a name, an e-mail or a phone number.',
  access: 'staff',
  input: z.object({
    search: optionalTypedLine(100),
    role: optionalFormField(z.enum(roles, { error: invalid('role-choice') })),
    status: optionalFormField(z.enum(userStatuses, { error: invalid('user-status') })),
    sort: optionalFormField(z.enum(userSorts, { error: `Choose one of ${userSorts.join(', ')}` })),
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 100, min: 1, max: 1000 }),
  }),
  result: dataResponse(
    z.object({
      users: z.array(userRecord),
      total: z.number(),
      /** True if more rows exist than `total`, which stops counting at its limit. */
      more: z.boolean(),
    }),
  ),
})
