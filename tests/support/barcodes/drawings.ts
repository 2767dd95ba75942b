import { encode } from 'uqr'
import { barsOf } from './bars-of.ts'

/** A code as SVG elements. */
export interface Drawing {
  svg: string
  width: number
  height: number
}

/** Code 128 as on the box of a phone. */
export function barsDrawing(text: string): Drawing {
  const widths = barsOf(text)
  const width = widths.reduce((sum, bar) => sum + bar, 0)
  const height = width * 0.18
  let left = 0
  const bars = widths.map((bar, at) => {
    left += bar
    return at % 2 ? '' : `<rect x="${left - bar}" width="${bar}" height="${height}"/>`
  })
  return { svg: bars.join(''), width, height }
}

/** The QR code of a label. */
export function squareDrawing(text: string): Drawing {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  const modules = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `<rect x="${x}" y="${y}" width="1.02" height="1.02"/>` : '')),
  )
  return { svg: modules.join(''), width: size, height: size }
}
