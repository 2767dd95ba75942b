import type { GreyImage } from '../../domain/barcodes/read-bands.ts'
import type { ScannedCode } from '../../domain/identifiers/scanned-codes.ts'
import { createWorkerThread } from '../lib/worker-thread.ts'

export type ReadBarcodes = (image: GreyImage) => Promise<ScannedCode[]>

/** Reads barcodes in a thread of its own: a large photo takes a second. */
export function createBarcodeReader(): ReadBarcodes {
  return createWorkerThread(new URL('./barcode-worker.ts', import.meta.url), {
    maxQueue: 10,
    busy: 'pictures',
    idleMs: 60_000,
    timeoutMs: 10_000,
  })
}
