import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, pathParameters } from '../../src/api/endpoint.ts'
import { Problem, type ProblemCode, problemStatus } from '../../src/api/problem.ts'
import { eraseMyAccount } from '../../src/api/users/my-account.ts'
import { problemMessages } from '../../src/locales/en/problems.ts'
import { problemBody } from '../../src/server/http/to-problem.ts'
import { policies } from '../../src/server/rate-limit/policies.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { isTeamDecision } from '../../src/server/security/conflicts-of-interest.ts'
import { callerOf } from '../support/api-keys.ts'
import { origin, startTestApp } from '../support/app.ts'
import { it } from '../support/database/embedded-only.ts'
import { fieldsOf, fullInputs } from '../support/invalid-inputs.ts'
import { noLimits } from '../support/no-limits.ts'
import { nameOf, requestOf, sampledEndpoints, sampleInput } from '../support/samples.ts'
import { listen } from '../support/server/listen.ts'
import { confirmHere, mailedCode, signIn, signInAgain } from '../support/users.ts'

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  summary: string
  security?: unknown
  parameters?: { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>
}

async function readDocument() {
  const app = await startTestApp()
  const answer = await app.visit().send('GET', '/openapi.json')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  const text = await answer.text()
  const document = JSON.parse(text) as {
    openapi: string
    info: Json
    servers: Json[]
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Json; securitySchemes: Json }
  }
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return { text, document, operations }
}

/** Every object and value of a document, with its path. */
function* walk(value: unknown, at = '#'): Generator<[string, unknown]> {
  yield [at, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* walk(inner, `${at}/${name}`)
}

it('the documents, which nobody counts, are written once and not for each request', async () => {
  const app = await startTestApp()
  const stringify = vi.spyOn(JSON, 'stringify')
  const texts = []
  for (let n = 0; n < 3; n++) {
    const answer = await app.visit().send('GET', '/openapi.json')
    texts.push(await answer.text())
  }
  expect(new Set(texts).size).toBe(1)
  expect(stringify.mock.calls.filter(([value]) => value?.openapi)).toHaveLength(1)
  stringify.mockRestore()
})

it('the OpenAPI 3.1 document lists every endpoint and the upload, and nothing else', async () => {
  const { document, operations } = await readDocument()
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(document.servers).toEqual([{ url: `${origin}/api` }])
  const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  expect(described.sort()).toEqual([...endpoints.map(nameOf), 'POST /uploads'].sort())
})

it('every operation has a unique id, a summary, parameters and responses', async () => {
  const { operations } = await readDocument()
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path, method, operation } of operations) {
    const about = `${method} ${path}`
    expect(operation.operationId, about).toMatch(/^[a-z][a-z-]+$/)
    expect(operation.summary, about).toMatch(/^[A-Z].+\.$/)
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    expect(
      inPath.map(({ name }) => name),
      about,
    ).toEqual(pathParameters(path))
    expect(
      inPath.every(({ required }) => required),
      about,
    ).toBe(true)
    const endpoint = endpoints.find((each) => nameOf(each) === `${method.toUpperCase()} ${path}`)
    expect(Object.keys(operation.responses).sort(), about).toEqual([
      String(endpoint?.status ?? (endpoint ? 200 : 201)),
      'default',
    ])
    for (const { description, content } of Object.values(operation.responses)) {
      expect(description, about).toBeTruthy()
      const [media] = Object.values(content)
      expect(media?.schema, about).toBeTypeOf('object')
    }
    expect(operation.security !== undefined, about).toBe(
      endpoint !== undefined && endpoint.access !== 'anyone',
    )
    const { requestBody } = operation
    if (requestBody) expect(Object.keys(requestBody.content), about).toHaveLength(1)
    if (method === 'get') expect(requestBody, about).toBeUndefined()
  }
})

test.each(
  endpoints
    .filter(({ method }) => method === 'GET')
    .filter((endpoint) => fieldsOf(endpoint).some(({ all }) => all.has('search')))
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)(
  '%s accepts all its filters at once, with and without a search for a name, an identifier or words',
  async (_, endpoint) => {
    const app = await startTestApp({ limits: noLimits })
    const owner = await signIn(app, { role: 'super-admin' })
    const [{ search: _search, ...filters } = {}] = await fullInputs(endpoint, app, owner)
    const searches = ['Ada', '4901542032', 'constructor', 'black phone in Ikeja', '🦁']
    for (const input of [filters, ...searches.map((search) => ({ ...filters, search }))]) {
      const { path } = requestOf(endpoint, input)
      expect((await owner.send(endpoint.method, path)).status, path).toBe(200)
    }
  },
)

it('every schema is valid: known types, references that resolve, required fields that exist', async () => {
  const { text, document } = await readDocument()
  expect(text).not.toMatch(/undefined|\[object|function|NaN/)
  const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
  let schemas = 0
  for (const [at, value] of walk(document)) {
    if (typeof value !== 'object' || value === null) continue
    const { type, $ref, required, properties } = value as Json
    if (typeof $ref === 'string') {
      const names = $ref.replace(/^#\//, '').split('/')
      expect(
        names.reduce<unknown>((node, name) => (node as Json)?.[name], document),
        at,
      ).toBeTruthy()
    }
    if (
      typeof type === 'string' &&
      !at.includes('/securitySchemes/') &&
      !at.endsWith('/properties')
    ) {
      schemas++
      expect(types, at).toContain(type)
    }
    if (Array.isArray(required) && !at.endsWith('/properties')) {
      expect(Object.keys((properties ?? {}) as Json), at).toEqual(expect.arrayContaining(required))
    }
  }
  expect(schemas).toBeGreaterThan(100)
})

function bodyOf({ media }: Endpoint, answer: Response): Promise<unknown> {
  if (media !== undefined && media !== 'text/csv')
    return answer.blob().then((blob) => new File([blob], 'a file'))
  return media ? answer.text() : answer.json()
}

test('responses match their schemas field for field', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app, { role: 'super-admin' })
  const newcomer = await signIn(app, { verified: false })
  const code = { email: newcomer.email, token: await mailedCode(app, newcomer.email) }
  // In the order of the samples, because some endpoints delete what others need.
  const inOrder = endpoints.toSorted(
    (a, b) => sampledEndpoints.indexOf(nameOf(a)) - sampledEndpoints.indexOf(nameOf(b)),
  )
  const renewOwner = async () => Object.assign(owner, await signIn(app, { role: 'super-admin' }))
  for (const endpoint of inOrder) {
    // Staff erase no account, nor does anybody with a password that a link has just set.
    if (endpoint === eraseMyAccount) Object.assign(owner, await signIn(app))
    // Staff cannot decide their own case.
    const needsOtherUser = isTeamDecision(endpoint) || endpoint.path.startsWith('/admin/cases/')
    const user = needsOtherUser ? await signIn(app) : owner
    const input =
      nameOf(endpoint) === 'POST /auth/verify-token' ? code : await sampleInput(endpoint, app, user)
    const { path, body } = requestOf(endpoint, input)
    const caller = await callerOf(endpoint, app, owner)
    const answer = await caller.send(endpoint.method, path, body)
    const about = nameOf(endpoint)
    expect(answer.status, about).toBe(endpoint.status ?? 200)
    const result = await bodyOf(endpoint, answer)
    expect(z.parse(endpoint.result, result), about).toEqual(result)
    if (endpoint === eraseMyAccount) await renewOwner()
    // Some endpoints end the calling session.
    if (!(await owner.send('GET', '/auth/me')).ok)
      owner.token = (await signInAgain(app, owner)).token
    await confirmHere(app, owner)
  }
})

it('the documentation page lists every endpoint and limit, runs no script and loads nothing', async () => {
  const app = await startTestApp()
  const answer = await app.visit().send('GET', '/docs')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'$/,
  )
  const html = await answer.text()
  expect(html).not.toMatch(/<script|<iframe|<img|<link|<object|\son\w+=|javascript:|@import|url\(/i)
  const addresses = [...html.matchAll(/(?:href|src|action)\s*=\s*"([^"]*)"/g)].map(([, to]) => to)
  expect(addresses.length).toBeGreaterThan(endpoints.length)
  expect(addresses.filter((to) => !/^(#[\w-]+|openapi\.json)$/.test(to ?? ''))).toEqual([])
  // Every endpoint shows what it responds on success; errors are the same for all.
  const sections = html.split('<section id="').slice(1, -1)
  expect(sections.filter((part) => !/<h3>Response <small>2\d\d</.test(part))).toEqual([])
  expect(html).not.toContain('<small>default</small>')
  const ids = new Set([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => `#${id}`))
  expect(addresses.filter((to) => to?.startsWith('#') && !ids.has(to))).toEqual([])
  for (const { method, path } of endpoints) expect(html).toContain(`${method} ${path}`)
  for (const { what, times } of Object.values(policies)) {
    expect(html).toContain(`<td>${what}</td><td>${times}</td>`)
  }
})

it('an unknown API path is a 404 in the error format for every method', async () => {
  const app = await startTestApp()
  const real = await listen(app)
  for (const path of [
    '',
    '/',
    '/nothing',
    '/auth',
    '/auth/login/x',
    '/ASSETS',
    '/assets/',
    '/uploads/x',
  ]) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await fetch(`${real}/api${path}`, { method })
      expect(answer.status, `${method} ${path}`).toBe(404)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(await answer.json()).toEqual({ code: 'NOT_FOUND', message: expect.any(String) })
    }
  }
})

it('an unsupported method is a 405 that lists the allowed ones', async () => {
  const real = await listen(await startTestApp())
  for (const method of ['PUT', 'OPTIONS']) {
    const answer = await fetch(`${real}/api/assets`, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, PATCH, DELETE')
    expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  }
})

it('every error code has a status and a message and follows the contract’s error format', () => {
  expect(Object.keys(problemMessages).sort()).toEqual(Object.keys(problemStatus).sort())
  for (const [code, status] of Object.entries(problemStatus) as [ProblemCode, number][]) {
    expect(code).toMatch(/^[A-Z][A-Z_]+$/)
    expect([400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 503, 507], code).toContain(
      status,
    )
    expect(Object.keys(problemMessages[code]).length, code).toBeGreaterThan(0)
  }
  const problem = new Problem('FORBIDDEN', 'too-many-unanswered', {
    params: { max: 5 },
    field: 'text',
  })
  const message = 'You have written 5 messages. Wait for an answer before you write again.'
  expect(problem.status).toBe(403)
  expect(problemBody(problem)).toEqual({ code: 'FORBIDDEN', message, fields: { text: message } })
  expect(problemBody(new Problem('NOT_FOUND', 'asset'))).toEqual({
    code: 'NOT_FOUND',
    message: 'You have no such asset.',
  })
})

test('an unexpected error is a bare 500 with a reference id, and its cause is only in the log', async () => {
  const app = await startTestApp()
  app.services.findInRegistry = () => Promise.reject(new Error('secret cause at /srv/toju/db.ts'))
  for (const answer of [
    await app.visit().send('GET', '/verify?identifier=KJA012AB'),
    await fetch(`${await listen(app)}/api/verify?identifier=KJA012AB`),
  ]) {
    expect(answer.status).toBe(500)
    const body = await answer.json()
    expect(body).toEqual({
      code: 'INTERNAL',
      message: expect.stringMatching(/tell us this number: \S+$/),
    })
    expect(JSON.stringify(body)).not.toMatch(/secret|srv|db\.ts/)
  }
  expect(app.logged.filter((line) => line.includes('secret cause'))).toHaveLength(2)
})
