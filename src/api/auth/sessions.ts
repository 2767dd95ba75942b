import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, messageResponse, noInput } from '../fields.ts'

const sessionRecord = z.object({
  id: z.string(),
  createdAt: instant,
  /** Rounded to the minute. */
  lastSeenAt: instant,
  userAgent: z.string(),
  /** True for the session that makes this request. */
  current: z.boolean(),
})

export const listSessions = defineEndpoint('GET', '/auth/sessions', 'signed-in', {
  summary: 'Your own sessions, the last used first.',
  input: noInput,
  result: dataResponse(z.array(sessionRecord)),
})

export const endOwnSession = defineEndpoint('DELETE', '/auth/sessions/{id}', 'signed-in', {
  summary: 'End one of your own sessions.',
  input: z.object({ id }),
  result: messageResponse,
})

export const revokeOtherSessions = defineEndpoint('DELETE', '/auth/sessions', 'signed-in', {
  summary: 'End all your own sessions except this one.',
  input: noInput,
  result: messageResponse,
})
