import * as z from 'zod/mini'
import { roles, userStatuses } from '../../domain/users/roles.ts'
import { defineEndpoint } from '../endpoint.ts'
import { optionalFormField, optionalTypedLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'
import { userRecord } from './user-record.ts'

export const userSorts = ['createdAt', 'name', 'email', 'lastLogin'] as const
type Sort = (typeof userSorts)[number]
export type UserSort = Sort | `-${Sort}`

export const listUsers = defineEndpoint('GET', '/admin/users', 'staff', {
  summary:
    'Users, newest first unless `sort` says otherwise. `search` is the beginning of a name, an e-mail or a phone number.',
  input: z.object({
    search: optionalTypedLine(100),
    role: optionalFormField(z.enum(roles, { error: invalid('role-choice') })),
    status: optionalFormField(z.enum(userStatuses, { error: invalid('user-status') })),
    ...windowFields(userSorts),
  }),
  result: cappedListResponse({ users: z.array(userRecord) }),
})
