import * as z from 'zod/mini'
import { apiKeyScopes } from '../../domain/api-keys/api-keys.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, messageResponse, noInput, requiredLine } from '../fields.ts'
import { invalid } from '../invalid.ts'

/** A key as its owner sees it. The key itself is shown once, when it is made. */
export const apiKeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters, to tell keys apart. */
  ending: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: instant,
  /** To the hour; null if it was never used. */
  lastUsedAt: z.nullable(instant),
})

export type ApiKeyRecord = z.output<typeof apiKeyRecord>

const scopesMissing = invalid('api-key-scopes-missing')

export const createApiKeyInput = z.object({
  name: requiredLine('api-key-name-missing', 60),
  scopes: z
    .array(z.enum(apiKeyScopes, { error: invalid('api-key-scope-unknown') }), {
      error: scopesMissing,
    })
    .check(
      z.minLength(1, scopesMissing),
      z.maxLength(apiKeyScopes.length, invalid('api-key-scopes-twice')),
      z.refine((scopes) => new Set(scopes).size === scopes.length, invalid('api-key-scopes-twice')),
    ),
})

export const createApiKey = defineEndpoint('POST', '/api-keys', 'verified', {
  summary: 'Create an API key. Only this response contains it. Needs a recent password check.',
  input: createApiKeyInput,
  result: dataResponse(z.object({ key: apiKeyRecord, secret: z.string() })),
  status: 201,
})

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

export const revokeApiKey = defineEndpoint('DELETE', '/api-keys/{id}', 'signed-in', {
  summary: 'Revoke one of your own API keys. It stops working at once.',
  input: z.object({ id }),
  result: messageResponse,
})
