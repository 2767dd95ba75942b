import { expect, test } from 'vitest'
import { readGrey } from '../../../src/islands/lookup/scan/zxing-reader.ts'
import { longestUrl, photo, photographed } from '../../support/proofs/photograph.ts'

/** How many photos are tried; docs name a goal for 20 (`PHOTOS=20`). */
const photos = Number(process.env['PHOTOS'] ?? 1)

test('noisy VGA photos of a proof’s QR code, tilted by ten degrees, are read', {
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
