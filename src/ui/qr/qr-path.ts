import { encode } from 'uqr'

// ISO/IEC 18004 requires a white border of four modules.
const border = 4

/** The dark modules of a QR code as one SVG path, and the width of the code in modules. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
