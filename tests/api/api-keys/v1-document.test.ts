import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { v1Operations } from '../../../src/islands/api-keys/v1-operations.ts'
import { v1Endpoints } from '../../../src/server/http/openapi/v1-openapi.ts'
import { origin, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { nameOf } from '../../support/samples.ts'

it('the document of /api/v1 has exactly the operations for API keys, each with an example that its contract accepts', async () => {
  const app = await startTestApp()
  const document = await (await app.visit().send('GET', '/v1/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: `${origin}/api/v1` }])
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} /v1${path}`),
  )
  expect(described.toSorted()).toEqual(v1Endpoints.map(nameOf).sort())
  for (const { input, result, example, ...endpoint } of v1Endpoints) {
    expect(() => z.parse(input, example.input), nameOf(endpoint)).not.toThrow()
    expect(z.parse(result, example.result), nameOf(endpoint)).toEqual(example.result)
  }
})

it('/developers explains every operation, and no other', () => {
  expect(v1Operations.map(nameOf).sort()).toEqual(v1Endpoints.map(nameOf).sort())
})

/** All that a program may rely on, a line each: `GET /v1/check gives .data.verdict: string`. */
function contractLines(): string[] {
  return v1Endpoints.flatMap((endpoint) => {
    const schema = (of: z.ZodMiniType, io: 'input' | 'output') =>
      z.toJSONSchema(of, { io, unrepresentable: 'any' }) as unknown as Schema
    const name = nameOf(endpoint)
    return [
      `${name} needs ${endpoint.scope}`,
      ...fieldsIn(schema(endpoint.input, 'input')).map((field) => `${name} takes ${field}`),
      ...fieldsIn(schema(endpoint.result, 'output')).map((field) => `${name} gives ${field}`),
    ]
  })
}

interface Schema {
  type?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

function fieldsIn(schema: Schema, at = ''): string[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const field = `${at}.${name}`
      const type =
        inner.type ?? inner.anyOf?.map((each) => each.type ?? 'any').join(' or ') ?? 'any'
      const line = `${field}${required.includes(name) ? '' : ', optional'}: ${String(type)}`
      return [line, ...fieldsIn(inner, field)]
    }),
    ...(items ? fieldsIn(items, `${at}[]`) : []),
    ...anyOf.flatMap((each) => fieldsIn(each, at)),
  ]
}

it('everything published in /api/v1 stays (docs/api.md says why)', () => {
  const url = new URL('v1-published.json', import.meta.url)
  const published: string[] = JSON.parse(readFileSync(url, 'utf8'))
  const lines = contractLines()
  expect(published.filter((line) => !lines.includes(line))).toEqual([])
  // Add the line of a new field to v1-published.json. A new input has to be optional.
  expect(lines.filter((line) => !published.includes(line))).toEqual([])
})
