import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A photo as a phone takes it: noise, so that it weighs what it should, and 12 megapixels of it. */
export async function phonePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const [width, height] = [400, 300]
  const noise = { raw: { width, height, channels: 3 as const } }
  const buffer = await sharp(randomBytes(width * height * 3), noise)
    .resize(4000, 3000, { kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name: 'IMG_20260304.jpg', mimeType: 'image/jpeg', buffer }
}
