import type { ScannedCode } from '../identifiers/scanned-codes.ts'

/** Finds codes in a band of the picture: its whole width, `height` pixels from `top`. */
type DecodePart = (part: {
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

/** A picture in shades of grey, one byte per pixel. */
export interface GreyImage {
  bytes: Uint8ClampedArray
  width: number
  height: number
}

/** A Gaussian blur of 3 × 3 pixels: it removes the noise of a weak camera and keeps the modules. */
export function blurred({ bytes, width, height }: GreyImage): GreyImage {
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

/** One row for every `rows` of the picture, their average: upright bars stay, and noise disappears. */
export function withFewerRows({ bytes, width, height }: GreyImage, rows: number): GreyImage {
  const fewer = new Uint8ClampedArray(width * Math.floor(height / rows))
  for (let at = 0; at < fewer.length; at++) {
    const first = Math.floor(at / width) * rows * width + (at % width)
    let sum = 0
    for (let row = 0; row < rows; row++) sum += bytes[first + row * width] ?? 0
    fewer[at] = sum / rows
  }
  return { bytes: fewer, width, height: Math.floor(height / rows) }
}

/** The share of the darkest and of the brightest pixels that the contrast ignores. */
const ignoredShare = 0.01

/** The shades that count as black and white in a picture. */
export function darkestAndBrightest({ bytes }: GreyImage): [number, number] {
  const counts = new Uint32Array(256)
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1
  const ignored = bytes.length * ignoredShare
  return [shadeAfter(counts, ignored), 255 - shadeAfter(counts.slice().reverse(), ignored)]
}

/** The picture with its darkest parts black and its brightest white, for photos in bad light. */
export function stretched(image: GreyImage): GreyImage {
  const [from, to] = darkestAndBrightest(image)
  if (to <= from) return image
  return { ...image, bytes: image.bytes.map((byte) => ((byte - from) * 255) / (to - from)) }
}

/** The first shade up to which more pixels than `ignored` are counted. */
function shadeAfter(counts: Uint32Array, ignored: number): number {
  let sum = 0
  return counts.findIndex((count) => {
    sum += count
    return sum > ignored
  })
}
