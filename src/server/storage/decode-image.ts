import type { Metadata, SharpOptions } from 'sharp'
import sharp from 'sharp'
import { Problem } from '../../api/problem.ts'
import { unreadFormat } from '../../domain/uploads/unread-format.ts'
import { createFairQueue } from '../lib/senders/fair-queue.ts'
import type { Sender } from '../lib/senders/sender.ts'
import { withoutCostlyMetadata } from './costly-metadata.ts'

/** A WebP image without metadata. */
export interface Image {
  bytes: Buffer
  width: number
  height: number
}

// Uploads could attack the decoders of libvips for SVG, GIF, AVIF, TIFF and more, so only three are
// allowed, in the whole process: https://www.libvips.org/API/current/func.operation_block_set.html
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Two images at a time, each on one thread, so that other requests are not delayed.
sharp.concurrency(1)
sharp.cache(false)
const inTurn = createFairQueue(2, 40, 'pictures')

const maxPixels = 40_000_000
/** Four bytes per pixel. A 16-bit PNG needs eight, so it may have half as many pixels. */
const maxDecodedBytes = maxPixels * 4
/** Wider than any panorama. To shrink four rows of ten million pixels, in a PNG of 77 bytes, takes 30 s. */
const maxSide = 20_000
/** JPEG encoders write about ten scans. A valid file of 130 kB with 883 takes 5 s to decode. */
const maxScans = 50

const imageSide = 1200
const thumbnailSide = 320

/**
 * Converts a JPEG, PNG or WebP file to a picture with sides up to 1200 pixels and a thumbnail with
 * sides up to 320. Both are upright and have no metadata. For an animation, they show the first frame.
 * Throws `UNSUPPORTED_MEDIA` for anything else, and `BUSY` if too many images wait.
 */
export function decodeImage(
  file: Uint8Array,
  sender: Sender = { ip: '' },
): Promise<{ picture: Image; thumbnail: Image }> {
  return inTurn(sender, async () => {
    const bytes = withoutCostlyMetadata(file)
    const header = await readHeader(bytes)
    refuseTooLarge(header, bytes)
    const pixels = await readPixels(bytes)
      .catch(() => readWithoutEnd(header, bytes))
      .catch(() => refuse('damaged'))
    return {
      picture: await encode(pixels, imageSide),
      thumbnail: await encode(pixels, thumbnailSide),
    }
  })
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    // `refuseTooLarge` checks the size, so that the error names the size instead of damage.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    const isOther = /unsupported image format|is empty/.test(String(error))
    return refuse(isOther ? unreadFormat(bytes) : 'damaged')
  }
}

function refuseTooLarge(header: Metadata, bytes: Uint8Array): void {
  const { width, height, channels, depth, format } = header
  const decodedBytes = width * height * channels * (depth === 'ushort' ? 2 : 1)
  const isTooLong = Math.max(width, height) > maxSide
  if (isTooLong || width * height > maxPixels || decodedBytes > maxDecodedBytes) {
    throw new Problem('UNSUPPORTED_MEDIA', 'too-many-pixels', { params: { width, height } })
  }
  if (format === 'jpeg' && countScans(bytes) > maxScans) {
    throw new Problem('UNSUPPORTED_MEDIA', 'too-many-layers')
  }
}

/** Counts the "start of scan" markers; compressed data cannot contain one. */
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

/**
 * Reads a JPEG that lacks only its end marker. Strict, so that a file that lacks pixels is refused.
 */
async function readWithoutEnd({ format }: Metadata, bytes: Uint8Array): Promise<Pixels> {
  if (format !== 'jpeg') return refuse('damaged')
  const data = bytes.at(-1) === 0xff ? bytes.subarray(0, -1) : bytes
  return await readPixels(Buffer.concat([data, endOfImage]), 'warning')
}

const endOfImage = Buffer.from([0xff, 0xd9])

async function readPixels(
  bytes: Uint8Array,
  failOn: 'error' | 'warning' = 'error',
): Promise<Pixels> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn,
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

function refuse(reason: 'not-a-picture' | 'heic' | 'pdf' | 'damaged'): never {
  throw new Problem('UNSUPPORTED_MEDIA', reason)
}

const jpegInTurn = createFairQueue(1, 60, 'pictures')
/** Printed at 6 cm, this gives 300 dots per inch. */
const printedSide = 800

/** Converts a stored picture to JPEG for a printed PDF. */
export function toJpeg(bytes: Uint8Array, sender: Sender): Promise<Buffer> {
  return jpegInTurn(sender, () =>
    sharp(bytes)
      .resize(printedSide, printedSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}
