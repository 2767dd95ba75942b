import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import type { GreyImage } from '../../../src/domain/barcodes/read-bands.ts'
import { readBarcodes } from '../../../src/server/barcodes/read-barcodes.ts'
import { photoOfBox } from '../../e2e/support/barcode.ts'

const textsIn = (image: GreyImage) => readBarcodes(image).map(({ text }) => text)

async function greyOf(picture: Buffer): Promise<GreyImage> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

function qrCodeOf(text: string): GreyImage {
  const modulePx = 8
  const { data, size } = encode(text, { border: 4 })
  const width = size * modulePx
  const bytes = Uint8ClampedArray.from({ length: width * width }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)].map((px) => Math.floor(px / modulePx))
    return data[y ?? 0]?.[x ?? 0] ? 16 : 235
  })
  return { bytes, width, height: width }
}

test('a photo is searched for barcodes and for QR codes', async () => {
  const numbers = ['R58N123ABCD', '356938035643809']
  const box = textsIn(await greyOf(await photoOfBox(numbers)))
  expect(box).toEqual(expect.arrayContaining(numbers))
  const url = 'https://toju.ng/found/abc'
  expect(textsIn(qrCodeOf(url))).toEqual([url])
})
