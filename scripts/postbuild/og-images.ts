import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import {
  dot,
  keyholePath,
  logoBox,
  markBox,
  tagPath,
  wordPath,
} from '../../src/ui/brand/logo-paths.ts'
import { type BuiltPage, canonicalOf, metaOf, tagsIn } from './built-pages.ts'

/** The area that Open Graph readers crop least. */
const width = 1200
const height = 630

const colours = { ground: '#0b3b2b', ink: '#f6f2e6', muted: '#b5cbbd', accent: '#f0a31b' }
const fonts = {
  title: { family: 'Toju Share Title', file: fontFile('share-title.ttf'), tracking: -0.02 },
  text: { family: 'Toju Share Text', file: fontFile('share-text.ttf'), tracking: 0 },
}
const margin = 84
const logoTop = 72
const logoBottom = 120
const gap = 36
const textWidth = 820

/** The text of a picture. */
interface Words {
  title: string
  description: string
  /** A post's subject, `Blog · Tips`. */
  kicker: string | undefined
}

/** Renders the picture that each page names in `og:image`, from the page's own metadata. */
export async function drawOgImages(
  pages: readonly BuiltPage[],
  client: string,
  origin: string,
): Promise<number> {
  const images = new Map<string, Words>()
  for (const { html } of pages) {
    const tags = tagsIn(html)
    // A noindex page borrows the home page's picture.
    if (!canonicalOf(tags)) continue
    const address = metaOf(tags, 'og:image')
    if (!address?.startsWith(`${origin}/`)) continue
    const section = metaOf(tags, 'article:section')
    images.set(new URL(address).pathname, {
      title: metaOf(tags, 'og:title') ?? '',
      description: metaOf(tags, 'og:description') ?? '',
      kicker: section && `Blog · ${section}`,
    })
  }
  const ground = await sharp(Buffer.from(groundSvg)).raw().toBuffer({ resolveWithObject: true })
  for (const path of images.keys()) mkdirSync(dirname(join(client, path)), { recursive: true })
  await Promise.all(
    [...images].map(async ([path, words]) =>
      sharp(ground.data, { raw: ground.info })
        .composite(await drawWords(words))
        .png({ palette: true, colours: 32, effort: 1 })
        .toFile(join(client, path)),
    ),
  )
  return images.size
}

async function drawWords({ title, description, kicker }: Words): Promise<OverlayOptions[]> {
  const titleSize = title.length > 60 ? 56 : title.length > 36 ? 64 : 80
  const head = await drawText(title, 'title', titleSize, colours.ink)
  const lead = await drawText(description, 'text', 30, colours.muted)
  const label = kicker ? [await drawText(kicker, 'text', 28, colours.accent)] : []
  const lines = [...label, head, lead]
  const used = lines.reduce((sum, line) => sum + line.height, gap * (lines.length - 1))
  // Below the logo's line, the space above and below is equal.
  let top = Math.round((height + logoBottom - used) / 2)
  return lines.map(({ overlay, height }) => {
    const placed = { ...overlay, left: margin, top }
    top += height + gap
    return placed
  })
}

async function drawText(text: string, font: keyof typeof fonts, size: number, colour: string) {
  const { family, file, tracking } = fonts[font]
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  // Pango counts in 1/1024 of a point; at 72 dpi a point is a pixel.
  const spacing = Math.round(size * tracking * 1024)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}">${escaped}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width: textWidth,
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { overlay: { input: data, raw: info }, width: info.width, height: info.height }
}

function fontFile(name: string): string {
  return fileURLToPath(new URL(`../../src/ui/fonts/${name}`, import.meta.url))
}

const groundSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${colours.ground}"/>
  <svg x="850" y="70" width="480" height="548" viewBox="${markBox}" overflow="visible">
    <g transform="rotate(9 14 16)" fill="none" stroke="${colours.ink}" stroke-opacity="0.16" stroke-width="0.35">
      <path d="${tagPath}"/><path d="${keyholePath}"/>
    </g>
  </svg>
  <svg x="${margin}" y="${logoTop}" width="200" height="72" viewBox="${logoBox}">
    <path d="${tagPath}" fill="${colours.ink}"/><path d="${keyholePath}" fill="${colours.ground}"/>
    <path d="${wordPath}" fill="${colours.ink}"/><circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${colours.accent}"/>
  </svg>
  <rect x="0" y="${height - 12}" width="${width}" height="12" fill="${colours.accent}"/>
</svg>`
