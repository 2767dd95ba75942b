import * as z from 'zod/mini'
import { roles, teamRoles, userStatuses } from '../../domain/users/users.ts'
import { userSorts } from '../admin-lists.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  anyPhoneNumber,
  dataResponse,
  email,
  familyName,
  id,
  instant,
  messageResponse,
  nullablePatch,
  optionalFormField,
  optionalLine,
  optionalText,
  optionalTypedLine,
  personName,
  phoneNumber,
  requiredLine,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'
import { stateName } from '../state-name.ts'
import { userRecord } from './user-record.ts'

/** A user as staff see them. */
export const adminUserRecord = z.extend(userRecord, {
  /** Why the user is suspended; the user reads it too. */
  statusReason: z.nullable(z.string()),
  /** False until a user whose account was opened by staff has set a password. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /**
   * When their second factors will be removed at the request of staff; null if they will not be.
   */
  secondFactorEndsAt: z.nullable(instant),
  assets: z.number(),
  reports: z.number(),
  sessions: z.array(
    z.object({ id: z.string(), createdAt: instant, lastSeenAt: instant, userAgent: z.string() }),
  ),
})

export type AdminUserRecord = z.output<typeof adminUserRecord>

export const createUserInput = z.object({
  firstName: personName('first-name-missing'),
  lastName: z._default(familyName, ''),
  email,
  phoneNumber,
  role: z._default(z.enum(teamRoles, { error: invalid('team-role') }), 'admin'),
})

export const createUser = defineEndpoint('POST', '/admin/users', 'super-admin', {
  summary:
    'Open an account for a member of staff. They receive a link to set a password by mail. Needs a recent password check.',
  input: createUserInput,
  result: z.object({ message: z.string(), data: userRecord }),
  status: 201,
})

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

export const getUser = defineEndpoint('GET', '/admin/users/{id}', 'staff', {
  summary: 'One user: their record, their numbers of assets and reports, and their sessions.',
  input: z.object({ id }),
  result: dataResponse(adminUserRecord),
})

export const updateUserInput = z.object({
  id,
  firstName: z.optional(personName('first-name-missing')),
  lastName: z.optional(familyName),
  phoneNumber: z.optional(phoneNumber),
  alternatePhoneNumber: nullablePatch(anyPhoneNumber),
  address: optionalLine(200),
  state: z.optional(stateName),
  lga: z.optional(requiredLine('lga-missing', 60)),
  status: z.optional(z.enum(userStatuses, { error: invalid('user-status') })),
  reason: optionalText(500),
  role: z.optional(z.enum(roles, { error: invalid('role-choice') })),
})

export const updateUser = defineEndpoint('PATCH', '/admin/users/{id}', 'staff', {
  summary:
    'Change a user’s profile, suspend or restore them (`status`, with a `reason` that they are told), or change their role. The last two need a recent password check.',
  input: updateUserInput,
  result: dataResponse(adminUserRecord),
})

export const correctEmailInput = z.object({ id, email })

export const correctEmail = defineEndpoint('PATCH', '/admin/users/{id}/email', 'super-admin', {
  summary:
    'Correct the e-mail address of a member of staff. Their sessions, password, second factors, API keys and webhooks end. The new address receives a link to set a password, and the old address is notified. Needs a recent password check.',
  input: correctEmailInput,
  result: dataResponse(adminUserRecord),
})

export const resetUserPassword = defineEndpoint(
  'POST',
  '/admin/users/{id}/reset-password',
  'staff',
  {
    summary:
      'Mail a user a link to set a new password. Their old password works until they set one.',
    input: z.object({ id }),
    result: messageResponse,
  },
)

export const adminResetTwoFactor = defineEndpoint(
  'DELETE',
  '/admin/users/{id}/second-factor',
  'staff',
  {
    summary:
      'Remove the second factors (app, passkeys, recovery codes) of a user who lost them all. Ends their sessions and notifies them by mail. Those of an ordinary user are removed after 24 hours, unless the user uses one of them before. Needs a recent password check.',
    input: z.object({ id }),
    result: messageResponse,
  },
)

export const adminRevokeSessions = defineEndpoint('DELETE', '/admin/users/{id}/sessions', 'staff', {
  summary: 'End all sessions of a user.',
  input: z.object({ id }),
  result: messageResponse,
})
