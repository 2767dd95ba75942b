import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

let large: Promise<Buffer> | undefined
let small: Promise<Buffer> | undefined

/** A photo as a phone takes it: noise, so that it weighs what it should, and 12 megapixels of it. */
export async function phonePhoto(): Promise<Photo> {
  large ??= noise().resize(4000, 3000, { kernel: 'nearest' }).jpeg({ quality: 90 }).toBuffer()
  return { name: 'IMG_20260304.jpg', mimeType: 'image/jpeg', buffer: await large }
}

/** For a test that is about something else than the photo: a phone's takes a second to make small. */
export async function smallPhoto(): Promise<Photo> {
  small ??= noise().jpeg({ quality: 90 }).toBuffer()
  return { name: 'IMG_20260305.jpg', mimeType: 'image/jpeg', buffer: await small }
}

function noise() {
  const [width, height] = [400, 300]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}
