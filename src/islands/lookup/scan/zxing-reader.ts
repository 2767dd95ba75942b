import BarcodeFormat from '@zxing/library/esnext/core/BarcodeFormat'
import BinaryBitmap from '@zxing/library/esnext/core/BinaryBitmap'
import type BitMatrix from '@zxing/library/esnext/core/common/BitMatrix'
import HybridBinarizer from '@zxing/library/esnext/core/common/HybridBinarizer'
import DecodeHintType from '@zxing/library/esnext/core/DecodeHintType'
import DataMatrixReader from '@zxing/library/esnext/core/datamatrix/DataMatrixReader'
import NotFoundException from '@zxing/library/esnext/core/NotFoundException'
import Code39Reader from '@zxing/library/esnext/core/oned/Code39Reader'
import Code128Reader from '@zxing/library/esnext/core/oned/Code128Reader'
import Decoder from '@zxing/library/esnext/core/qrcode/decoder/Decoder'
import Detector from '@zxing/library/esnext/core/qrcode/detector/Detector'
import FinderPatternFinder from '@zxing/library/esnext/core/qrcode/detector/FinderPatternFinder'
import type FinderPatternInfo from '@zxing/library/esnext/core/qrcode/detector/FinderPatternInfo'
import QRCodeReader from '@zxing/library/esnext/core/qrcode/QRCodeReader'
import type Result from '@zxing/library/esnext/core/Result'
import ResultPoint from '@zxing/library/esnext/core/ResultPoint'
import RGBLuminanceSource from '@zxing/library/esnext/core/RGBLuminanceSource'
import { type GreyImage, readBands } from '../../../domain/barcodes/read-bands.ts'
import type { ScannedCode } from '../../../domain/identifiers/scanned-codes.ts'

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

/** Steps from the measured size, nearest first. Two sizes of QR codes differ by four modules. */
const sizeSteps = [0, 1, -1, 2, -2]
const modulesPerSize = 4
/** The distance between the centres of two corners is this much shorter than a side, in modules. */
const cornerModules = 7
const smallestSide = 17

/**
 * The text of a QR code; null if it cannot be read. ZXing computes the size of a code from the
 * width of its corners. For a large code, such as a proof, a tilt of a few degrees makes that
 * wrong, so the neighbouring sizes are tried too, with and without the alignment pattern in the
 * fourth corner.
 */
function readLargeQr(image: BinaryBitmap, hints: Map<DecodeHintType, unknown>): string | null {
  try {
    const bits = image.getBlackMatrix()
    const corners = new FinderPatternFinder(bits, null as never).find(hints)
    for (const steps of sizeSteps) {
      for (const ignoresAlignment of [false, true]) {
        const text = new SizedDetector(bits, steps * modulesPerSize, ignoresAlignment).read(corners)
        if (text !== null) return text
      }
    }
  } catch {
    // No corners.
  }
  return null
}

class SizedDetector extends Detector {
  readonly #extraModules: number
  readonly #ignoresAlignment: boolean

  constructor(bits: BitMatrix, extraModules: number, ignoresAlignment: boolean) {
    super(bits)
    this.#extraModules = extraModules
    this.#ignoresAlignment = ignoresAlignment
  }

  read(corners: FinderPatternInfo): string | null {
    try {
      const found = this.processFinderPatternInfo(corners)
      return new Decoder().decodeBitMatrix(found.getBits()).getText()
    } catch {
      // The code does not have this size.
      return null
    }
  }

  protected override findAlignmentInRegion(
    ...given: Parameters<Detector['findAlignmentInRegion']>
  ) {
    if (this.#ignoresAlignment) throw new NotFoundException()
    return super.findAlignmentInRegion(...given)
  }

  protected override calculateModuleSize(
    topLeft: ResultPoint,
    topRight: ResultPoint,
    bottomLeft: ResultPoint,
  ): number {
    const measured = super.calculateModuleSize(topLeft, topRight, bottomLeft)
    const across =
      (ResultPoint.distance(topLeft, topRight) + ResultPoint.distance(topLeft, bottomLeft)) / 2
    const modules = Math.round(across / measured) + cornerModules
    const versions = Math.round((modules - smallestSide) / modulesPerSize)
    const side = versions * modulesPerSize + smallestSide + this.#extraModules
    return across / Math.max(side - cornerModules, 1)
  }
}
