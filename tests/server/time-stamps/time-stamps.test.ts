import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createGuardedFetch } from '../../../src/server/outgoing/guarded-fetch.ts'
import { readTimeStamp, timeStampRequest } from '../../../src/server/time-stamps/time-stamp.ts'
import { createTimeStamper } from '../../../src/server/time-stamps/time-stamper.ts'
import { startTimeStampAuthority } from '../../support/time-stamps/time-stamp-authority.ts'

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()
const stamperAt = (url: string) => createTimeStamper(url, createGuardedFetch({ configured: [url] }))

test('a time stamp that openssl gives over HTTP verifies for its data, and for nothing else', async () => {
  const authority = await startTimeStampAuthority()
  const data = Buffer.from('the manifest of an evidence pack')
  const { response, at } = await stamperAt(authority.url)(sha256(data))
  expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000)
  expect(() => authority.verify(data, response)).not.toThrow()
  expect(() => authority.verify(Buffer.from('something else'), response)).toThrow()

  // A genuine response, played back.
  const nonce = Buffer.from('4000000000000001', 'hex')
  expect(readTimeStamp(response, { hash: sha256(data), nonce })).toEqual({
    ok: false,
    why: 'another-nonce',
  })
  const other = { hash: sha256(Buffer.from('something else')), nonce }
  expect(readTimeStamp(response, other)).toEqual({ ok: false, why: 'another-hash' })
  for (let length = 0; length < response.length; length += 97) {
    expect(readTimeStamp(response.subarray(0, length), other), `${length}`).toMatchObject({
      ok: false,
    })
  }
})

test('a refusal is no time stamp', () => {
  // PKIStatusInfo with status 2, rejection, and no token.
  const refused = Buffer.from('30053003020102', 'hex')
  const asked = { hash: randomBytes(32), nonce: Buffer.from('4000000000000001', 'hex') }
  expect(readTimeStamp(refused, asked)).toEqual({ ok: false, why: 'not-granted' })
  expect(timeStampRequest(asked).toString('hex')).toContain(asked.hash.toString('hex'))
})

test.each([
  ['an error', 500, 'application/timestamp-reply', ''],
  ['a redirect', 302, 'application/timestamp-reply', ''],
  ['a page', 200, 'text/html', '<p>Log in</p>'],
  ['no DER', 200, 'application/timestamp-reply', 'granted'],
  ['more than 64 kB', 200, 'application/timestamp-reply', 'x'.repeat(70_000)],
])('an authority that answers with %s gives no time stamp', async (_, status, type, body) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type, location: 'http://127.0.0.1:9/' })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await expect(stamperAt(`http://127.0.0.1:${port}`)(randomBytes(32))).rejects.toThrow()
})
