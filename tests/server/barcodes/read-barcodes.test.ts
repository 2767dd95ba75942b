import sharp from 'sharp'
import { expect, test } from 'vitest'
import { proofCode } from '../../../src/islands/proofs/proof-code.ts'
import { readBarcodes } from '../../../src/server/barcodes/read-barcodes.ts'
import { photoOfBox } from '../../e2e/support/barcode.ts'

/** The codes that are read in a picture. */
async function codesIn(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const found = readBarcodes({ bytes: new Uint8ClampedArray(data), width, height })
  return found.map(({ text }) => text)
}

test('a photo is searched for barcodes and for QR codes', async () => {
  const numbers = ['R58N123ABCD', '356938035643809']
  expect(await codesIn(await photoOfBox(numbers))).toEqual(expect.arrayContaining(numbers))
  const { path, size } = proofCode('https://toju.ng/found/abc')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="-4 -4 ${size + 8} ${size + 8}"><path d="${path}"/></svg>`
  expect(await codesIn(Buffer.from(drawing))).toEqual(['https://toju.ng/found/abc'])
})
