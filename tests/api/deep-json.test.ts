import { expect, test } from 'vitest'
import { isTooDeep, maxJsonDepth } from '../../src/server/lib/read-json.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { callerOf } from '../support/api-keys.ts'
import { startTestApp } from '../support/app.ts'
import { fuzzRuns } from '../support/fuzz.ts'
import { fieldsOf, fullInputs } from '../support/invalid-inputs.ts'
import { noLimits } from '../support/no-limits.ts'
import { nameOf, requestOf } from '../support/samples.ts'
import { signIn } from '../support/users.ts'

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const mixed = (depth: number) =>
  `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(Math.floor(depth / 2))}`

/** Values too deep inside the body, which is one level itself. */
const tooDeep = [lists(32), mixed(32), objects(9000), lists(30_000)]
/** The same one level further down. */
const tooDeepAnywhere = [...tooDeep, `{"name":${lists(30_000)}}`, `[{"a":${lists(30_000)}}]`]
/** The maximum allowed depth, and other odd values that could break traversal or serialization. */
const odd = [
  lists(31),
  objects(31),
  mixed(30),
  '1e999',
  '-1e999',
  '9007199254740993',
  '"\\ud800"',
  '"\\u0000"',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":1,"valueOf":2,"toJSON":3}',
  '{"length":-1}',
  `{"${'a'.repeat(30_000)}":1}`,
  `[${'0,'.repeat(20_000)}0]`,
  `{${Array.from({ length: 4000 }, (_, n) => `"f${n}":1`).join()}}`,
]

const oddAnywhere = odd.flatMap((each) => [each, `{"name":${each}}`])

/**
 * `npm run bench -- fuzz` tries every value in every field. In the suite the fields of all endpoints
 * take turns, because all use the same parser.
 */
let turn = 0
const nextOf = (values: string[], count: number) => {
  turn++
  const stride = fuzzRuns({ suite: values.length / count, full: 1 })
  return values.filter((_, index) => (index + turn) % stride === 0)
}

const changing = endpoints.filter(({ method }) => method !== 'GET' && method !== 'DELETE')

test.each(changing.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s answers 400, never a failure, for JSON nested deeper than 32 in any field',
  async (_, endpoint) => {
    const app = await startTestApp({ limits: noLimits })
    const owner = await signIn(app, { role: 'super-admin' })
    const caller = await callerOf(endpoint, app, owner)
    const [input = {}] = await fullInputs(endpoint, app, owner)
    const { path, body = {} } = requestOf(endpoint, input)
    const names = new Set(fieldsOf(endpoint).flatMap(({ all }) => [...all]))
    const inPath = (name: string) => endpoint.path.includes(`{${name}}`)
    const fields = [...names, 'unknown'].filter((name) => !inPath(name))
    const send = (name: string, value: string) => {
      const others = Object.entries(body).filter(([field]) => field !== name)
      const texts = others.map(
        ([field, each]) => `${JSON.stringify(field)}:${JSON.stringify(each)}`,
      )
      const text = `{${[...texts, `${JSON.stringify(name)}:${value}`].join()}}`
      return caller.send(endpoint.method, path, text, { 'content-type': 'application/json' })
    }
    for (const name of fields) {
      for (const value of nextOf(tooDeepAnywhere, 1)) {
        const answer = await send(name, value)
        expect(answer.status, `${name}: ${value.slice(0, 20)}`).toBe(400)
        expect((await answer.json()).code).toBe('INVALID_JSON')
      }
    }
    for (const name of fields) {
      for (const value of nextOf(oddAnywhere, 2)) {
        const { status } = await send(name, value)
        expect(status, `${name}: ${value.slice(0, 20)}`).toBeLessThan(500)
      }
    }
    expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  },
)

test('depth is counted as a parser counts it, ignoring strings and whitespace', () => {
  expect(isTooDeep(lists(maxJsonDepth))).toBe(false)
  expect(isTooDeep(lists(maxJsonDepth + 1))).toBe(true)
  expect(isTooDeep(objects(maxJsonDepth + 1))).toBe(true)
  expect(isTooDeep(JSON.stringify(lists(1000)))).toBe(false)
  expect(isTooDeep(JSON.stringify({ [`${lists(1000)}"`]: '\\"{{{'.repeat(1000) }))).toBe(false)
  expect(isTooDeep(`["\\\\",${lists(maxJsonDepth)}]`)).toBe(true)
  expect(isTooDeep(`["\\"",${lists(maxJsonDepth)}]`)).toBe(true)
  expect(isTooDeep(lists(1).repeat(1000))).toBe(false)
  expect(isTooDeep(` [\n\t${lists(maxJsonDepth)}\r ]`)).toBe(true)
  expect(isTooDeep('["unended')).toBe(false)
})
