import { fontProviders } from 'astro/config'

// One file per range, reduced to the characters of Nigerian text: see README.md in this folder.
function inter(file: string, ranges: string): InterFile {
  const [first = '', ...others] = ranges.split(' ').map((range) => `U+${range}`)
  return {
    src: [`./src/ui/fonts/${file}.woff2`],
    weight: '400 700',
    style: 'normal',
    unicodeRange: [first, ...others],
  }
}

interface InterFile {
  src: [string]
  weight: string
  style: 'normal'
  unicodeRange: [string, ...string[]]
}

export const fonts = [
  {
    provider: fontProviders.local(),
    name: 'Inter',
    cssVariable: '--font-inter',
    fallbacks: ['Roboto as Inter', 'Arial as Inter', 'system-ui', 'sans-serif'],
    optimizedFallbacks: false,
    options: {
      variants: [
        inter(
          'inter-basic',
          '20-7E A0 A9 B7 D7 2010-2014 2018-2019 201C-201D 2022 2026 2190-2193 2212',
        ),
        inter(
          'inter-nigeria',
          'C0-C1 C8-C9 CC-CD D2-D3 D9-DA E0-E1 E8-E9 EC-ED F2-F3 F9-FA 143-144 181 18A 198-199 1B3-1B4 1F8-1F9 253 257 300-301 303-304 323 1E3E-1E3F 1E44-1E45 1E62-1E63 1EB8-1EB9 1ECA-1ECD 1EE4-1EE5 20A6',
        ),
        inter(
          'inter-latin',
          'A1-A8 AA-B6 B8-BF C2-C7 CA-CB CE-D1 D4-D6 D8 DB-DF E2-E7 EA-EB EE-F1 F4-F8 FB-FF 201A 201E 2020-2021 2030 2039-203A 2044 20AC 2122',
        ),
      ],
    },
  },
  {
    provider: fontProviders.local(),
    name: 'JetBrains Mono',
    cssVariable: '--font-jetbrains-mono',
    fallbacks: ['ui-monospace', 'monospace'],
    options: {
      variants: [
        {
          src: ['./src/ui/fonts/jetbrains-mono-ascii.woff2'],
          weight: '400 700',
          style: 'normal',
        },
      ],
    },
  },
]
