import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { type CertificatePdf, renderCertificatePdf } from './render-pdf.ts'

// Drawing holds a thread for a tenth of a second; here it holds no request.
parentPort?.on('message', async (paper: CertificatePdf) => {
  const pdf = await renderToBuffer(renderCertificatePdf(paper))
  parentPort?.postMessage(new Uint8Array(pdf))
})
