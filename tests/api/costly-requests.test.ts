import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { origin, startTestApp } from '../support/app.ts'
import { it } from '../support/database/embedded-only.ts'
import { noLimits } from '../support/no-limits.ts'
import { signIn } from '../support/users.ts'

/** The fastest of many, which another program on this machine did not slow. */
async function fastest(ask: () => Promise<unknown>): Promise<number> {
  let ms = Number.POSITIVE_INFINITY
  for (let time = 0; time < 30; time++) {
    const began = performance.now()
    await ask()
    ms = Math.min(ms, performance.now() - began)
  }
  return ms
}

const escapes = '%ff.'.repeat(1950)
const parameters = '%ff=%ff&'.repeat(970)

/** What the escapes cost where each makes an error. */
async function decodeEach() {
  for (const piece of escapes.split('.')) {
    try {
      decodeURIComponent(piece)
    } catch {}
  }
}

it.each([
  ['a query', `/figures?a=${escapes}`, ''],
  ['the parameters of a query', `/figures?${parameters}`, ''],
  ['a cookie', '/figures', `device=${escapes}`],
])(
  'escapes in %s that are no text make no errors, which would keep everybody out',
  async (_, path, cookie) => {
    const app = await startTestApp({ limits: noLimits })
    const visitor = app.visit()
    visitor.cookie = cookie
    const send = async () => expect((await visitor.send('GET', path)).status).toBe(200)
    expect(await fastest(send)).toBeLessThan(await fastest(decodeEach))
  },
)

test('a body with thousands of names is refused before it is parsed', async () => {
  const visitor = (await startTestApp({ limits: noLimits })).visit()
  const statusOf = async (names: number) => {
    const members = Array.from({ length: names }, (_, at) => `"n${at.toString(36)}":1`)
    return (await visitor.send('POST', '/watches/confirm', `{${members.join()}}`)).status
  }
  expect(await statusOf(200)).toBe(400)
  expect(await statusOf(7000)).toBe(413)
})

test('a table of a hundred thousand rows to watch is refused before it is parsed, and one of a thousand is not', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  const send = (rows: number, row: string) =>
    user.send('POST', '/webhooks/watches', `{"watches":[${Array(rows).fill(row).join()}]}`)
  expect((await send(170_000, '{}')).status).toBe(413)
  const row = '{"identifier":"KJA 012 AB, or so","reference":"a, b"}'
  expect((await send(1000, row)).status).toBe(200)
})

test('of hundreds of pictures that arrive at once a few are read at a time, and an address elsewhere gets its turn', async () => {
  const app = await startTestApp({ limits: noLimits })
  let [reading, most] = [0, 0]
  const form = () =>
    new ReadableStream(
      {
        async pull(controller) {
          reading += 1
          most = Math.max(most, reading)
          await setTimeout(20)
          reading -= 1
          controller.enqueue(Buffer.from('--x\r\n\r\nno picture\r\n--x--'))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  const send = async (address: string) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', body: form(), headers, duplex: 'half' }
    return (await app.visit(address).fetch(`${origin}/api/uploads`, init)).status
  }
  const flood = Array.from({ length: 200 }, (_, at) => send(`203.0.113.${at}`))
  expect(await send('198.51.100.1')).toBe(400)
  const statuses = await Promise.all(flood)
  expect(statuses.filter((status) => status === 503)).toHaveLength(97)
  expect(most).toBe(4)
})
