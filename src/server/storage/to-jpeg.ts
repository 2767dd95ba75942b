import sharp from 'sharp'
import { createFairQueue } from '../lib/senders/fair-queue.ts'
import type { Sender } from '../lib/senders/sender.ts'

const inTurn = createFairQueue(1, 60, 'pictures')
/** Printed at 6 cm, this gives 300 dots per inch. */
const side = 800

/** Converts a stored picture to JPEG for a printed PDF. */
export function toJpeg(bytes: Uint8Array, sender: Sender): Promise<Buffer> {
  return inTurn(sender, () =>
    sharp(bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}
