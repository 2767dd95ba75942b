import sharp from 'sharp'
import { createBoundedQueue } from '../lib/bounded-queue.ts'

const inTurn = createBoundedQueue(1, 60, 'pictures')
/** Printed at 6 cm, this gives 300 dots per inch. */
const side = 800

/** Converts a stored picture to JPEG for a printed PDF. */
export function toJpeg(bytes: Uint8Array): Promise<Buffer> {
  return inTurn(() =>
    sharp(bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}
