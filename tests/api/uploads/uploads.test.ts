import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { createReport } from '../../../src/api/reports/reports.ts'
import { maxUploadBytes } from '../../../src/api/uploads/upload.ts'
import { updateProfile } from '../../../src/api/users/my-account.ts'
import { serveUpload } from '../../../src/server/http/serve-upload.ts'
import { purgeUnusedUploads } from '../../../src/server/jobs/purge-expired.ts'
import {
  attachImage,
  attachReceipt,
  findUpload,
  insertUpload,
  referringColumns,
} from '../../../src/server/queries/uploads/uploads.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { createDiskStore } from '../../../src/server/storage/image-store.ts'
import { days, hours, origin, refusalOf, startTestApp, type Visitor } from '../../support/app.ts'
import { describeEmbedded, it } from '../../support/database/embedded-only.ts'
import { freshImei } from '../../support/factories.ts'
import {
  canary,
  corpus,
  image,
  largePhoto,
  pngOfBytes,
  type Sample,
  webpChunks,
} from '../../support/images.ts'
import { signIn, type User } from '../../support/users.ts'

const onePixel = {
  picture: { bytes: Buffer.alloc(1), width: 1, height: 1 },
  thumbnail: { bytes: Buffer.alloc(1) },
}

type App = Awaited<ReturnType<typeof startApp>>

/** The application with its images in a folder that the test can read. */
async function startApp() {
  const app = await startTestApp()
  const dataDir = newFolder()
  app.services.imageStore = createDiskStore(dataDir)
  return { ...app, dataDir }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toju-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A browser’s request, each from another IP address so that no limit applies. */
function post(app: App, body: BodyInit, headers: Record<string, string> = {}) {
  const visitor = app.visit()
  const request = { method: 'POST', body, headers, duplex: 'half' } as const
  return visitor.fetch(`${origin}/api/uploads`, request)
}

function formWith(bytes: Buffer, filename = 'photo.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)], { type }), filename)
  return form
}

async function upload(app: App, bytes?: Buffer): Promise<string> {
  const file = bytes ?? (await image(40, 30).jpeg().toBuffer())
  const response = await post(app, formWith(file))
  expect(response.status).toBe(201)
  const { data } = (await response.json()) as { data: { url: string } }
  return data.url
}

async function problemOf(response: Response) {
  const body = (await response.json()) as { message: string; code: string }
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...body }
}

const nameOf = (url: string) => basename(url)
const idOf = (url: string) => basename(url, '.webp')
const thumbnailOf = (url: string) => `${idOf(url)}-320.webp`

function serve(app: App, name: string, who?: User, ifNoneMatch?: string) {
  return serveUpload(app.services, { name, bearer: who?.token ?? undefined, ifNoneMatch })
}

const uploadIds = async (app: App) => {
  const rows = await app.database.read.selectFrom('uploads').select('id').execute()
  return rows.map(({ id }) => id).sort()
}
const filesIn = (app: App) =>
  globSync('uploads/*/*', { cwd: app.dataDir })
    .map((path) => basename(path))
    .sort()

describeEmbedded('what is stored', () => {
  let samples: Sample[] = []
  beforeAll(async () => {
    samples = await corpus()
  })

  it('accepts only JPEG, PNG and WebP, detected by decoding, and stores pixels only', async ({
    annotate,
  }) => {
    const app = await startApp()
    expect(samples.length).toBeGreaterThanOrEqual(60)
    for (const { title, bytes, filename, type, stored } of samples.filter(({ bomb }) => !bomb)) {
      const response = await post(app, formWith(bytes, filename, type))
      if (!stored) {
        expect(await problemOf(response), title).toMatchObject({
          status: 415,
          code: 'UNSUPPORTED_MEDIA',
        })
        continue
      }
      expect(response.status, title).toBe(201)
      const { data } = (await response.json()) as { data: { url: string } }
      expect(data.url, title).toMatch(/^\/uploads\/[\w-]{22}\.webp$/)
      const [width, height] = stored
      expect(await findUpload(app.database, idOf(data.url)), title).toMatchObject({ width, height })
      for (const name of [nameOf(data.url), thumbnailOf(data.url)]) {
        const file = await app.services.imageStore.read(name)
        if (!file) throw new Error(`${title}: ${name} is not there`)
        expect(leftovers(file), title).toEqual([])
      }
    }
    const acceptedCount = samples.filter(({ stored }) => stored).length
    expect(await uploadIds(app)).toHaveLength(acceptedCount)
    expect(filesIn(app)).toHaveLength(acceptedCount * 2)
    await annotate(`${samples.length} files, ${acceptedCount} of them pictures`)
  })

  it('a large photo becomes one of 1200 pixels and a thumbnail of 320', async ({ annotate }) => {
    const app = await startApp()
    const photo = await largePhoto()
    const began = performance.now()
    const url = await upload(app, photo)
    await annotate(`12 megapixels in ${Math.round(performance.now() - began)} ms`)
    expect(await sizeOf(app, nameOf(url))).toEqual([1200, 900])
    expect(await sizeOf(app, thumbnailOf(url))).toEqual([320, 240])
  })

  it('decompression bombs are refused, and none takes long', async ({ annotate }) => {
    const app = await startApp()
    await upload(app)
    let slowest = 0
    const bombs = samples.filter(({ bomb }) => bomb)
    expect(bombs.length).toBeGreaterThan(5)
    for (const { title, bytes } of bombs) {
      const began = performance.now()
      const problem = await problemOf(await post(app, formWith(bytes)))
      slowest = Math.max(slowest, performance.now() - began)
      expect(problem, title).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA' })
    }
    await annotate(`the slowest bomb took ${Math.round(slowest)} ms`)
    expect(slowest).toBeLessThan(500)
  })

  it.each([
    'png whose texts unpack to 800 MB',
    'jpeg whose Exif refers to itself',
    'png whose Exif refers to itself',
    'webp whose Exif refers to itself',
  ])('no metadata that takes long is read: %s', async (title) => {
    const app = await startApp()
    await upload(app)
    const sample = samples.find((each) => each.title === title)
    const began = performance.now()
    expect((await post(app, formWith(sample?.bytes ?? Buffer.of()))).status).toBe(201)
    expect(performance.now() - began).toBeLessThan(500)
  })

  it('messages say what is wrong with the file', async () => {
    const app = await startApp()
    const messageFor = async (title: string) => {
      const sample = samples.find((each) => each.title === title)
      if (!sample) throw new Error(`the corpus has no ${title}`)
      return (await problemOf(await post(app, formWith(sample.bytes)))).message
    }
    const other = 'This file is not a JPEG, PNG or WebP picture.'
    expect(await messageFor('svg')).toBe(other)
    expect(await messageFor('avif')).toBe(other)
    expect(await messageFor('no byte at all')).toBe(other)
    const named = async (start: string) =>
      (await problemOf(await post(app, formWith(Buffer.from(start, 'latin1'))))).message
    expect(await named('\0\0\0\x18ftypheic\0\0\0\0mif1heic')).toContain(
      'photo (HEIC). Open it, take a screenshot',
    )
    expect(await named('%PDF-1.7\n')).toContain('This is a PDF. Take a screenshot')
    const damaged = 'We cannot open this picture file. Choose another one, or take it again.'
    expect(await messageFor('jpeg, cut off at 95 %')).toBe(damaged)
    expect(await messageFor('webp, cut off at 50 %')).toBe(damaged)
    expect(await messageFor('png of 256 megapixels')).toBe(
      'We cannot open a picture this large: 16000 × 16000 pixels. Open it on your phone, take a screenshot, and send that.',
    )
  })
})

/** What a stored file contains besides pixels, which should be nothing. */
function leftovers(file: Buffer): string[] {
  const chunks = webpChunks(file).filter((name) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name))
  const text = file.toString('latin1')
  const traces = [canary, 'CANARY', 'Exif', 'EXIF', 'GPS', 'XMP', 'xmp', 'ICC', 'Photoshop', '<htm']
  return [...chunks, ...traces.filter((trace) => text.includes(trace))]
}

async function sizeOf(app: App, name: string) {
  const { default: sharp } = await import('sharp')
  const file = await app.services.imageStore.read(name)
  const { width, height } = await sharp(file ?? Buffer.alloc(0)).metadata()
  return [width, height]
}

describe('accepted uploads', () => {
  test('exactly 1 MB is accepted, and one byte more is refused (spec §9)', async () => {
    const app = await startApp()
    await upload(app, await pngOfBytes(maxUploadBytes))
    const larger = await post(app, formWith(await pngOfBytes(maxUploadBytes + 1)))
    expect(await problemOf(larger)).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      message: 'This picture is larger than 1 MB. Choose a smaller one.',
    })
    expect(await uploadIds(app)).toHaveLength(1)
  })

  it('an endless body is read only up to the limit', async () => {
    const app = await startApp()
    const type = 'multipart/form-data; boundary=x'
    const piece = 64 * 1024
    let sent = 0
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          sent += piece
          controller.enqueue(new Uint8Array(piece))
        },
      })
    const response = await post(app, endless(), { 'content-type': type })
    expect(await problemOf(response)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    expect(sent).toBeLessThan(maxUploadBytes + 4 * piece)

    sent = 0
    const length = String(50 * maxUploadBytes)
    const headers = { 'content-type': type, 'content-length': length }
    expect((await post(app, endless(), headers)).status).toBe(413)
    expect(sent).toBeLessThanOrEqual(piece)
  })

  it('a connection that breaks off is not logged as a failure', async () => {
    const app = await startApp()
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('aborted'))
      },
    })
    const response = await post(app, broken, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(await problemOf(response)).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(app.logged).toEqual([])
  })

  it('accepts one file in the field "file" of a multipart form, and nothing else', async () => {
    const app = await startApp()
    const png = await image().png().toBuffer()
    const file = () => new Blob([Uint8Array.from(png)], { type: 'image/png' })
    const form = (...entries: [string, Blob | string][]) => {
      const data = new FormData()
      for (const [name, value] of entries) data.append(name, value)
      return data
    }
    const none = 'Choose a picture first.'
    const invalid: [BodyInit, string, string?][] = [
      [form(['other', 'x']), none],
      [form(['picture', file()]), none],
      [form(['File', file()]), none],
      [form(['file[]', file()]), none],
      [form(['file', 'https://evil.example/a.png']), none],
      [form(['file', file()], ['file', file()]), 'Send one picture at a time.'],
      [form(['file', file()], ['file', 'x']), 'Send one picture at a time.'],
      ['', 'We could not read this form. Send the picture again.', 'boundary=x'],
      ['--x\r\nnonsense', 'We could not read this form. Send the picture again.', 'boundary=x'],
      [Uint8Array.from(png), 'We could not read this form. Send the picture again.', 'boundary='],
      [Uint8Array.from(png), 'We could not read this form. Send the picture again.', 'charset=x'],
    ]
    for (const [body, message, parameter] of invalid) {
      const headers = parameter && { 'content-type': `multipart/form-data; ${parameter}` }
      expect(await problemOf(await post(app, body, headers || {}))).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
        message,
        fields: { file: message },
      })
    }
    const others = ['image/png', 'application/json', 'multipart/mixed; boundary=x', 'text/plain']
    for (const type of [...others, 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await post(app, Uint8Array.from(png), { 'content-type': type })
      expect(await problemOf(response), type).toMatchObject({
        status: 415,
        message: 'Send the picture as multipart/form-data.',
      })
    }
    expect(await uploadIds(app)).toEqual([])
    expect((await post(app, form(['note', 'mine'], ['file', file()]))).status).toBe(201)
  })

  test('uploads from one IP address are limited, and a refusal says how long to wait', async () => {
    const app = await startTestApp({
      limits: { ...policies, upload: { ...policies.upload, shared: 1 } },
    })
    const { address, fetch } = app.visit()
    expect(address).not.toBe('')
    const send = () => fetch(`${origin}/api/uploads`, { method: 'POST', body: new FormData() })
    const { times } = policies.upload
    const answers = await Promise.all(Array.from({ length: times * 2 }, send))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(times)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(times)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the pictures of a day from people without an account have an end, by sender and in all, and those of accounts do not count', async () => {
    const few = { times: 3, shared: 1 }
    const app = await startTestApp({
      limits: {
        ...policies,
        strangersPicture: { ...policies.strangersPicture, ...few, times: 2 },
        strangersPictures: { ...policies.strangersPictures, ...few },
      },
    })
    const photo = await image(40, 30).jpeg().toBuffer()
    const send = async ({ fetch }: Pick<Visitor, 'fetch'>) => {
      const request = { method: 'POST', body: formWith(photo) }
      return (await fetch(`${origin}/api/uploads`, request)).status
    }
    const [one, other] = [app.visit('203.0.113.1'), app.visit('198.51.100.1')]
    expect([await send(one), await send(one), await send(one)]).toEqual([201, 201, 429])
    expect([await send(other), await send(other)]).toEqual([201, 429])
    const user = await signIn(app)
    for (let n = 0; n < 4; n++) {
      const { status } = await user.fetch(`${origin}/api/uploads`, {
        ...{ method: 'POST', body: formWith(photo) },
        headers: { authorization: `Bearer ${user.token}` },
      })
      expect(status).toBe(201)
    }
    expect(await app.database.read.selectFrom('uploads').select('id').execute()).toHaveLength(7)
  })

  test('the pictures of a day from one account have an end, however many addresses it has', async () => {
    const app = await startTestApp({
      limits: { ...policies, accountsPicture: { ...policies.accountsPicture, times: 2 } },
    })
    const photo = await image(40, 30).jpeg().toBuffer()
    const [user, other] = [await signIn(app), await signIn(app)]
    const send = async ({ fetch, token }: User) => {
      const headers = { authorization: `Bearer ${token}` }
      const request = { method: 'POST', body: formWith(photo), headers }
      return (await fetch(`${origin}/api/uploads`, request)).status
    }
    expect([await send(user), await send(user)]).toEqual([201, 201])
    user.address = '105.112.7.7'
    expect(await send(user)).toBe(429)
    expect(await send(other)).toBe(201)
  })

  test('a picture above the limit of a day is refused before it is decoded, and what is no picture does not count', async () => {
    const few = { times: 2, shared: 1 }
    const app = await startTestApp({
      limits: { ...policies, strangersPicture: { ...policies.strangersPicture, ...few } },
    })
    const visitor = app.visit('203.0.113.1')
    const send = async (bytes: Buffer) => {
      const request = { method: 'POST', body: formWith(bytes) }
      return (await visitor.fetch(`${origin}/api/uploads`, request)).status
    }
    const photo = await image(40, 30).jpeg().toBuffer()
    const none = Buffer.from('no picture')
    for (let n = 0; n < 3; n++) expect(await send(none)).toBe(415)
    expect([await send(photo), await send(photo)]).toEqual([201, 201])
    expect(await send(none)).toBe(429)
  })

  test('a form of many parts, which would take long to parse, is refused', async () => {
    const app = await startApp()
    const form = formWith(await image(40, 30).jpeg().toBuffer())
    for (let part = 0; part < 8000; part++) form.append('f', '')
    expect(await problemOf(await post(app, form))).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT' },
      message: expect.stringContaining('could not read this form'),
    })
    const few = formWith(await image(40, 30).jpeg().toBuffer())
    for (let part = 0; part < 5; part++) few.append('f', '')
    expect((await post(app, few)).status).toBe(201)
  })

  test('concurrent uploads are served or asked to retry, and never exceed the maximum', async () => {
    const app = await startApp()
    const photo = await image(320, 240).jpeg().toBuffer()
    const crowd = 80
    const answers = await Promise.all(
      Array.from({ length: crowd }, () => post(app, formWith(photo))),
    )
    const problems = await Promise.all(
      answers.filter(({ status }) => status !== 201).map(problemOf),
    )
    const stored = crowd - problems.length
    expect(problems.length).toBeGreaterThan(0)
    expect(stored).toBeGreaterThanOrEqual(42)
    for (const problem of problems) {
      expect(problem).toMatchObject({ status: 503, code: 'BUSY', retryAfter: '3' })
    }
    expect(await uploadIds(app)).toHaveLength(stored)
    expect(filesIn(app)).toHaveLength(stored * 2)
  })
})

/** A phone with these pictures, registered by its owner through the API. */
function registerWith(owner: User, images: { imageUrl: string; receiptUrl?: string }) {
  return owner.call(createAsset, {
    type: 'Gadget',
    name: 'Black iPhone 12',
    description: 'A scratch on the back',
    uuidType: 'imei1',
    uuid: freshImei(),
    brand: 'Apple',
    ...images,
  })
}

describeEmbedded('what is served', () => {
  it('a picture that a record shows is public, permanently cached and inert', async () => {
    const app = await startApp()
    const url = await upload(app)
    await registerWith(await signIn(app), { imageUrl: url })
    for (const name of [nameOf(url), thumbnailOf(url)]) {
      const answer = await serve(app, name)
      expect(answer).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          'content-length': String(answer.body?.length),
          etag: `"${name}"`,
        },
      })
      expect(answer.body).toEqual(await app.services.imageStore.read(name))
      for (const tag of [`"${name}"`, `W/"${name}"`, `"x", "${name}"`, '*']) {
        const again = await serve(app, name, undefined, tag)
        expect(again).toMatchObject({ status: 304, body: undefined })
      }
      expect((await serve(app, name, undefined, '"x"')).status).toBe(200)
    }
  })

  it('a picture that nothing shows yet is never cached, because it may become a receipt', async () => {
    const app = await startApp()
    const answer = await serve(app, nameOf(await upload(app)))
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store' },
    })
    expect(answer.headers).not.toHaveProperty('etag')
  })

  it('nothing is served under any other name', async () => {
    const app = await startApp()
    const url = await upload(app)
    const id = idOf(url)
    const secret = join(app.dataDir, 'uploads', 'secret.webp')
    writeFileSync(secret, 'secret')
    const names = [
      '',
      id,
      `${id}.png`,
      `${id}.webp.partial`,
      `${id}-321.webp`,
      `${id}.webp/`,
      `${id}.webp\n`,
      `${id}.webp\0.webp`,
      `${id.slice(1)}.webp`,
      `${'A'.repeat(22)}.webp`,
      `../${id.slice(0, 2)}/${id}.webp`,
      '../toju.sqlite',
      '..%2ftoju.sqlite',
      'secret.webp',
    ]
    for (const name of names) expect(await serve(app, name), name).toMatchObject({ status: 404 })
  })

  it('a receipt is served to its owner and staff, and is not found for others', async () => {
    const app = await startApp()
    const owner = await signIn(app)
    const receiptUrl = await upload(app)
    await registerWith(owner, { imageUrl: await upload(app), receiptUrl })
    const missing = await serve(app, `${'A'.repeat(22)}.webp`)
    const admin = await signIn(app, { role: 'admin' })
    const may = [owner, admin, await signIn(app, { role: 'super-admin' })]
    const mayNot = [
      undefined,
      await signIn(app),
      await signIn(app, { verified: false, role: 'admin' }),
      { ...owner, token: 'x'.repeat(43) },
    ]
    for (const name of [nameOf(receiptUrl), thumbnailOf(receiptUrl)]) {
      for (const who of may) {
        const answer = await serve(app, name, who)
        expect(answer).toMatchObject({
          status: 200,
          headers: { 'cache-control': 'private, no-store', 'content-type': 'image/webp' },
        })
        expect(answer.headers).not.toHaveProperty('etag')
      }
      for (const who of mayNot) {
        expect(await serve(app, name, who)).toEqual(missing)
        expect(await serve(app, name, who, `"${name}"`)).toEqual(missing)
        expect(await serve(app, name, who, '*')).toEqual(missing)
      }
    }
    await app.database.write((tx) => updateUser(tx, admin.id, { role: 'user' }))
    expect(await serve(app, nameOf(receiptUrl), admin)).toEqual(missing)
    await app.database.write((tx) => updateUser(tx, owner.id, { status: 'suspended' }))
    expect(await serve(app, nameOf(receiptUrl), owner)).toEqual(missing)
  })
})

describe('references from records', () => {
  const refused = { code: 'INVALID_INPUT', message: 'Upload the picture first' }

  test('a record refers to uploads on this site, and never to another URL', async () => {
    const app = await startApp()
    const owner = await signIn(app)
    const url = await upload(app)
    const foreign = [
      `/uploads/${'A'.repeat(22)}.webp`,
      `/uploads/${thumbnailOf(url)}`,
      `https://evil.example${url}`,
      `//evil.example${url}`,
      `${origin}${url}`,
      `${url}?x`,
      `${url}\n`,
      url.replace('/uploads/', '/uploads//'),
      'javascript:alert(1)',
      'data:image/webp;base64,UklGRg==',
    ]
    for (const bad of foreign) {
      const asImage = await refusalOf(registerWith(owner, { imageUrl: bad }))
      expect(asImage, bad).toMatchObject({
        status: 400,
        body: { ...refused, fields: { imageUrl: refused.message } },
      })
      const asReceipt = await refusalOf(registerWith(owner, { imageUrl: url, receiptUrl: bad }))
      expect(asReceipt.body?.fields, bad).toEqual({ receiptUrl: refused.message })
      const asFace = await refusalOf(owner.call(updateProfile, { profilePicture: bad }))
      expect(asFace.body?.fields, bad).toEqual({ profilePicture: refused.message })
      // The query refuses it, too, without the contract’s check.
      const claim = { url: bad, ownerId: owner.id, now: app.clock.now }
      expect(await app.database.write((tx) => attachImage(tx, claim)), bad).toBe(false)
      expect(await app.database.write((tx) => attachReceipt(tx, claim)), bad).toBe(false)
    }
    // The refused record has not claimed the upload.
    expect(await findUpload(app.database, idOf(url))).toMatchObject({ claimed_at: null })
    expect(await app.database.read.selectFrom('assets').select('id').execute()).toEqual([])
  })

  test("a user cannot hide another's public picture by claiming it as their receipt", async () => {
    const app = await startApp()
    const owner = await signIn(app)
    const stalker = await signIn(app)
    const url = await upload(app)
    await registerWith(owner, { imageUrl: url })
    for (const thief of [stalker, owner]) {
      const theft = registerWith(thief, { imageUrl: await upload(app), receiptUrl: url })
      expect((await refusalOf(theft)).body?.fields).toEqual({ receiptUrl: refused.message })
    }
    expect(await serve(app, nameOf(url))).toMatchObject({ status: 200 })
  })

  test("a user can neither show another's receipt nor claim it", async () => {
    const app = await startApp()
    const owner = await signIn(app)
    const stalker = await signIn(app)
    const receiptUrl = await upload(app)
    await registerWith(owner, { imageUrl: await upload(app), receiptUrl })
    const imageUrl = await upload(app)
    const tries = [
      () => registerWith(stalker, { imageUrl: receiptUrl }),
      () => registerWith(stalker, { imageUrl, receiptUrl }),
      () => stalker.call(updateProfile, { profilePicture: receiptUrl }),
      () => registerWith(owner, { imageUrl: receiptUrl }),
    ]
    for (const attempt of tries) {
      expect((await refusalOf(attempt())).body).toMatchObject(refused)
    }
    expect(await findUpload(app.database, idOf(receiptUrl))).toMatchObject({
      visible_to_user_id: owner.id,
    })
    expect(await serve(app, nameOf(receiptUrl), stalker)).toMatchObject({ status: 404 })
  })

  it('one upload cannot be both picture and receipt', async () => {
    const app = await startApp()
    const url = await upload(app)
    const both = registerWith(await signIn(app), { imageUrl: url, receiptUrl: url })
    expect((await refusalOf(both)).body).toMatchObject(refused)
    expect(await findUpload(app.database, idOf(url))).toMatchObject({ claimed_at: null })
  })

  test("saving the asset again keeps the owner's receipt", async () => {
    const app = await startApp()
    const owner = await signIn(app)
    const images = { imageUrl: await upload(app), receiptUrl: await upload(app) }
    const { data } = await registerWith(owner, images)
    await owner.call(updateAsset, {
      id: data.id,
      name: 'My phone',
      ...images,
    })
    const row = await findUpload(app.database, idOf(images.receiptUrl))
    expect(row).toMatchObject({ visible_to_user_id: owner.id })
  })

  test('exactly one of many concurrent claims to one upload succeeds, as picture or receipt', async () => {
    const app = await startApp()
    const url = await upload(app)
    const claims = Array.from({ length: 24 }, (_, index) =>
      app.database.write((tx) => {
        const claim = { url, ownerId: `user-${index}`, now: app.clock.now }
        return index % 2 ? attachReceipt(tx, claim) : attachImage(tx, claim)
      }),
    )
    const won = (await Promise.all(claims)).flatMap((claimed, index) => (claimed ? [index] : []))
    const row = await findUpload(app.database, idOf(url))
    expect(won.map((index) => `user-${index}`)).toEqual([row?.claimed_by])
    expect(row?.visible_to_user_id).toBe(Number(won[0]) % 2 ? row?.claimed_by : null)
  })
})

describe('the purge job', () => {
  it('deletes uploads older than a day that no record uses, with both files, and nothing else', async () => {
    const app = await startApp()
    const owner = await signIn(app)
    const kept = {
      picture: await upload(app),
      receipt: await upload(app),
      face: await upload(app),
      report: await upload(app),
    }
    const replaced = await upload(app)
    const forgotten = await upload(app)
    const { data: asset } = await registerWith(owner, {
      imageUrl: kept.picture,
      receiptUrl: kept.receipt,
    })
    await owner.call(createReport, {
      assetId: asset.id,
      status: 'Lost',
      description: 'Left on the bus',
      location: 'Ikeja, Lagos',
      lastSeenDate: '2026-03-03',
      imageUrl: kept.report,
    })
    await owner.call(updateProfile, { profilePicture: replaced })
    await owner.call(updateProfile, { profilePicture: kept.face })

    app.pass(hours(24))
    const fresh = await upload(app)
    expect(await purgeUnusedUploads(app.services)).toBe(0)
    app.pass(1)
    expect(await purgeUnusedUploads(app.services)).toBe(2)

    const left = [...Object.values(kept), fresh]
    expect(await uploadIds(app)).toEqual(left.map(idOf).sort())
    expect(filesIn(app)).toEqual(left.flatMap((url) => [nameOf(url), thumbnailOf(url)]).sort())
    for (const gone of [forgotten, replaced]) {
      expect(await serve(app, nameOf(gone))).toMatchObject({ status: 404 })
      expect((await refusalOf(registerWith(owner, { imageUrl: gone }))).status).toBe(400)
    }
    app.pass(days(30))
    expect(await purgeUnusedUploads(app.services)).toBe(1)
    expect(await uploadIds(app)).toHaveLength(4)
  })

  test('keeps a picture claimed at that moment, or refuses its claim', async () => {
    const app = await startApp()
    const urls = await Promise.all(Array.from({ length: 16 }, () => upload(app)))
    app.pass(days(2))
    const owner = await signIn(app)
    // This also warms up the connection pool, so that the requests below overlap.
    await registerWith(owner, { imageUrl: await upload(app) })
    const [, ...outcomes] = await Promise.all([
      purgeUnusedUploads(app.services),
      ...urls.map((imageUrl) =>
        registerWith(owner, { imageUrl }).then(
          () => 'kept',
          () => 'refused',
        ),
      ),
    ])
    await purgeUnusedUploads(app.services)
    for (const [index, url] of urls.entries()) {
      const isThere = (await app.services.imageStore.read(nameOf(url))) !== null
      expect([outcomes[index], isThere]).toEqual(isThere ? ['kept', true] : ['refused', false])
    }
  })

  it('deletes everything, over more than one batch', async () => {
    const app = await startApp()
    await app.database.write(async (tx) => {
      for (let index = 0; index < 450; index += 1) {
        const id = `upload-${index}`.padEnd(22, 'x')
        await insertUpload(tx, { id, ...onePixel }, app.clock.now)
      }
    })
    app.pass(days(2))
    const last = await upload(app)
    expect(await purgeUnusedUploads(app.services)).toBe(450)
    expect(await uploadIds(app)).toEqual([idOf(last)])
  })

  it('deletes leftovers of an upload or a purge that crashed', async () => {
    const app = await startApp()
    // Crashed while the files were written: the row exists, one file is complete, and the other is
    // half written.
    const half = await upload(app)
    const path = pathIn(app, thumbnailOf(half))
    writeFileSync(`${path}.partial`, 'half a pic')
    // Crashed after the row was withdrawn, before the files were removed.
    const withdrawn = await upload(app)
    const broken = { ...app.services.imageStore, remove: () => Promise.reject(new Error('cut')) }
    app.pass(days(2))
    await expect(purgeUnusedUploads({ ...app.services, imageStore: broken })).rejects.toThrow('cut')
    const owner = await signIn(app)
    for (const url of [half, withdrawn]) {
      expect((await refusalOf(registerWith(owner, { imageUrl: url }))).status).toBe(400)
    }
    expect(await uploadIds(app)).toHaveLength(2)
    expect(await purgeUnusedUploads(app.services)).toBe(2)
    expect(await uploadIds(app)).toEqual([])
    expect(filesIn(app)).toEqual([])
  })

  it('checks every column that can name an upload', async () => {
    const app = await startApp()
    const tables = await app.database.read.introspection.getTables()
    const columns = tables.flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}`),
    )
    expect(columns).toContain('users.profile_picture')
    const naming = columns.filter(
      (column) =>
        /\.\w*(url|picture|image|photo|logo|receipt)/.test(column) &&
        // This URL is of a user’s own server.
        column !== 'webhook_endpoints.url',
    )
    expect(naming.sort()).toEqual(referringColumns.map((column) => column.join('.')).sort())
  })
})

function pathIn(app: App, name: string): string {
  return join(app.dataDir, 'uploads', name.slice(0, 2), name)
}

describeEmbedded('the store on disk', () => {
  const name = `${'a'.repeat(22)}.webp`

  it('a save leaves its file alone, and one that fails halfway nothing readable', async () => {
    const dataDir = newFolder()
    const store = createDiskStore(dataDir)
    const other = `b${name.slice(1)}`
    await store.save(other, Buffer.from('other'))
    expect(globSync('**/*.*', { cwd: join(dataDir, 'uploads') })).toEqual([`ba/${other}`])
    const path = join(dataDir, 'uploads', 'aa', name)
    // A folder at the path of the first file makes the save fail.
    mkdirSync(`${path}.partial`, { recursive: true })
    await expect(store.save(name, Buffer.from('new'))).rejects.toThrow()
    expect(await store.read(name)).toBeNull()
    expect(existsSync(path)).toBe(false)
  })
})
