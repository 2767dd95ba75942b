import type { Picture, View } from './zxing-reader.ts'

/** A frame of the camera or a photo, of which a canvas cuts parts. */
export function pictureOf(frame: HTMLVideoElement | ImageBitmap): Picture {
  const [width, height] =
    frame instanceof HTMLVideoElement
      ? [frame.videoWidth, frame.videoHeight]
      : [frame.width, frame.height]
  return { width, height, cut: (view, outside) => cut(frame, view, outside) }
}

function cut(frame: CanvasImageSource, view: View, outside: number) {
  const { x, y, angle, scale, width, height } = view
  // The decoders need a few pixels.
  if (width < 8 || height < 8) return null
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.fillStyle = `rgb(${outside} ${outside} ${outside})`
  pen.fillRect(0, 0, width, height)
  pen.translate(width / 2, height / 2)
  pen.scale(scale, scale)
  pen.rotate(-angle)
  pen.drawImage(frame, -x, -y)
  const { data } = pen.getImageData(0, 0, width, height)
  const bytes = new Uint8ClampedArray(width * height)
  for (let at = 0; at < bytes.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    bytes[at] = (red + 2 * green + blue) / 4
  }
  return { bytes, width, height }
}
