import * as z from 'zod/mini'
import { apiKeyScopes } from '../../domain/api-keys/api-keys.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, requiredLine } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { apiKeyRecord } from './api-key-record.ts'

const scopesMissing = invalid('api-key-scopes-missing')

export const createApiKey = defineEndpoint('POST', '/api-keys', 'verified', {
  summary: 'Create an API key. Only this response contains it. Needs a recent password check.',
  input: z.object({
    name: requiredLine('api-key-name-missing', 60),
    scopes: z
      .array(z.enum(apiKeyScopes, { error: invalid('api-key-scope-unknown') }), {
        error: scopesMissing,
      })
      .check(
        z.minLength(1, scopesMissing),
        z.maxLength(apiKeyScopes.length, invalid('api-key-scopes-twice')),
        z.refine(
          (scopes) => new Set(scopes).size === scopes.length,
          invalid('api-key-scopes-twice'),
        ),
      ),
  }),
  result: dataResponse(z.object({ key: apiKeyRecord, secret: z.string() })),
  status: 201,
})
