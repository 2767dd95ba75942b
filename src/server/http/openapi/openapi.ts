import * as z from 'zod/mini'
import { apiBase, type Endpoint, pathParameters } from '../../../api/endpoint.ts'
import { problemStatus } from '../../../api/problem.ts'
import { maxUploadBytes } from '../../../api/uploads/upload.ts'
import { site } from '../../../site.ts'
import { endpoints } from '../../routes/routes.ts'

type Schema = Record<string, unknown>

export interface Operation {
  operationId: string
  summary: string
  description?: string
  security?: object[]
  parameters?: {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    schema: Schema
  }[]
  requestBody?: { required: true; content: Record<string, { schema: Schema }> }
  responses: Record<string, object>
}

/** The OpenAPI 3.1 description of the whole API. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: object
}

/** Builds the OpenAPI document from the schemas that validate requests. */
export function openApiDocument(publicOrigin: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    }
  }
  paths['/uploads'] = { post: uploadOperation }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description:
        'Every error has a message for people, a code for programs, and often a sentence for each field. Times are milliseconds since 1970, UTC.',
    },
    servers: [{ url: `${publicOrigin}${apiBase}` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
  }
}

export const problemSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problemStatus) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    challenge: { type: 'string' },
    factors: { type: 'array', items: { type: 'string', enum: ['app', 'passkey'] } },
  },
}

const problemResponse = {
  description: 'A refusal',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const accessNotes = {
  anyone: 'Anyone may call it.',
  'signed-in': 'Needs a bearer token.',
  verified: 'Needs the bearer token of a person whose e-mail is verified.',
  staff: 'Needs the bearer token of an admin or super-admin.',
  'verified-no-2fa':
    'Needs the bearer token of a person whose e-mail is verified; an admin may still owe a second factor.',
  'api-key': 'Needs an API key.',
  'super-admin': 'Needs the bearer token of a super-admin.',
} as const

export function operationOf(endpoint: Endpoint): Operation {
  const input = jsonSchema(endpoint.input, 'input')
  const inPath = pathParameters(endpoint.path)
  const properties = (input['properties'] ?? {}) as Record<string, Schema>
  const required = (input['required'] ?? []) as string[]
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PATCH'
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath.includes(name) || !hasBody)
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? ('path' as const) : ('query' as const),
      required: inPath.includes(name) || required.includes(name),
      schema,
    }))
  const allParameters = endpoint.repeatable ? [...parameters, keyParameter] : parameters
  const body = withoutProperties(input, inPath)
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: accessNotes[endpoint.access],
    ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(allParameters.length > 0 && { parameters: allParameters }),
    ...(hasBody &&
      hasContent(body) && {
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
      }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        content: {
          [endpoint.media ?? 'application/json']: { schema: jsonSchema(endpoint.result, 'output') },
        },
      },
      default: problemResponse,
    },
  }
}

/** https://www.ietf.org/archive/id/draft-ietf-httpapi-idempotency-key-header-07.html */
const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  schema: {
    type: 'string',
    description:
      'A name that you choose for this request: 8 to 64 letters, digits, dashes or underscores. If you repeat the request with the same key and body, it is done once, and the repetition gets the first response.',
  },
}

const uploadOperation: Operation = {
  operationId: 'post-uploads',
  summary: 'Send one picture (JPEG, PNG or WebP). It is re-encoded; metadata is dropped.',
  description: `Anyone may call it. At most ${maxUploadBytes} bytes.`,
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        },
      },
    },
  },
  responses: {
    201: {
      description: 'The URL of the picture',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { data: { type: 'object', properties: { url: { type: 'string' } } } },
          },
        },
      },
    },
    default: problemResponse,
  },
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function withoutProperties(schema: Schema, names: string[]): Schema {
  if (names.length === 0) return schema
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const required = (schema['required'] ?? []) as string[]
  return {
    ...schema,
    properties: Object.fromEntries(properties.filter(([name]) => !names.includes(name))),
    required: required.filter((name) => !names.includes(name)),
  }
}

function hasContent(schema: Schema): boolean {
  return (
    'oneOf' in schema || 'anyOf' in schema || Object.keys(schema['properties'] ?? {}).length > 0
  )
}

function operationId({ method, path }: Endpoint): string {
  return `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')
}
