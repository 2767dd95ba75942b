import { encode } from 'uqr'

/**
 * The QR code of a proof's URL as an SVG path. It has the lowest error correction, because the URL
 * is long and the code is small on paper.
 */
export function proofCode(url: string): { path: string; size: number } {
  const { data, size } = encode(url, { ecc: 'L', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size }
}
