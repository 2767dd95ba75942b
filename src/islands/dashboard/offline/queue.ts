import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import { atom } from 'nanostores'
import type * as z from 'zod/mini'
import type { createReport } from '../../../api/reports/create-report.ts'
import type { ReportStatus } from '../../../domain/reports/reports.ts'

/** A report that was written without a connection and has not been sent. */
export interface QueuedReport {
  ownerId: string
  /** Sent along, so that it is made once however often it is sent. */
  key: string
  /** As the server takes it. */
  input: z.input<typeof createReport.input>
  status: ReportStatus
  assetName: string
  /** Chosen without a connection: it is uploaded first. */
  picture: Blob | null
  /** Milliseconds since 1970. */
  writtenAt: number
  /** Why the server refused, as its message. */
  refusal: string | null
}

/** The signed-in user's queue on this device. */
export const $keptReports = atom<readonly QueuedReport[]>([])

/** Reads the queue again; it is empty in a browser that stores nothing. */
export async function readQueuedReports(ownerId: string): Promise<void> {
  $keptReports.set(await queuedReportsOf(ownerId).catch(() => []))
}

const storeName = 'kept-reports'

interface Kept extends DBSchema {
  'kept-reports': { key: [ownerId: string, key: string]; value: QueuedReport }
}

/** One user's, oldest first; nothing here is read without its user's id. */
export async function queuedReportsOf(ownerId: string): Promise<QueuedReport[]> {
  const ofOwner = IDBKeyRange.bound([ownerId], [ownerId, []])
  const kept = await inStore('readonly', (store) => store.getAll(ofOwner))
  return kept.sort((a, b) => a.writtenAt - b.writtenAt)
}

/** Rejects where the browser keeps nothing: a private window, a full disk. */
export async function enqueueReport(report: QueuedReport): Promise<void> {
  await inStore('readwrite', (store) => store.put(report))
}

export async function removeQueuedReport({
  ownerId,
  key,
}: Pick<QueuedReport, 'ownerId' | 'key'>): Promise<void> {
  await inStore('readwrite', (store) => store.delete([ownerId, key]))
}

async function inStore<Mode extends IDBTransactionMode, Result>(
  mode: Mode,
  endpoint: (
    store: IDBPObjectStore<Kept, ['kept-reports'], 'kept-reports', Mode>,
  ) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Kept>('toju', 1, {
    upgrade: (fresh) => void fresh.createObjectStore(storeName, { keyPath: ['ownerId', 'key'] }),
  })
  try {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    // Only when the transaction is done is it on the disk.
    const [result] = await Promise.all([endpoint(transaction.store), transaction.done])
    return result
  } finally {
    database.close()
  }
}
