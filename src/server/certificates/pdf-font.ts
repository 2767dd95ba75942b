import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'

// Inter with a glyph for each letter and its marks: scripts/fonts/compose-marks.py says why.
const fontFile = (weight: number) =>
  fileURLToPath(new URL(`./fonts/inter-${weight}.ttf`, import.meta.url))
Font.register({
  family: 'Inter',
  fonts: [
    { src: fontFile(400), fontWeight: 400 },
    { src: fontFile(600), fontWeight: 600 },
  ],
})
// Words are never hyphenated.
Font.registerHyphenationCallback((word) => [word])
