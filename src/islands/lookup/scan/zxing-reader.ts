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
import { findPlaces, type Place } from '../../../domain/barcodes/find-places.ts'
import {
  blurred,
  darkestAndBrightest,
  type GreyImage,
  readBands,
  stretched,
  withFewerRows,
} from '../../../domain/barcodes/grey-image.ts'
import type { ScannedCode } from '../../../domain/identifiers/scanned-codes.ts'

/** A frame of the camera or a photo. */
export interface Picture {
  width: number
  height: number
  /** Beyond its edges is `outside`, a shade of grey. Null if the browser refuses. */
  cut(view: View, outside: number): GreyImage | null
}

/** A part of a picture: turned by `-angle` about its centre `x`, `y`, then scaled to this size. */
export interface View {
  x: number
  y: number
  /** In radians. */
  angle: number
  scale: number
  width: number
  height: number
}

/** A wider view of the whole picture is slow on cheap phones, and small codes need a part of it. */
const widestPx = 1280
/** The size of the views of one place: a barcode fits at one of the scales. */
const partPx = { bars: { width: 1280, height: 360 }, squares: { width: 800, height: 800 } }
/** How much larger than in the whole a place is seen, at most as large as it is. */
const enlargements = [4, 2]
/** Bars thinner than a pixel disappear, so places are looked for in a larger view of the whole. */
const finePx = 2560
/** Few rows for bars that are not quite upright, many against noise. */
const rowsAveraged = [3, 9, 24]

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

/**
 * Looks at the whole picture, then at its likeliest places in full size, turned upright. Each look
 * gives the codes that it finds; after one that gives what is wanted the caller stops.
 */
export function* readPicture(picture: Picture, maxPlaces = 6): Generator<ScannedCode[]> {
  const whole = wholeOf(picture, widestPx)
  if (!whole) return
  yield readGrey(whole)
  const fine = wholeOf(picture, finePx)
  if (!fine) return
  // Like the margin that a code needs.
  const [, outside] = darkestAndBrightest(whole)
  const scale = whole.width / picture.width
  const scales = [...new Set(enlargements.map((times) => Math.min(1, scale * times)))]
  for (const { look, x, y, angle } of findPlaces(fine, maxPlaces)) {
    const centre = { x: x * picture.width, y: y * picture.height, angle }
    for (const enlarged of scales) {
      const view = { ...centre, scale: enlarged, ...partPx[look] }
      const part = picture.cut(view, outside)
      if (part) yield readPart(part, look)
    }
  }
}

function wholeOf({ width, height, cut }: Picture, maxPx: number): GreyImage | null {
  const scale = Math.min(1, maxPx / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return cut({ x: width / 2, y: height / 2, angle: 0, scale, ...size }, 255)
}

/** The code in the middle of a part, also of a dark or noisy one. */
function readPart(part: GreyImage, look: Place['look']): ScannedCode[] {
  const readers = look === 'bars' ? barReaders : squareReaders
  const looks =
    look === 'bars'
      ? rowsAveraged.map((rows) => stretched(withFewerRows(part, rows)))
      : [stretched(part), stretched(blurred(part))]
  for (const { bytes, width, height } of looks) {
    const bitmap = new BinaryBitmap(
      new HybridBinarizer(new RGBLuminanceSource(bytes, width, height)),
    )
    const codes = readers.flatMap((reader) => decode(reader, bitmap) ?? [])
    if (codes.length > 0) return codes
  }
  return []
}

/** Every code in a greyscale image, from top to bottom, each once. */
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

function decode(reader: Reader, image: BinaryBitmap): ScannedCode | null {
  try {
    const result = reader.decode(image, hints)
    return { format: formatNames[result.getBarcodeFormat()] ?? 'other', text: result.getText() }
  } catch {
    // It throws for images without a code and for unreadable ones.
    return null
  }
}

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
