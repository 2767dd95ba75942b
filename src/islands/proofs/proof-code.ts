import { encode } from 'uqr'

/** The QR code of a proof's URL as the path of an SVG. The lowest correction: it is long, and small on paper. */
export function proofCode(url: string): { path: string; size: number } {
  const { data, size } = encode(url, { ecc: 'L', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size }
}
