import { encode } from 'uqr'

export interface PosterContent {
  /** `LOST` */
  word: string
  isStolen: boolean
  /** `Apple iPhone 12, Black` */
  item: string
  lastSeen: string
  photo: string | null
  link: string
  seenIt: string
  scan: string
  check: string
}

/** The size that fits phone screens and A5 paper. */
const posterSize = { width: 1080, height: 1440 }

const margin = 72
const paper = '#ffffff'
const ink = '#16181d'

/** Draws a poster, black on white in dark mode too. It contains nothing about the owner. */
export async function drawPoster(
  canvas: HTMLCanvasElement,
  content: PosterContent,
  family: string,
): Promise<void> {
  const { width, height } = posterSize
  Object.assign(canvas, posterSize)
  const pen = canvas.getContext('2d')
  if (!pen) return
  const font = (weight: number, size: number) => `${weight} ${size}px ${family}`
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = content.isStolen ? '#b3261e' : '#b45309'
  pen.fillRect(0, 0, width, 250)
  pen.fillStyle = paper
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = font(800, 170)
  pen.fillText(content.word, width / 2, 132)

  const photo = content.photo ? await loadImage(content.photo) : null
  const pictureHeight = 560
  if (photo)
    drawInside(pen, photo, { x: margin, y: 290, width: width - 2 * margin, height: pictureHeight })
  pen.fillStyle = ink
  pen.textBaseline = 'top'
  const top = photo ? 290 + pictureHeight + 40 : 380
  pen.font = font(700, 58)
  const afterItem = writeLines(pen, content.item, { y: top, lineHeight: 70, maxLines: 2 })
  pen.font = font(400, 42)
  writeLines(pen, content.lastSeen, { y: afterItem + 8, lineHeight: 54, maxLines: 1 })

  const codeSize = 270
  const codeTop = height - codeSize - 100
  drawQrCode(pen, content.link, { x: margin, y: codeTop, size: codeSize })
  pen.textAlign = 'start'
  const textStart = margin + codeSize + 40
  pen.font = font(700, 54)
  pen.fillText(content.seenIt, textStart, codeTop + 24)
  pen.font = font(400, 40)
  writeLines(pen, content.scan, {
    ...{ y: codeTop + 104, lineHeight: 52, maxLines: 3 },
    ...{ x: textStart, width: width - textStart - margin },
  })
  pen.textAlign = 'center'
  pen.font = font(400, 32)
  pen.fillText(content.check, width / 2, height - 66)
}

function loadImage(src: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    // The poster is useful without its photo.
    image.onerror = () => resolve(null)
    image.src = src
  })
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The whole image, as large as fits. */
function drawInside(pen: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const scale = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight)
  const width = image.naturalWidth * scale
  const height = image.naturalHeight * scale
  const x = box.x + (box.width - width) / 2
  pen.drawImage(image, x, box.y + (box.height - height) / 2, width, height)
}

interface Lines {
  y: number
  lineHeight: number
  maxLines: number
  /** The start of the lines; the middle of the poster if they are centred. */
  x?: number
  width?: number
}

/** Writes words in lines and returns where the next line begins. */
function writeLines(
  pen: CanvasRenderingContext2D,
  text: string,
  {
    y,
    lineHeight,
    maxLines,
    x = posterSize.width / 2,
    width = posterSize.width - 2 * margin,
  }: Lines,
): number {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, maxLines)
  for (const [index, line] of shown.entries()) pen.fillText(line, x, y + index * lineHeight, width)
  return y + shown.length * lineHeight
}

function drawQrCode(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data, size: modules } = encode(text, { ecc: 'Q', border: 0 })
  const module = size / modules
  pen.fillStyle = ink
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      // Rounded up, so that no hairline shows between modules.
      if (dark)
        pen.fillRect(x + column * module, y + row * module, Math.ceil(module), Math.ceil(module))
    }
  }
}
