import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { pathParameters } from '../../../src/api/endpoint.ts'
import { v1Endpoints } from '../../../src/server/http/openapi/v1-openapi.ts'
import { root } from '../../architecture/imports.ts'
import { callerOf } from '../../support/api-keys.ts'
import { startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { noLimits } from '../../support/no-limits.ts'
import { nameOf, sampleInput } from '../../support/samples.ts'
import { signIn } from '../../support/users.ts'

const run = promisify(execFile)
const inModules = (path: string) => join(root, 'node_modules', path)

/** The source of an outside client, which knows only the types that `openapi-typescript` generates. */
const client = `import type { paths } from './v1.d.ts'

type Query<O> = O extends { parameters: { query: infer Q } } ? Q
  : O extends { parameters: { query?: infer Q } } ? Q : never
type InPath<O> = O extends { parameters: { path: infer P } } ? P : never
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : never
type Answer<O> = O extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A
  : O extends { responses: { 201: { content: { 'application/json': infer A } } } } ? A : never
interface Input<O> { query?: Query<O>; path?: InPath<O>; body?: Body<O> }
type Send = (method: string, path: string, input: { query?: object; path?: object; body?: object }) => Promise<unknown>

export function createClient(send: Send) {
  return <P extends keyof paths, M extends keyof paths[P]>(method: M, path: P, input: Input<paths[P][M]>) =>
    send(String(method), path, input as never) as Promise<Answer<paths[P][M]>>
}

declare const call: ReturnType<typeof createClient>
`

function inputOf(endpoint: (typeof v1Endpoints)[number], input: Record<string, unknown>) {
  const names = pathParameters(endpoint.path)
  const isIn = (name: string) => names.includes(name)
  const entries = Object.entries(input)
  const rest = Object.fromEntries(entries.filter(([name]) => !isIn(name)))
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PATCH'
  return {
    ...(names.length > 0 && { path: Object.fromEntries(entries.filter(([name]) => isIn(name))) }),
    ...(Object.keys(rest).length > 0 && (hasBody ? { body: rest } : { query: rest })),
  }
}

it('a client typed by openapi-typescript compiles with every example and calls every operation', async () => {
  const app = await startTestApp({ limits: noLimits })
  mkdirSync(inModules('.cache'), { recursive: true })
  const folder = mkdtempSync(inModules('.cache/v1-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string) => join(folder, name)
  const document = await (await app.visit().send('GET', '/v1/openapi.json')).json()
  writeFileSync(file('v1.json'), JSON.stringify(document))
  const generator = inModules('openapi-typescript/bin/cli.js')
  await run(process.execPath, [generator, file('v1.json'), '--output', file('v1.d.ts')])
  // Each example result is assigned to its generated type: one that does not fit does not compile.
  const uses = v1Endpoints.map((endpoint, index) => {
    const [method, path] = [endpoint.method.toLowerCase(), endpoint.path.slice('/v1'.length)]
    const input = JSON.stringify(inputOf(endpoint, Object(endpoint.example.input)))
    const answer = JSON.stringify(endpoint.example.result)
    return `export const use${index} = async () => {
  let answer = await call('${method}', '${path}', ${input})
  answer = ${answer}
  return answer
}`
  })
  writeFileSync(file('client.ts'), `${client}\n${uses.join('\n')}\n`)
  const options = ['--strict', '--noEmit', '--allowImportingTsExtensions', '--target', 'es2022']
  const settings = [...options, '--module', 'nodenext', '--skipLibCheck', 'false', '--types', '']
  const compiled = await run(process.execPath, [
    inModules('typescript-native/bin/tsc'),
    ...settings,
    '--ignoreConfig',
    file('client.ts'),
  ]).catch(({ stdout }: { stdout: string }) => ({ stdout }))
  expect(compiled.stdout).toBe('')

  const owner = await signIn(app)
  const { createClient } = await import(/* @vite-ignore */ file('client.ts'))
  for (const endpoint of v1Endpoints) {
    const sample = await sampleInput(endpoint, app, owner)
    const program = await callerOf(endpoint, app, owner)
    const send = async (
      method: string,
      path: string,
      input: { query?: Record<string, string>; path?: Record<string, string>; body?: object },
    ) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => input.path?.[name] ?? '')
      const query = new URLSearchParams(input.query)
      const url = `/v1${filled}${query.size > 0 ? `?${query}` : ''}`
      const body = input.body ?? (method === 'post' || method === 'patch' ? {} : undefined)
      const answer = await program.send(method.toUpperCase(), url, body)
      expect(answer.status, nameOf(endpoint)).toBe(endpoint.status ?? 200)
      return answer.json()
    }
    const call = createClient(send)
    const path = endpoint.path.slice('/v1'.length)
    const answer = await call(endpoint.method.toLowerCase(), path, inputOf(endpoint, sample))
    expect(z.parse(endpoint.result, answer), nameOf(endpoint)).toEqual(answer)
  }
})
