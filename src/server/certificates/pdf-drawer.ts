import { Worker } from 'node:worker_threads'
import { createBoundedQueue } from '../lib/bounded-queue.ts'
import type { EvidencePdf } from './render-evidence.ts'
import type { EvidenceCertificatePdf } from './render-evidence-certificate.ts'
import type { CertificatePdf } from './render-pdf.ts'
import type { ProofPdf } from './render-proof.ts'
import type { ReceiptPdf } from './render-receipt.ts'

export type Drawable = CertificatePdf | ReceiptPdf | ProofPdf | EvidencePdf | EvidenceCertificatePdf
export type RenderInWorker = (paper: Drawable) => Promise<Buffer>

const maxQueue = 30
/** After this time without work the thread ends, which frees 100 MB. */
const idleMs = 60_000

/** Draws documents one after the other in a thread of its own, which is started when one is asked for. */
export function createPdfRenderer(): RenderInWorker {
  const inTurn = createBoundedQueue(1, maxQueue, 'certificates')
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url))
    started.unref()
    return started
  }

  return (paper) =>
    inTurn(async () => {
      clearTimeout(idle)
      worker ??= start()
      try {
        return await resultOf(worker, paper)
      } catch (error) {
        // The state of the thread is unknown, so the next certificate gets a new one.
        void worker.terminate()
        worker = undefined
        throw error
      } finally {
        idle = setTimeout(() => {
          void worker?.terminate()
          worker = undefined
        }, idleMs).unref()
      }
    })
}

const patienceMs = 20_000

function resultOf(worker: Worker, paper: Drawable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(reject, new Error('rendering timed out')), patienceMs)
    const done = (pdf: Uint8Array) => settle(resolve, Buffer.from(pdf))
    const failed = (error: unknown) => settle(reject, error)
    const ended = () => settle(reject, new Error('the rendering thread ended'))
    function settle<T>(how: (value: T) => void, value: T) {
      clearTimeout(timer)
      worker.off('message', done).off('error', failed).off('exit', ended)
      how(value)
    }
    worker.on('message', done).on('error', failed).on('exit', ended)
    worker.postMessage(paper)
  })
}
