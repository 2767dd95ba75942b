import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import type { Drawable } from './pdf-drawer.ts'
import { renderCertificatePdf } from './render-pdf.ts'
import { renderReceiptPdf } from './render-receipt.ts'

// Drawing holds a thread for a tenth of a second; here it holds no request.
parentPort?.on('message', async (paper: Drawable) => {
  const drawn = 'kind' in paper ? renderReceiptPdf(paper) : renderCertificatePdf(paper)
  const pdf = await renderToBuffer(drawn)
  parentPort?.postMessage(new Uint8Array(pdf))
})
