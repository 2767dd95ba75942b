import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

let large: Promise<Buffer> | undefined
let small: Promise<Buffer> | undefined

/** A phone's photo: 12 megapixels of noise, so that its size is realistic. */
export async function phonePhoto(): Promise<Photo> {
  large ??= noise().resize(4000, 3000, { kernel: 'nearest' }).jpeg({ quality: 90 }).toBuffer()
  return { name: 'IMG_20260304.jpg', mimeType: 'image/jpeg', buffer: await large }
}

/** A photo for tests of other things, because a phone’s photo takes a second to downscale. */
export async function smallPhoto(): Promise<Photo> {
  small ??= noise().jpeg({ quality: 90 }).toBuffer()
  return { name: 'IMG_20260305.jpg', mimeType: 'image/jpeg', buffer: await small }
}

function noise() {
  const [width, height] = [400, 300]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}
