import sharp from 'sharp'
import type { GreyImage } from '../../../src/domain/barcodes/grey-image.ts'
import type { Picture, View } from '../../../src/islands/lookup/scan/zxing-reader.ts'
import type { Random } from '../random.ts'
import type { Drawing } from './drawings.ts'

export interface Scene {
  width: number
  height: number
  /** The width of the code as a share of the picture's. */
  share: number
  /** Clockwise. */
  degrees?: number
  /** The centre of the code as a share of the picture. */
  at?: [number, number]
  /** The shades of black and white. */
  shades?: [number, number]
  /** The standard deviation of each pixel, of 255. */
  noise?: number
}

/** A photo of a code, an SVG of `width` × `height`, on grey cardboard with a line of text. */
export async function photoOfCode(
  code: Drawing,
  { width, height, share, degrees = 0, at = [0.5, 0.5], shades = [20, 235], noise = 2 }: Scene,
  { fraction }: Random,
): Promise<GreyImage> {
  const scale = (width * share) / code.width
  const [x, y] = [width * at[0], height * at[1]]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#b0b0b0"/>
    <text x="5%" y="12%" font-size="${height / 20}">Model SM-A155F, made in Vietnam</text>
    <g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(${-code.width / 2} ${-code.height / 2})">
      <rect x="-12" y="-4" width="${code.width + 24}" height="${code.height + 8}" fill="#fff"/>
      ${code.svg}
    </g>
  </svg>`
  const data = await sharp(Buffer.from(drawing)).greyscale().blur(0.7).raw().toBuffer()
  const [black, white] = shades
  const deviations = Array.from(
    { length: 5003 },
    () => (fraction() + fraction() + fraction() - 1.5) * 2 * noise,
  )
  const bytes = new Uint8ClampedArray(width * height)
  for (let pixel = 0; pixel < bytes.length; pixel++) {
    const shade = black + ((data[pixel] ?? 0) * (white - black)) / 255
    bytes[pixel] = shade + (deviations[pixel % deviations.length] ?? 0)
  }
  return { bytes, width, height }
}

/** The same as `pictureOf` of the browser, with the average of the pixels under each one. */
export function pictureOfGrey({ bytes, width, height }: GreyImage): Picture {
  function cut(view: View, outside: number): GreyImage {
    const pixelAt = (x: number, y: number) =>
      x >= 0 && x < width && y >= 0 && y < height ? (bytes[y * width + x] ?? 0) : outside
    const part = new Uint8ClampedArray(view.width * view.height)
    const samples = Math.ceil(1 / view.scale)
    const [cos, sin] = [Math.cos(view.angle) / view.scale, Math.sin(view.angle) / view.scale]
    for (let row = 0; row < view.height; row++) {
      for (let column = 0; column < view.width; column++) {
        let sum = 0
        for (let sample = 0; sample < samples ** 2; sample++) {
          const right = column + ((sample % samples) + 0.5) / samples - view.width / 2
          const down = row + (Math.floor(sample / samples) + 0.5) / samples - view.height / 2
          const x = view.x + right * cos - down * sin
          const y = view.y + right * sin + down * cos
          sum += pixelAt(Math.floor(x), Math.floor(y))
        }
        part[row * view.width + column] = sum / samples ** 2
      }
    }
    return { bytes: part, width: view.width, height: view.height }
  }
  return { width, height, cut }
}
