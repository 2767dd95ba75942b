import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { apiKeyRecord } from './api-key-record.ts'

export const listApiKeys = defineEndpoint('GET', '/api-keys', 'signed-in', {
  summary: 'Your own API keys, their scopes, and how often they were used.',
  input: noInput,
  result: dataResponse(
    z.object({
      keys: z.array(apiKeyRecord),
      allowance: z.object({ perMinute: z.number(), perDay: z.number(), isBusiness: z.boolean() }),
      /** Calls of all keys by Nigerian day, oldest first. Days without calls are left out. */
      usage: z.array(z.object({ day: z.string(), calls: z.number() })),
    }),
  ),
})
