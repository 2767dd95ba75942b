/**
 * Draws the QR code of each verdict just before it is printed. The encoder is loaded after the
 * page, because printing cannot wait for it.
 */
export function initPrintedQr(): void {
  if (document.readyState === 'complete') void load()
  else addEventListener('load', () => void load())
}

async function load(): Promise<void> {
  const { qrPath } = await import('../../ui/qr/qr-path.ts')
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-printed-qr]')) {
      place.replaceChildren(drawingOf(qrPath(place.dataset['printedQr'] ?? '')))
    }
  })
}

function drawingOf({ size, path }: { size: number; path: string }): SVGSVGElement {
  const drawing = document.createElementNS(svgNamespace, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${size} ${size}`)
  drawing.setAttribute('shape-rendering', 'crispEdges')
  const modules = document.createElementNS(svgNamespace, 'path')
  modules.setAttribute('d', path)
  drawing.append(modules)
  return drawing
}

const svgNamespace = 'http://www.w3.org/2000/svg'
