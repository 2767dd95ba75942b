import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readSettings, SettingsError } from '../../../src/server/config/env.ts'
import { imageNames, newUploadId } from '../../../src/server/lib/image-names.ts'
import {
  type ImageStore,
  StorageUnavailableError,
} from '../../../src/server/storage/image-store.ts'
import { openStore } from '../../../src/server/storage/open-store.ts'
import { runCommand } from '../../support/server/commands.ts'
import { freePort } from '../../support/server/free-port.ts'
import { type S3Server, startS3Server } from '../../support/server/s3-server.ts'
import { shortTimeouts } from '../../support/server/short-timeouts.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

/** An S3-compatible store of another maker, to try these tests on. */
const given = process.env['STORAGE_URL_OF_TESTS']
let small: S3Server | undefined
beforeAll(async () => {
  if (!given) small = await startS3Server()
})
afterAll(() => small?.stop())

const storeAt = (settings: Record<string, string>) => openStore(readSettings(settings))
const s3 = () => storeAt({ STORAGE_URL: given ?? small?.url ?? '' })
const disk = () => storeAt({ DATA_DIR: temporaryFolder(onTestFinished) })

async function listed(store: ImageStore) {
  const files = []
  for await (const file of store.list()) files.push(file)
  return files.sort((a, b) => (a.name < b.name ? -1 : 1))
}

describe.each([
  ['the disk', disk],
  ['an S3-compatible store', s3],
])('%s', (_, open) => {
  test('returns files byte for byte, and deletes them on request', async () => {
    const store = open()
    await store.check()
    const [name, thumbnail] = imageNames(newUploadId())
    expect(await store.read(name)).toBeNull()
    const bytes = randomBytes(1_000_000)
    await store.save(name, bytes)
    await store.save(thumbnail, Buffer.from('small'))
    expect((await store.read(name))?.equals(bytes)).toBe(true)
    expect((await store.read(thumbnail))?.toString()).toBe('small')
    await store.remove(name)
    expect(await store.read(name)).toBeNull()
    expect((await store.read(thumbnail))?.toString()).toBe('small')
  })

  test('treats a missing name as deleted, and the same file twice as one', async () => {
    const store = open()
    const [name] = imageNames(newUploadId())
    await store.remove(name)
    await store.save(name, Buffer.from('once'))
    await store.save(name, Buffer.from('once'))
    expect((await store.read(name))?.toString()).toBe('once')
    await store.remove(name)
    await store.remove(name)
  })

  test('lists every file with its size and time', async () => {
    const store = open()
    const names = Array.from({ length: 30 }, newUploadId).flatMap(imageNames).sort()
    await Promise.all(names.map((name, index) => store.save(name, Buffer.alloc(index + 1))))
    const mine = (await listed(store)).filter(({ name }) => names.includes(name))
    expect(mine.map(({ name }) => name)).toEqual(names)
    expect(mine.map(({ bytes }) => bytes)).toEqual(names.map((_, index) => index + 1))
    for (const { changedAt } of mine) {
      expect(Math.abs(changedAt - Date.now())).toBeLessThan(60_000)
    }
    await Promise.all(names.map((name) => store.remove(name)))
    expect((await listed(store)).filter(({ name }) => names.includes(name))).toEqual([])
  })

  const uploaded = `${'a'.repeat(22)}.webp`
  test.each([
    ...['', 'photo.jpg', '../../server.key', `${'a'.repeat(22)}.png`, '/etc/passwd'],
    ...[`../${uploaded}`, `/etc/${uploaded}`, `${uploaded}\0`, `${uploaded}x`],
  ])('touches only files named as uploads: %s', async (name) => {
    const store = open()
    await expect(store.save(name, Buffer.from('x'))).rejects.toThrow('not the name of an upload')
    await expect(store.read(name)).rejects.toThrow('not the name of an upload')
    await expect(store.remove(name)).rejects.toThrow('not the name of an upload')
  })
})

describe('an S3-compatible store that fails', () => {
  const [name] = imageNames(newUploadId())
  const at = (host: string, bucket = 'pictures') =>
    openStore({
      ...readSettings({ STORAGE_URL: `s3://S3RVER:S3RVER@${host}/${bucket}?tls=off` }),
      timeouts: shortTimeouts,
    })

  /** Answers each request with the next of these statuses, then 200; counts the requests. */
  async function failing(statuses: number[]) {
    let asked = 0
    const server = createServer((request, response) => {
      asked += 1
      const status = statuses.shift() ?? 200
      request.resume().on('end', () => response.writeHead(status).end('bytes'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    const { port } = server.address() as AddressInfo
    return { store: at(`127.0.0.1:${port}`), asked: () => asked }
  }

  test('is retried after a temporary failure', async () => {
    const { store, asked } = await failing([500, 503])
    expect((await store.read(name))?.toString()).toBe('bytes')
    expect(asked()).toBe(3)
  })

  test('is abandoned after three attempts', async () => {
    const { store, asked } = await failing([500, 503, 500, 200])
    await expect(store.save(name, Buffer.from('x'))).rejects.toThrow(StorageUnavailableError)
    expect(asked()).toBe(3)
  })

  test('is not retried when access is refused', async () => {
    const { store, asked } = await failing([403])
    await expect(store.read(name)).rejects.toThrow(/store of the pictures failed.*403/)
    expect(asked()).toBe(1)
  })

  test('times out', async () => {
    const server = createServer(() => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    const began = performance.now()
    const store = at(`127.0.0.1:${(server.address() as AddressInfo).port}`)
    await expect(store.read(name)).rejects.toThrow(StorageUnavailableError)
    const { tryMs, pausesMs } = shortTimeouts.storage
    const maxMs = 3 * tryMs + pausesMs.reduce((sum, ms) => sum + ms)
    expect(performance.now() - began).toBeLessThan(maxMs + 1000)
  })

  test('differs from one that has no such file', async () => {
    await expect(at(`127.0.0.1:${await freePort()}`).read(name)).rejects.toThrow(
      StorageUnavailableError,
    )
    await expect(at(`127.0.0.1:${await freePort()}`).check()).rejects.toThrow(
      StorageUnavailableError,
    )
    if (small) {
      const { host } = new URL(small.url)
      await expect(at(host, 'nothing-here').check()).rejects.toThrow('no such bucket')
    }
  })
})

// The small server accepts any secret.
if (given) {
  test('an S3-compatible store refuses a wrong secret', async () => {
    const url = new URL(given)
    url.password = 'wrong'
    const store = storeAt({ STORAGE_URL: url.href })
    const [name] = imageNames(newUploadId())
    await expect(store.save(name, Buffer.from('x'))).rejects.toThrow(/403/)
  })
}

test.each([
  's3://key:hunter2@store.example/pictures?tls=maybe',
  's3://key:hunter2@store.example/pictures?prefx=toju',
  's3://key:hunter2@store.example/pictures/2026',
  's3://key:hunter2@store.example',
  's3://store.example/pictures',
  's3://key:hun/ter2@store.example/pictures',
  'https://key:hunter2@store.example/pictures',
])('an invalid store URL is refused without printing its secret: %s', (text) => {
  const reading = () => readSettings({ STORAGE_URL: text })
  expect(reading).toThrow(SettingsError)
  expect(reading).toThrow('STORAGE_URL')
  expect(reading).not.toThrow(/ter2/)
})

describe('npm run migrate-storage', () => {
  const move = (...[from, settings]: [string, Record<string, string>]) =>
    runCommand('scripts/commands/migrate-storage.ts', from === '' ? [] : [from], settings)

  test('copies every picture into a store and back, once, and deletes none', async () => {
    const server = await startS3Server()
    onTestFinished(() => server.stop())
    const [from, to] = [temporaryFolder(onTestFinished), temporaryFolder(onTestFinished)]
    const names = Array.from({ length: 20 }, newUploadId).flatMap(imageNames)
    const source = storeAt({ DATA_DIR: from })
    for (const name of names) await source.save(name, randomBytes(2000))

    const there = { DATA_DIR: from, STORAGE_URL: server.url }
    const first = await move('disk', there)
    expect(first).toMatchObject({ code: 0, error: '' })
    expect(first.output).toBe('40 files copied, 0 already present. Nothing was deleted.\n')
    expect((await move('disk', there)).output).toContain('0 files copied, 40 already')
    expect((await move(server.url, { DATA_DIR: to })).output).toContain('40 files copied')
    const [a, b] = [storeAt({ DATA_DIR: from }), storeAt({ DATA_DIR: to })]
    for (const name of names) expect(await b.read(name)).toEqual(await a.read(name))
  })

  test('prints its usage, and what it cannot reach', async () => {
    const DATA_DIR = temporaryFolder(onTestFinished)
    expect(await move('', { DATA_DIR })).toMatchObject({ code: 1, output: '' })
    expect((await move('disk', { DATA_DIR })).error).toContain('Source and target are the same')
    expect((await move('s3://here', { DATA_DIR })).error).toContain(
      'Usage: npm run migrate-storage',
    )
    const nowhere = `s3://a:b@127.0.0.1:${await freePort()}/pictures?tls=off`
    expect((await move(nowhere, { DATA_DIR })).error).toContain('store of the pictures failed')
  })
})
