import type { ScannedCode } from '../identifiers/scanned-codes.ts'
import type { GreyImage } from './grey-image.ts'

/** Finds codes in a band of the picture: its whole width, `height` pixels from `top`. */
export type DecodePart = (part: {
  look: 'bars' | 'bars and squares'
  top: number
  height: number
}) => ScannedCode[]

/** A box has several barcodes below each other, but a reader finds only one in each band. */
const bands = 6

/** Every code in a picture, from top to bottom, each once. */
export function readBands(
  { height }: Pick<GreyImage, 'height'>,
  decode: DecodePart,
): ScannedCode[] {
  const bandPx = Math.ceil(height / bands)
  const found = new Map<string, ScannedCode>()
  const add = (codes: readonly ScannedCode[]) => {
    for (const code of codes) found.set(code.text, code)
  }
  // The bands overlap by half, so that a barcode on the edge of one band is inside another.
  for (let top = 0; top < height - 1; top += bandPx / 2) {
    const from = Math.floor(top)
    add(decode({ look: 'bars', top: from, height: Math.min(bandPx, height - from) }))
  }
  add(decode({ look: 'bars and squares', top: 0, height }))
  return [...found.values()]
}
