import type { Sender } from '../lib/senders/sender.ts'
import { createWorkerThread } from '../lib/worker-thread.ts'
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
  return async (paper, sender) => Buffer.from(await draw(paper, sender))
}
