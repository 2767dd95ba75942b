import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)
const fontFile = (style: string) => require.resolve(`@expo-google-fonts/inter/${style}.ttf`)
Font.register({
  family: 'Inter',
  fonts: [
    { src: fontFile('400Regular/Inter_400Regular'), fontWeight: 400 },
    { src: fontFile('600SemiBold/Inter_600SemiBold'), fontWeight: 600 },
  ],
})
// Words are never hyphenated.
Font.registerHyphenationCallback((word) => [word])
