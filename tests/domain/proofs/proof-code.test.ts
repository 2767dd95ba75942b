import { expect, test } from 'vitest'
import { readGrey } from '../../../src/islands/lookup/scan/zxing-reader.ts'
import { longestUrl, photo, photographed } from '../../support/proofs/photograph.ts'

/** `PHOTOS=20` takes as many as the goal says. */
const photos = Number(process.env['PHOTOS'] ?? 1)

test('photos of a proof’s code, VGA, noisy and tilted by ten degrees, are read by our reader', {
  timeout: photos * 10_000,
}, async () => {
  let read = 0
  for (let taken = 0; taken < photos; taken++) {
    const address = longestUrl()
    const codes = readGrey({ bytes: await photographed(address), ...photo })
    if (codes.some(({ text }) => text === address)) read++
  }
  expect(read).toBe(photos)
})
