import { maxUploadBytes } from '../../api/uploads/upload.ts'
import { unreadFormat } from '../../domain/uploads/unread-format.ts'
import { InvalidImageError, imageTypes } from './image-types.ts'

/** Enough to read a serial number on a photo. The server stores no larger image. */
const maxSidePx = 1600
const smallerSidesPx = [maxSidePx, 1280, 1024, 800]
const qualities = [0.85, 0.72, 0.6]

/**
 * The image to upload: unchanged if the server accepts it, otherwise redrawn and scaled down. So
 * what this browser reads, such as HEIC in Safari, is accepted, whatever its name says.
 * Rejects with `InvalidImageError` if it is not an image or cannot be reduced below the limit.
 */
export async function downscaleImage(file: Blob): Promise<Blob> {
  const isAccepted = imageTypes.includes(file.type)
  const bitmap = await decode(file).catch(async () => {
    const format = unreadFormat(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
    const isDamaged = isAccepted && format === 'not-a-picture'
    throw new InvalidImageError(isDamaged ? 'damaged' : format)
  })
  try {
    const isSmall = isAccepted && Math.max(bitmap.width, bitmap.height) <= maxSidePx
    if (isSmall && file.size <= maxUploadBytes) return file
    for (const sidePx of smallerSidesPx) {
      for (const quality of qualities) {
        const smaller = await draw(bitmap, sidePx, quality)
        if (smaller.size <= maxUploadBytes) return smaller
      }
    }
  } finally {
    bitmap.close()
  }
  throw new InvalidImageError('too-large')
}

const endOfImage = new Uint8Array([0xff, 0xd9])
const upright: ImageBitmapOptions = { imageOrientation: 'from-image' }

/** Decodes a picture. A JPEG that lacks its last bytes gets an end, as every viewer reads it. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, upright)
  } catch {
    const bitmap = await createImageBitmap(new Blob([file, endOfImage]), upright)
    if (!lacksPixels(bitmap)) return bitmap
    bitmap.close()
    throw new InvalidImageError('damaged')
  }
}

/** Whether the last pixels are the grey that decoders put where data ends too early. */
function lacksPixels(bitmap: ImageBitmap): boolean {
  const canvas = document.createElement('canvas')
  const side = Math.min(8, bitmap.width, bitmap.height)
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, side - bitmap.width, side - bitmap.height)
  const { data } = pen?.getImageData(0, 0, side, side) ?? { data: [] }
  return data.every((value, at) => at % 4 === 3 || Math.abs(value - 128) <= 2)
}

async function draw(bitmap: ImageBitmap, sidePx: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new InvalidImageError('cannot-shrink')
  // JPEG has no transparency; without a background, transparent areas would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  if (!blob) throw new InvalidImageError('too-many-pixels')
  return blob
}
