import type { GreyImage } from './grey-image.ts'

/** A part of a picture that may be a code. */
export interface Place {
  look: 'bars' | 'squares'
  /** Its centre, as a share of the picture's sides. */
  x: number
  y: number
  /** By how much its bars are turned from upright, in radians. */
  angle: number
}

/** The cells in which edges are counted, along the longer side. A code that can be read is larger. */
const cellsAlong = 40

/**
 * The edges of a cell, as its structure tensor: sums of the squared change to the right, of the
 * squared change downwards, and of their product.
 */
interface Edges {
  across: number
  down: number
  both: number
}

/** Bars have all their edges in one direction; the modules of a QR code have many in two. */
const strength = {
  bars: ({ across, down, both }: Edges) =>
    Math.hypot(across - down, 2 * both) ** 2 / (across + down || 1),
  squares: ({ across, down }: Edges) => Math.min(across, down),
}

/** The most likely places of codes in a picture, up to `max` of each look, likeliest first. */
export function findPlaces(grey: GreyImage, max: number): Place[] {
  const cellPx = Math.ceil(Math.max(grey.width, grey.height) / cellsAlong)
  const columns = Math.ceil(grey.width / cellPx)
  const cells = smoothed(edgesOf(grey, columns, cellPx), columns)
  const placesOf = (look: Place['look']) =>
    peaks(cells.map(strength[look]), columns, max).map((at) => {
      const { across, down, both } = cells[at] ?? noEdges
      const [x, y] = [at % columns, Math.floor(at / columns)]
      return {
        look,
        x: ((x + 0.5) * cellPx) / grey.width,
        y: ((y + 0.5) * cellPx) / grey.height,
        angle: Math.atan2(2 * both, across - down) / 2,
      }
    })
  return [...placesOf('bars'), ...placesOf('squares')]
}

const noEdges: Edges = { across: 0, down: 0, both: 0 }

function edgesOf({ bytes, width, height }: GreyImage, columns: number, cellPx: number): Edges[] {
  const rows = Math.ceil(height / cellPx)
  const cells = Array.from({ length: columns * rows }, () => ({ ...noEdges }))
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const right = (bytes[at + 1] ?? 0) - (bytes[at - 1] ?? 0)
      const lower = (bytes[at + width] ?? 0) - (bytes[at - width] ?? 0)
      const cell = cells[Math.floor(y / cellPx) * columns + Math.floor(x / cellPx)]
      if (!cell) continue
      cell.across += right * right
      cell.down += lower * lower
      cell.both += right * lower
    }
  }
  return cells
}

/** Each cell with the eight around it, because a code covers several. */
function smoothed(cells: readonly Edges[], columns: number): Edges[] {
  return cells.map((_, at) => {
    const sum = { ...noEdges }
    for (const row of [-1, 0, 1]) {
      for (const column of [-1, 0, 1]) {
        const x = (at % columns) + column
        const cell = x >= 0 && x < columns ? cells[at + row * columns + column] : undefined
        sum.across += cell?.across ?? 0
        sum.down += cell?.down ?? 0
        sum.both += cell?.both ?? 0
      }
    }
    return sum
  })
}

/** How far a place is from the next, in cells. */
const apart = 3

/** The cells with the highest scores, none beside another. */
function peaks(scores: readonly number[], columns: number, max: number): number[] {
  const chosen: number[] = []
  const inOrder = scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  for (const at of inOrder) {
    if (chosen.length === max || scores[at] === 0) break
    const isNear = chosen.some((other) => {
      const columnsApart = Math.abs((at % columns) - (other % columns))
      const rowsApart = Math.abs(Math.floor(at / columns) - Math.floor(other / columns))
      return Math.max(columnsApart, rowsApart) < apart
    })
    if (!isNear) chosen.push(at)
  }
  return chosen
}
