import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'
import { encode } from 'uqr'
import { createFairQueue } from '../lib/senders/fair-queue.ts'
import type { Sender } from '../lib/senders/sender.ts'

export interface PosterContent {
  /** Like `LOST`, on a band in `colour`. */
  word: string
  colour: string
  heading: string
  line: string
  /** A picture from the image store. */
  photo: Buffer | null
  /** The URL in the QR code. */
  link: string
  /** The two texts beside the QR code. */
  ask: string
  scan: string
  foot: string
}

// One at a time: each takes 200 ms of CPU time.
const inTurn = createFairQueue(1, 20, 'pictures')

/** Fits phone screens and A5 paper. */
const posterSize = { width: 1080, height: 1440 }
const margin = 72
const inner = posterSize.width - 2 * margin
const bandHeight = 250
const photoBox = { top: 284, width: inner, height: 500 }
const code = { size: 270, top: posterSize.height - 370 }
const ink = '#16181d'
const paper = '#ffffff'

const require = createRequire(import.meta.url)
const fontFiles = {
  Regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  Bold: require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
}

/** A poster as PNG. Its font comes with Toju, because a server may have none. */
export function drawPoster(content: PosterContent, sender: Sender): Promise<Buffer> {
  return inTurn(sender, async () => {
    const parts = await Promise.all(partsOf(content))
    return sharp({ create: { ...posterSize, channels: 3, background: paper } })
      .composite(parts.filter((part) => part !== null))
      .png()
      .toBuffer()
  })
}

function partsOf(content: PosterContent): Promise<OverlayOptions | null>[] {
  const { width, height } = posterSize
  // Without a photo, the text is larger.
  const heading = content.photo
    ? { top: photoBox.top + photoBox.height + 26, height: 146, size: 56 }
    : { top: 420, height: 300, size: 100 }
  const line = { top: heading.top + heading.height + 10, height: content.photo ? 54 : 130 }
  const beside = { left: margin + code.size + 40, width: inner - code.size - 40 }
  const centred = { left: margin, width: inner, align: 'centre' } as const
  return [
    Promise.resolve(band(content.colour)),
    text(content.word, { ...centred, top: 40, height: 170, size: 165, bold: true, colour: paper }),
    photo(content.photo),
    text(content.heading, { ...centred, ...heading, bold: true }),
    text(content.line, { ...centred, ...line, size: content.photo ? 40 : 56 }),
    Promise.resolve(qrCode(content.link)),
    text(content.ask, { ...beside, top: code.top + 8, height: 66, size: 50, bold: true }),
    text(content.scan, { ...beside, top: code.top + 92, height: 170, size: 38 }),
    text(content.foot, { ...centred, top: height - 78, height: 44, size: 30, width: width - 144 }),
  ]
}

interface TextBox {
  left: number
  top: number
  width: number
  /** Text that would be higher is drawn smaller. */
  height: number
  size: number
  bold?: boolean
  colour?: string
  align?: 'left' | 'centre'
}

/** The font has no emoji, and draws each as a box with its number. */
const emoji =
  /(?:(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u200d|\ufe0f)+/gu

async function text(
  given: string,
  { left, top, width, height, size, bold = false, colour = ink, align = 'left' }: TextBox,
): Promise<OverlayOptions | null> {
  const words = given.replace(emoji, ' ').replace(/\s+/g, ' ').trim()
  if (words === '') return null
  const style = bold ? 'Bold' : 'Regular'
  const drawn = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(words)}</span>`,
      font: `Inter ${style} ${size}`,
      fontfile: fontFiles[style],
      ...{ width, align, rgba: true, dpi: 72, wrap: 'word-char' },
    },
  })
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { info } = drawn
  const indent = align === 'centre' ? Math.floor((width - info.width) / 2) : 0
  return {
    input: drawn.data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: left + indent,
    top: top + (size > 100 ? Math.floor((height - info.height) / 2) : 0),
  }
}

/** Escapes text of users, which Pango would read as markup. */
function escapeMarkup(words: string): string {
  return words
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function band(background: string): OverlayOptions {
  return {
    input: { create: { width: posterSize.width, height: bandHeight, channels: 3, background } },
    left: 0,
    top: 0,
  }
}

/** The whole photo, as large as fits; null if it cannot be read. */
async function photo(bytes: Buffer | null): Promise<OverlayOptions | null> {
  if (!bytes) return null
  try {
    const { data, info } = await sharp(bytes)
      .resize(photoBox.width, photoBox.height, { fit: 'inside' })
      .flatten({ background: paper })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return {
      input: data,
      raw: { width: info.width, height: info.height, channels: info.channels },
      left: margin + Math.floor((photoBox.width - info.width) / 2),
      top: photoBox.top + Math.floor((photoBox.height - info.height) / 2),
    }
  } catch {
    return null
  }
}

function qrCode(link: string): OverlayOptions {
  const { data, size: modules } = encode(link, { ecc: 'Q', border: 0 })
  const scale = Math.floor(code.size / modules)
  const side = modules * scale
  const pixels = Buffer.alloc(side * side * 3, 0xff)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, 3 * (y * side + x), 3 * (y * side + x + 1))
    }
  }
  return {
    input: pixels,
    raw: { width: side, height: side, channels: 3 },
    left: margin,
    top: code.top,
  }
}
