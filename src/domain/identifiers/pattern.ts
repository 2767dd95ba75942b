/** In a box of 16 × 16, as strokes; in the manner of adire cloth. */
const motifs = [
  // Rings.
  'M8 2a6 6 0 1 0 .01 0ZM8 5.5a2.5 2.5 0 1 0 .01 0Z',
  // Two leaves.
  'M2 2Q8 9 14 2M2 14Q8 7 14 14',
  // A diamond.
  'M8 1.5L14.5 8L8 14.5L1.5 8ZM8 6v4M6 8h4',
  // A comb.
  'M2 13V3M5 13V3M8 13V3M11 13V3M14 13V3',
  // Waves.
  'M1 5Q4.5 1 8 5T15 5M1 11Q4.5 7 8 11T15 11',
  // Rain.
  'M2 14L14 2M2 8L8 2M8 14L14 8',
  // Steps.
  'M2 14V10H6V6H10V2H14',
  // An eye.
  'M1 8Q8 0 15 8Q8 16 1 8ZM8 6a2 2 0 1 0 .01 0Z',
] as const

/** Tiles of one half; the other half mirrors it. */
const tilesPerHalf = 6
const tileSize = 16
/** Of the whole pattern, as an SVG viewBox. */
export const patternBox = `0 0 ${tilesPerHalf * 2 * tileSize} ${tileSize}`

export interface PatternTile {
  /** An SVG path of strokes in a box of `tileSize`. */
  path: string
  /** Its place, and for the right half the mirror, as an SVG transform. */
  transform: string
}

/**
 * The pattern of a number: twelve tiles in a row, whose right half mirrors the left. The same for every
 * spelling of the number and everywhere it is shown; it tells nothing that the number does not. One
 * other digit changes it, so two numbers look different at a glance; about one in 260,000 looks alike.
 */
export function patternOf(number: string): PatternTile[] {
  const bits = mixed(number.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  const half = Array.from({ length: tilesPerHalf }, (_, column) => ({
    path: motifs[(bits >>> (column * 3)) & 7] ?? motifs[0],
    transform: `translate(${column * tileSize} 0)`,
  }))
  const mirrored = half.map(({ path }, column) => ({
    path,
    transform: `translate(${(tilesPerHalf * 2 - column) * tileSize} 0) scale(-1 1)`,
  }))
  return [...half, ...mirrored]
}

/** FNV-1a, then the last steps of MurmurHash3, so that each character moves every bit. */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
