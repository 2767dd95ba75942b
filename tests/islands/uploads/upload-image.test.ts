import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/problem.ts'
import type * as Upload from '../../../src/api/uploads/upload.ts'

// Other files replace this module by a mock.
const { uploadImage } = await vi.importActual<typeof Upload>('../../../src/api/uploads/upload.ts')

/** A request that is never sent: the test says what becomes of it. */
class PendingRequest {
  static sent: PendingRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  ontimeout?: () => void
  timeout = 0
  status = 0
  responseText = ''
  target = ''
  body = new FormData()

  open(method: string, path: string) {
    this.target = `${method} ${path}`
  }

  send(body: FormData) {
    this.body = body
    PendingRequest.sent = this
  }

  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.onload?.()
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', PendingRequest))
afterEach(() => vi.unstubAllGlobals())

const photo = new Blob(['pixels'], { type: 'image/webp' })
const stored = JSON.stringify({ data: { url: '/uploads/1.webp' } })

function start(onProgress?: (fraction: number) => void) {
  const url = uploadImage(photo, onProgress)
  return { url, request: PendingRequest.sent }
}

describe('the upload of a photo', () => {
  it('sends it as the field “file” and resolves with its URL', async () => {
    const { url, request } = start()
    expect(request.target).toBe('POST /api/uploads')
    expect(await (request.body.get('file') as File).text()).toBe('pixels')
    request.upload.onprogress?.({ loaded: 1, total: 4 })
    request.answer(201, stored)
    expect(await url).toBe('/uploads/1.webp')
  })

  it('tells which fraction was sent, and none while the size is unknown', async () => {
    const fractions: number[] = []
    const { url, request } = start((fraction) => fractions.push(fraction))
    request.upload.onprogress?.({ loaded: 3, total: 0 })
    request.upload.onprogress?.({ loaded: 1, total: 4 })
    request.upload.onprogress?.({ loaded: 4, total: 4 })
    expect(fractions).toEqual([0, 0.25, 1])
    request.answer(201, stored)
    await url
  })

  it('fails with the server’s reason', async () => {
    const { url, request } = start()
    const problem = { code: 'TOO_LARGE', message: 'This picture is too large.' }
    request.answer(413, JSON.stringify(problem))
    await expect(url).rejects.toThrow('This picture is too large.')
    await expect(url).rejects.toMatchObject({ status: 413, body: problem })
  })

  it.each([
    '<h1>Bad gateway</h1>',
    '',
    'null',
    '502',
    '"busy"',
    '[]',
    '{}',
    '{"data":null}',
    '{"data":"busy"}',
    '{"message":502}',
  ])('fails when a proxy answers with %s', async (text) => {
    const { url, request } = start()
    request.answer(502, text)
    await expect(url).rejects.toEqual(new ApiError(502, undefined))
    await expect(url).rejects.toMatchObject({ status: 502, body: undefined })
  })

  it.each(['onerror', 'onabort', 'ontimeout'] as const)(
    'fails like one without a connection after %s',
    async (event) => {
      const { url, request } = start()
      expect(request.timeout).toBeGreaterThan(0)
      request[event]?.()
      await expect(url).rejects.toMatchObject({ name: 'ApiError', status: 0 })
    },
  )
})
