import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant, noInput } from '../fields.ts'

const sessionRecord = z.object({
  id: z.string(),
  createdAt: instant,
  /** To the minute. */
  lastSeenAt: instant,
  userAgent: z.string(),
  /** The session that asks. */
  current: z.boolean(),
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where one is signed in, the last used first.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(z.array(sessionRecord)),
})
