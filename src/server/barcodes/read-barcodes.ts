import {
  BarcodeFormat,
  BinaryBitmap,
  Code39Reader,
  Code128Reader,
  DataMatrixReader,
  DecodeHintType,
  HybridBinarizer,
  type LuminanceSource,
  QRCodeReader,
  type Reader,
  RGBLuminanceSource,
} from '@zxing/library'
import { type GreyImage, readBands } from '../../domain/barcodes/read-bands.ts'
import type { ScannedCode } from '../../domain/identifiers/scanned-codes.ts'

const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]])
const barReaders = [new Code128Reader(), new Code39Reader()]
const squareReaders = [new QRCodeReader(), new DataMatrixReader()]

/** Every code in an image. The browser's scanner works the same way, with smaller imports of the library. */
export function readBarcodes(image: GreyImage): ScannedCode[] {
  const { bytes, width, height } = image
  const whole = new RGBLuminanceSource(bytes, width, height)
  return readBands(image, ({ look, top, height: px }) => {
    const part = whole.crop(0, top, width, px)
    const readers = look === 'bars' ? barReaders : [...barReaders, ...squareReaders]
    return readers.flatMap((reader) => decode(reader, part))
  })
}

function decode(reader: Reader, part: LuminanceSource): ScannedCode[] {
  try {
    const result = reader.decode(new BinaryBitmap(new HybridBinarizer(part)), hints)
    const format = BarcodeFormat[result.getBarcodeFormat()]?.toLowerCase() ?? 'other'
    return [{ format, text: result.getText() }]
  } catch {
    // A reader throws if there is no code, or an unreadable one.
    return []
  }
}
