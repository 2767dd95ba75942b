import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { certificatePaper, type Paper } from './paper.ts'

// Drawing holds a thread for a tenth of a second; here it holds no request.
parentPort?.on('message', async (paper: Paper) => {
  const pdf = await renderToBuffer(certificatePaper(paper))
  parentPort?.postMessage(new Uint8Array(pdf))
})
