import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { phoneForm, registerPhone } from '../support/factories.ts'
import { signIn } from '../support/users.ts'

const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

test('what is read is compressed as the client accepts, unless it is short', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const ask = (accepted: string) =>
    owner.send('GET', '/assets', undefined, { 'accept-encoding': accepted })
  expect((await ask('br, gzip')).headers.get('content-encoding'), 'an empty list').toBeNull()

  for (let n = 0; n < 3; n++) await registerPhone(app, owner)
  const plain = await (await ask('identity')).text()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ] as const) {
    const answer = await ask(accepted)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(plain.length / 2)
    expect(decompress[encoding](bytes).toString()).toBe(plain)
  }
})

test('what a write returns is not compressed, as log-ins and codes are writes', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = await phoneForm(app)
  const answer = await owner.send(
    'POST',
    '/assets',
    { ...form, description: 'A long story. '.repeat(70) },
    { 'accept-encoding': 'br' },
  )
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect((await answer.text()).length).toBeGreaterThan(1400)
})
