import { expect, test } from 'vitest'
import { readPicture } from '../../../src/islands/lookup/scan/zxing-reader.ts'
import { barsDrawing, squareDrawing } from '../../support/barcodes/drawings.ts'
import { photoOfCode, pictureOfGrey, type Scene } from '../../support/barcodes/photo-of-code.ts'
import { createRandom } from '../../support/random.ts'

const imei = '356938035643809'
const label = 'https://toju.ng/found/k7pm2q9xk7pm2q9x'

/** 12 megapixels, as the camera of a phone takes. */
const large = { width: 4000, height: 3000 }
const small = { width: 1280, height: 960 }
const cases: [string, string, Scene][] = [
  ['a barcode a sixth of a 12 MP photo wide', imei, { ...large, share: 1 / 6 }],
  [
    'a tilted one of a tenth, off its middle',
    imei,
    { ...large, share: 0.1, at: [0.8, 0.3], degrees: 12 },
  ],
  [
    'a label a twentieth of it wide, tilted',
    label,
    { ...large, share: 0.05, at: [0.3, 0.7], degrees: 30 },
  ],
  ['a barcode turned by a quarter', imei, { ...small, share: 0.4, degrees: 90 }],
  ['one upside down and tilted', imei, { ...small, share: 0.4, degrees: 160 }],
  ['one at the edge of the photo', imei, { ...small, share: 0.4, at: [0.26, 0.94], degrees: 8 }],
  ['one in the dark', imei, { ...small, share: 0.5, shades: [8, 34], noise: 4 }],
  [
    'one turned in the dark',
    imei,
    { ...small, share: 0.5, shades: [8, 34], noise: 4, degrees: 45 },
  ],
  ['one in a noisy photo', imei, { ...small, share: 0.4, noise: 40 }],
  [
    'a tilted label in the dark',
    label,
    { ...small, share: 0.2, shades: [8, 34], noise: 3, degrees: 20 },
  ],
]

test.each(cases)('%s is read', async (_, text, scene) => {
  const drawing = text === label ? squareDrawing(text) : barsDrawing(text)
  const photo = await photoOfCode(drawing, scene, createRandom(46))
  const found: string[] = []
  for (const codes of readPicture(pictureOfGrey(photo))) {
    found.push(...codes.map((code) => code.text))
    if (found.length > 0) break
  }
  expect(found).toEqual([text])
})
