import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant, noInput } from '../fields.ts'

const sessionRecord = z.object({
  id: z.string(),
  createdAt: instant,
  /** Rounded to the minute. */
  lastSeenAt: instant,
  userAgent: z.string(),
  /** True for the session that makes this request. */
  current: z.boolean(),
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Your own sessions, the last used first.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(z.array(sessionRecord)),
})
