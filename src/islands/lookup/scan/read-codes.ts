import type { ScannedCode } from '../../../domain/identifiers/scanned-codes.ts'
import type { Frame } from './zxing-reader.ts'

/** Returns every code in a frame. Never rejects for a frame without codes. */
export type ReadCodes = (frame: Frame) => Promise<ScannedCode[]>

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api */
interface BarcodeDetectorClass {
  new (options: {
    formats: string[]
  }): {
    detect(frame: Frame): Promise<{ format: string; rawValue: string }[]>
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

/** Uses the browser's own reader if it has one; otherwise loads ZXing. */
export async function createReader(): Promise<ReadCodes> {
  const own = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector
  const known = own ? await own.getSupportedFormats().catch(() => []) : []
  const usable = formats.filter((format) => known.includes(format))
  if (own && usable.includes('code_128')) {
    const detector = new own({ formats: usable })
    return async (frame) => {
      const codes = await detector.detect(frame).catch(() => [])
      return codes.map(({ format, rawValue }) => ({ format, text: rawValue }))
    }
  }
  const { readWithZxing } = await import('./zxing-reader.ts')
  return async (frame) => readWithZxing(frame)
}
