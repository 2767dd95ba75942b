import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import type { Drawable } from './pdf-drawer.ts'
import { renderEvidencePdf } from './render-evidence.ts'
import { renderEvidenceCertificatePdf } from './render-evidence-certificate.ts'
import { renderCertificatePdf } from './render-pdf.ts'
import { renderProofPdf } from './render-proof.ts'
import { renderReceiptPdf } from './render-receipt.ts'

// Drawing blocks its thread for a tenth of a second; in this thread it delays no request.
parentPort?.on('message', async (paper: Drawable) => {
  const pdf = await renderToBuffer(draw(paper))
  parentPort?.postMessage(new Uint8Array(pdf))
})

function draw(paper: Drawable) {
  if (!('kind' in paper)) return renderCertificatePdf(paper)
  switch (paper.kind) {
    case 'receipt':
      return renderReceiptPdf(paper)
    case 'proof':
      return renderProofPdf(paper)
    case 'evidence':
      return renderEvidencePdf(paper)
    case 'evidence-certificate':
      return renderEvidenceCertificatePdf(paper)
  }
}
