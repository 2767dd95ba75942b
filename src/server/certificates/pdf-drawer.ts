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
