import sharp from 'sharp'
import { createBoundedQueue } from '../lib/bounded-queue.ts'

const inTurn = createBoundedQueue(1, 60, 'pictures')
/** At 6 cm on paper this is 300 dots an inch. */
const side = 800

/** One of our own stored pictures as JPEG, for paper. */
export function toJpeg(bytes: Uint8Array): Promise<Buffer> {
  return inTurn(() =>
    sharp(bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}
