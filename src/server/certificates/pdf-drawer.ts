import { Worker } from 'node:worker_threads'
import type { ProblemReason } from '../../locales/en/problems.ts'
import { createFairQueue } from '../lib/senders/fair-queue.ts'
import type { Sender } from '../lib/senders/sender.ts'
import type { EvidencePdf } from './render-evidence.ts'
import type { EvidenceCertificatePdf } from './render-evidence-certificate.ts'
import type { CertificatePdf } from './render-pdf.ts'
import type { ProofPdf } from './render-proof.ts'
import type { ReceiptPdf } from './render-receipt.ts'

export type Drawable = CertificatePdf | ReceiptPdf | ProofPdf | EvidencePdf | EvidenceCertificatePdf
export type RenderInWorker = (paper: Drawable, sender: Sender) => Promise<Buffer>

/** Renders PDFs one after the other, in turns by sender, in a thread of its own, which takes 100 MB. */
export function createPdfRenderer(): RenderInWorker {
  const draw = createWorkerThread<Drawable, Uint8Array>(
    new URL('./pdf-worker.ts', import.meta.url),
    { maxQueue: 30, busy: 'certificates', idleMs: 60_000, timeoutMs: 20_000 },
  )
  return proofsOnce(async (paper, sender) => Buffer.from(await draw(paper, sender)))
}

/** A PDF has some 50 kB. */
const maxKept = 100

/**
 * Draws each proof and sheet once, because a sheet takes a second and anyone with its number may
 * download it. A proof never changes. The last ones are kept.
 */
export function proofsOnce(draw: RenderInWorker, max = maxKept): RenderInWorker {
  const drawn = new Map<string, Promise<Buffer>>()
  return (paper, sender) => {
    if (!('kind' in paper) || paper.kind !== 'proof') return draw(paper, sender)
    const number = paper.claims.jti
    const pdf = drawn.get(number) ?? draw(paper, sender)
    // The one that was asked for last comes last.
    drawn.delete(number)
    drawn.set(number, pdf)
    const [oldest] = drawn.keys()
    if (drawn.size > max && oldest !== undefined) drawn.delete(oldest)
    pdf.catch(() => drawn.delete(number))
    return pdf
  }
}

interface ThreadOptions {
  /** How many jobs may wait in each lane; more are refused with `busy`. */
  maxQueue: number
  busy: ProblemReason<'BUSY'>
  /** After this time without work the thread ends, which frees its memory. */
  idleMs: number
  timeoutMs: number
}

/**
 * Runs jobs one after the other in their own thread, which starts with the first job, in turns by
 * sender. The thread answers each message with one message.
 */
function createWorkerThread<Job, Result>(
  url: URL,
  { maxQueue, busy, idleMs, timeoutMs }: ThreadOptions,
): (job: Job, sender: Sender) => Promise<Result> {
  const inTurn = createFairQueue(1, maxQueue, busy)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(url)
    started.unref()
    return started
  }

  return (job, sender) =>
    inTurn(sender, async () => {
      clearTimeout(idle)
      worker ??= start()
      try {
        return await resultOf<Job, Result>(worker, job, timeoutMs)
      } catch (error) {
        // The state of the thread is unknown, so the next job gets a new one.
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

function resultOf<Job, Result>(worker: Worker, job: Job, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(reject, new Error('the thread timed out')), timeoutMs)
    const done = (result: Result) => settle(resolve, result)
    const failed = (error: unknown) => settle(reject, error)
    const ended = () => settle(reject, new Error('the thread ended'))
    function settle<T>(how: (value: T) => void, value: T) {
      clearTimeout(timer)
      worker.off('message', done).off('error', failed).off('exit', ended)
      how(value)
    }
    worker.on('message', done).on('error', failed).on('exit', ended)
    worker.postMessage(job)
  })
}
