import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { Problem } from '../../api/problem.ts'
import { createBoundedQueue } from '../lib/bounded-queue.ts'

/** A WebP of nothing but pixels. */
export interface Image {
  bytes: Buffer
  width: number
  height: number
}

// libvips can also open SVG, GIF, AVIF, TIFF and more, each a decoder that a stranger could attack:
// https://www.libvips.org/API/current/func.operation_block_set.html. This holds for the process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Two pictures at a time on a thread each, so that other requests still get their turn.
sharp.concurrency(1)
sharp.cache(false)
const inTurn = createBoundedQueue(2, 20, 'pictures')

const largestPixels = 40_000_000
/** Four bytes for each pixel: a 16-bit interlaced PNG would hold twice as much in memory. */
const largestDecodedBytes = largestPixels * 4
/** Encoders write about ten; a legal file of 883 scans and 130 kB takes five seconds to decode. */
const maxScans = 50

const imageSide = 1200
const thumbnailSide = 320

/**
 * Makes a picture of at most 1200 pixels a side and a thumbnail of at most 320, upright and with
 * no metadata, out of the bytes of a JPEG, PNG or WebP file (of an animation: its first frame).
 * Throws `UNSUPPORTED_MEDIA` for anything else, `BUSY` when too many wait.
 */
export function decodeImage(bytes: Uint8Array): Promise<{ picture: Image; thumbnail: Image }> {
  return inTurn(async () => {
    refuseTooLarge(await readHeader(bytes), bytes)
    const pixels = await readPixels(bytes).catch(() => refuse('damaged'))
    return {
      picture: await encode(pixels, imageSide),
      thumbnail: await encode(pixels, thumbnailSide),
    }
  })
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    // The size is ours to judge, so that a person is told of it and not of damage.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    const isOther = /unsupported image format|is empty/.test(String(error))
    return refuse(isOther ? 'not-a-picture' : 'damaged')
  }
}

function refuseTooLarge(header: Metadata, bytes: Uint8Array): void {
  const { width, height, channels, depth, format } = header
  const decodedBytes = width * height * channels * (depth === 'ushort' ? 2 : 1)
  if (width * height > largestPixels || decodedBytes > largestDecodedBytes) {
    throw new Problem('UNSUPPORTED_MEDIA', 'too-many-pixels', { params: { width, height } })
  }
  if (format === 'jpeg' && countScans(bytes) > maxScans) {
    throw new Problem('UNSUPPORTED_MEDIA', 'too-many-layers')
  }
}

/** How often the marker "start of scan" occurs; compressed data itself cannot contain it. */
function countScans(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xda) count += 1
  }
  return count
}

interface Pixels {
  data: Buffer
  raw: NonNullable<SharpOptions['raw']>
}

async function readPixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: largestPixels,
    failOn: 'error',
    autoOrient: true,
  })
    .resize(imageSide, imageSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, raw: { width, height, channels } }
}

async function encode({ data, raw }: Pixels, side: number): Promise<Image> {
  const { data: bytes, info } = await sharp(data, { raw })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { bytes, width: info.width, height: info.height }
}

function refuse(reason: 'not-a-picture' | 'damaged'): never {
  throw new Problem('UNSUPPORTED_MEDIA', reason)
}
