import { expect, test } from 'vitest'
import { readGrey } from '../../../src/islands/lookup/scan/zxing-reader.ts'
import { longestUrl, photo, photographed } from '../../support/proofs/photograph.ts'
import { createRandom } from '../../support/random.ts'

/** How many photos are tried: `PHOTOS=40` tries more. The first ones are the same in every run. */
const photos = Number(process.env['PHOTOS'] ?? 1)

test('noisy VGA photos of a proof’s QR code, tilted by ten degrees, are read', {
  timeout: photos * 10_000,
}, async () => {
  const random = createRandom(20_261_130)
  let read = 0
  for (let taken = 0; taken < photos; taken++) {
    const address = longestUrl(random)
    const codes = readGrey({ bytes: await photographed(address, random), ...photo })
    if (codes.some(({ text }) => text === address)) read++
  }
  expect(read).toBe(photos)
})
