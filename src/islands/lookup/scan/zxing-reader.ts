import BarcodeFormat from '@zxing/library/esnext/core/BarcodeFormat'
import BinaryBitmap from '@zxing/library/esnext/core/BinaryBitmap'
import HybridBinarizer from '@zxing/library/esnext/core/common/HybridBinarizer'
import DecodeHintType from '@zxing/library/esnext/core/DecodeHintType'
import DataMatrixReader from '@zxing/library/esnext/core/datamatrix/DataMatrixReader'
import Code39Reader from '@zxing/library/esnext/core/oned/Code39Reader'
import Code128Reader from '@zxing/library/esnext/core/oned/Code128Reader'
import QRCodeReader from '@zxing/library/esnext/core/qrcode/QRCodeReader'
import type Result from '@zxing/library/esnext/core/Result'
import RGBLuminanceSource from '@zxing/library/esnext/core/RGBLuminanceSource'
import { type GreyImage, readBands } from '../../../domain/barcodes/read-bands.ts'
import type { ScannedCode } from '../../../domain/identifiers/scanned-codes.ts'
import { readLargeQr } from './tolerant-qr-reader.ts'

/** A wider image is slow on cheap phones, and its barcodes are no easier to read. */
const widestPx = 1280

/** How many times a frame without a code is blurred and searched again. */
const maxBlurs = 2

const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]])
const barReaders = [new Code128Reader(), new Code39Reader()]
const squareReaders = [new QRCodeReader(), new DataMatrixReader()]

const formatNames: Partial<Record<BarcodeFormat, string>> = {
  [BarcodeFormat.CODE_128]: 'code_128',
  [BarcodeFormat.CODE_39]: 'code_39',
  [BarcodeFormat.QR_CODE]: 'qr_code',
  [BarcodeFormat.DATA_MATRIX]: 'data_matrix',
}

interface Reader {
  decode(image: BinaryBitmap, hints?: Map<DecodeHintType, unknown>): Result
}

/** Every code in a frame, from top to bottom, each once. */
export function readWithZxing(frame: Frame): ScannedCode[] {
  const grey = greyOf(frame)
  return grey ? readGrey(grey) : []
}

/** The same for a greyscale image with one byte per pixel. */
export function readGrey(grey: GreyImage): ScannedCode[] {
  const { bytes, width, height } = grey
  const whole = new RGBLuminanceSource(bytes, width, height)
  const found = readBands(grey, ({ look, top, height: px }) => {
    const part = whole.crop(0, top, width, px)
    const readers = look === 'bars' ? barReaders : [...barReaders, ...squareReaders]
    return readers.flatMap((reader) => {
      const code = decode(reader, new BinaryBitmap(new HybridBinarizer(part)))
      return code ? [code] : []
    })
  })
  for (let soft = grey, pass = 0; pass < maxBlurs && found.length === 0; pass++) {
    soft = blurred(soft)
    const softer = new RGBLuminanceSource(soft.bytes, soft.width, height)
    const text = readLargeQr(new BinaryBitmap(new HybridBinarizer(softer)), hints)
    if (text !== null) found.push({ format: 'qr_code', text })
  }
  return found
}

/** A Gaussian blur of 3 × 3 pixels: it removes the noise of a weak camera and keeps the modules. */
function blurred({ bytes, width, height }: GreyImage): GreyImage {
  const soft = Uint8ClampedArray.from(bytes)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const pixel = (offset: number) => bytes[at + offset] ?? 0
      const beside = pixel(-1) + pixel(1) + pixel(-width) + pixel(width)
      const corners = pixel(-width - 1) + pixel(-width + 1) + pixel(width - 1) + pixel(width + 1)
      soft[at] = (4 * pixel(0) + 2 * beside + corners) / 16
    }
  }
  return { bytes: soft, width, height }
}

function decode(reader: Reader, image: BinaryBitmap): ScannedCode | null {
  try {
    const result = reader.decode(image, hints)
    return { format: formatNames[result.getBarcodeFormat()] ?? 'other', text: result.getText() }
  } catch {
    // It throws for images without a code and for unreadable ones.
    return null
  }
}

function greyOf(frame: Frame): GreyImage | null {
  const [fullWidth, fullHeight] =
    frame instanceof HTMLVideoElement
      ? [frame.videoWidth, frame.videoHeight]
      : [frame.width, frame.height]
  const scale = Math.min(1, widestPx / Math.max(fullWidth, fullHeight))
  const [width, height] = [Math.round(fullWidth * scale), Math.round(fullHeight * scale)]
  if (width < 8 || height < 8) return null
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.drawImage(frame, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  const bytes = new Uint8ClampedArray(width * height)
  for (let at = 0; at < bytes.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    bytes[at] = (red + 2 * green + blue) / 4
  }
  return { bytes, width, height }
}

/** A frame of the camera or a photo. */
export type Frame = HTMLVideoElement | ImageBitmap
