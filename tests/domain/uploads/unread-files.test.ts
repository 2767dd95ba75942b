import { afterEach, expect, test, vi } from 'vitest'
import { downscaleImage } from '../../../src/islands/uploads/downscale.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', ''],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['pdf', '%PDF-1.7\n1 0 obj', 'application/pdf'],
  ['pdf', '%PDF-1.7\n1 0 obj', 'image/jpeg'],
  ['damaged', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['not-a-picture', 'hello', ''],
])(
  'a file that no browser decodes is named %s by its bytes: %j of type %j',
  async (reason, text, type) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be decoded')))
    const file = new Blob([Buffer.from(text, 'latin1')], { type })
    await expect(downscaleImage(file)).rejects.toMatchObject({ reason })
  },
)
