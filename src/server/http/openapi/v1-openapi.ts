import { apiBase } from '../../../api/endpoint.ts'
import type { V1Endpoint } from '../../../api/v1/define-v1-endpoint.ts'
import { apiKeyScopes } from '../../../domain/api-keys/api-keys.ts'
import { site } from '../../../site.ts'
import { endpoints } from '../../routes/routes.ts'
import { type OpenApiDocument, type Operation, operationOf, problemSchema } from './openapi.ts'

const v1 = '/v1'

/** The operations of the public API. */
export const v1Endpoints = endpoints.filter(
  (endpoint): endpoint is V1Endpoint => endpoint.access === 'api-key',
)

/** The OpenAPI 3.1 description of the public API, with an example of each call. */
export function v1Document(publicOrigin: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of v1Endpoints.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const path = endpoint.path.slice(v1.length)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: v1Operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description: `For programs: check identifiers against the registry. ${publicOrigin}/developers explains it. Every error has a message for people and a code for programs. Times are milliseconds since 1970, UTC. New fields and new values may be added.`,
    },
    servers: [{ url: `${publicOrigin}${apiBase}${v1}` }],
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key, toju_live_… Its scopes are among ${apiKeyScopes.join(', ')}.`,
        },
      },
      headers: {
        RateLimit: text('What is left: `"minute";r=59;t=60, "day";r=999;t=86400`.'),
        'RateLimit-Policy': text('The limits: `"minute";q=60;w=60, "day";q=1000;w=86400`.'),
        'Retry-After': text('Seconds to wait, with status 429 and 503.'),
      },
      schemas: { Problem: problemSchema },
    },
  }
}

function v1Operation(endpoint: V1Endpoint): Operation {
  const { scope, example, path } = endpoint
  const operation = operationOf({ ...endpoint, path: path.slice(v1.length) as `/${string}` })
  const { default: refusal, ...successes } = operation.responses
  const input = Object(example.input) as Record<string, unknown>
  const { parameters, requestBody } = operation
  const inParameters = new Set(parameters?.map(({ name }) => name))
  const body = Object.entries(input).filter(([name]) => !inParameters.has(name))
  return {
    ...operation,
    description: `Needs a key with the scope \`${scope}\`.`,
    security: [{ apiKey: [scope] }],
    ...(parameters && {
      parameters: parameters.map((each) =>
        each.name in input ? { ...each, example: input[each.name] } : each,
      ),
    }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: withExample(requestBody.content, Object.fromEntries(body)),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(successes).map(([status, response]) => [
          status,
          {
            ...response,
            headers: headers('RateLimit', 'RateLimit-Policy'),
            content: withExample((response as Content).content, example.result),
          },
        ]),
      ),
      default: { ...refusal, headers: headers('Retry-After') },
    },
  }
}

interface Content {
  content: Record<string, { schema: Record<string, unknown> }>
}

function withExample(content: Content['content'], example: unknown) {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [type, { schema, example }]),
  )
}

function headers(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function text(description: string) {
  return { description, schema: { type: 'string' } }
}
