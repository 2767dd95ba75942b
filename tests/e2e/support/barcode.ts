import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { barsOf } from '../../support/barcodes/bars-of.ts'

export const imei = '356938035643809'
/** The codes on a phone's box: a serial number above the IMEI. */
export const onBox = ['R58N123ABCD', imei]

interface Image {
  grey: Buffer
  width: number
  height: number
}

/** Draws a box as a camera sees it: barcodes below each other on white. */
function drawBox(texts: string[], width: number, height: number): Image {
  const grey = Buffer.alloc(width * height, 235)
  for (const [index, text] of texts.entries()) {
    const bars = barsOf(text)
    const modulePx = Math.floor((width * 0.8) / bars.reduce((sum, bar) => sum + bar, 0))
    const top = Math.floor((height * (index + 0.25)) / texts.length)
    const bottom = Math.floor((height * (index + 0.75)) / texts.length)
    let left = Math.floor(width * 0.1)
    for (const [at, bar] of bars.entries()) {
      const right = left + bar * modulePx
      if (at % 2 === 0) {
        for (let y = top; y < bottom; y++) grey.fill(16, y * width + left, y * width + right)
      }
      left = right
    }
  }
  return { grey, width, height }
}

export async function photoOfBox(texts: string[]): Promise<Buffer> {
  const { grey, width, height } = drawBox(texts, 1600, 1200)
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer()
}

/** Writes a video of a box for Chromium’s fake camera and returns its path. */
export function filmOfBox(): string {
  const { grey, width, height } = drawBox(onBox, 1280, 720)
  const colour = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colour])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  const path = join(mkdtempSync(join(tmpdir(), 'toju-film-')), 'box.y4m')
  writeFileSync(path, Buffer.concat([head, frame, frame]))
  process.once('exit', () => rmSync(dirname(path), { recursive: true, force: true }))
  return path
}
