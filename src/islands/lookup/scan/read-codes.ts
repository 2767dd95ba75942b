import type { ScannedCode } from '../../../domain/identifiers/scanned-codes.ts'
import type { Picture, View } from './zxing-reader.ts'

/** Returns every code in a frame of the camera. Never rejects for a frame without codes. */
export type ReadFrame = (frame: HTMLVideoElement) => Promise<ScannedCode[]>

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api */
interface BarcodeDetectorClass {
  new (options: {
    formats: string[]
  }): {
    detect(frame: ImageBitmapSource): Promise<{ format: string; rawValue: string }[]>
  }
  getSupportedFormats(): Promise<string[]>
}

/** The formats on phones and boxes. Product codes are read too, so that they can be excluded. */
const formats = [
  'code_128',
  'code_39',
  'data_matrix',
  'ean_13',
  'ean_8',
  'itf',
  'qr_code',
  'upc_a',
  'upc_e',
]

/** A reader for the camera: the browser's own if it has one, otherwise ZXing. */
export async function createReader(): Promise<ReadFrame> {
  const own = await createOwnReader()
  if (own) return own
  const { readPicture } = await import('./zxing-reader.ts')
  return async (frame) => [...readPicture(pictureOf(frame), 1)].flat()
}

/**
 * Looks at a photo with the browser's own reader, then with ZXing, which looks at its parts in full
 * size.
 */
export async function* readPhoto(photo: ImageBitmap): AsyncGenerator<ScannedCode[]> {
  const own = await createOwnReader()
  if (own) yield await own(photo)
  const { readPicture } = await import('./zxing-reader.ts')
  for (const codes of readPicture(pictureOf(photo))) {
    yield codes
    // Lets the browser draw, and the user cancel.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function createOwnReader() {
  const own = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector
  const known = own ? await own.getSupportedFormats().catch(() => []) : []
  const usable = formats.filter((format) => known.includes(format))
  if (!own || !usable.includes('code_128')) return null
  const detector = new own({ formats: usable })
  return async (frame: ImageBitmapSource) => {
    const codes = await detector.detect(frame).catch(() => [])
    return codes.map(({ format, rawValue }) => ({ format, text: rawValue }))
  }
}

/** A frame of the camera or a photo, of which a canvas cuts parts. */
function pictureOf(frame: HTMLVideoElement | ImageBitmap): Picture {
  const [width, height] =
    frame instanceof HTMLVideoElement
      ? [frame.videoWidth, frame.videoHeight]
      : [frame.width, frame.height]
  return { width, height, cut: (view, outside) => cut(frame, view, outside) }
}

function cut(frame: CanvasImageSource, view: View, outside: number) {
  const { x, y, angle, scale, width, height } = view
  // The decoders need a few pixels.
  if (width < 8 || height < 8) return null
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.fillStyle = `rgb(${outside} ${outside} ${outside})`
  pen.fillRect(0, 0, width, height)
  pen.translate(width / 2, height / 2)
  pen.scale(scale, scale)
  pen.rotate(-angle)
  pen.drawImage(frame, -x, -y)
  const { data } = pen.getImageData(0, 0, width, height)
  const bytes = new Uint8ClampedArray(width * height)
  for (let at = 0; at < bytes.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    bytes[at] = (red + 2 * green + blue) / 4
  }
  return { bytes, width, height }
}
