import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { type CertificatePdf, renderCertificatePdf } from './render-pdf.ts'

// Rendering blocks its thread for 100 ms; in a worker it does not delay requests.
parentPort?.on('message', async (paper: CertificatePdf) => {
  const pdf = await renderToBuffer(renderCertificatePdf(paper))
  parentPort?.postMessage(new Uint8Array(pdf))
})
