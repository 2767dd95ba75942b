import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import { atom } from 'nanostores'
import type * as z from 'zod/mini'
import type { createReportInput } from '../../../api/reports/reports.ts'
import type { ReportStatus } from '../../../domain/reports/reports.ts'

/** A report that was written offline and has not been sent. */
export interface QueuedReport {
  ownerId: string
  /** The idempotency key: repeated requests create one report. */
  key: string
  /** The input of the endpoint. */
  input: z.input<typeof createReportInput>
  status: ReportStatus
  assetName: string
  /** Chosen offline; it is uploaded first. */
  picture: Blob | null
  /** Milliseconds since 1970. */
  writtenAt: number
  /** The server's message if it refused the report. */
  refusal: string | null
}

/** The signed-in user's queue on this device. */
export const $queuedReports = atom<readonly QueuedReport[]>([])

/** Reads the queue again; it is empty in a browser without storage. */
export async function readQueuedReports(ownerId: string): Promise<void> {
  $queuedReports.set(await queuedReportsOf(ownerId).catch(() => []))
}

const storeName = 'queued-reports'

interface QueueSchema extends DBSchema {
  'queued-reports': { key: [ownerId: string, key: string]; value: QueuedReport }
}

/** One user's reports, oldest first. Every read needs the user's id. */
export async function queuedReportsOf(ownerId: string): Promise<QueuedReport[]> {
  const ofOwner = IDBKeyRange.bound([ownerId], [ownerId, []])
  const queued = await inStore('readonly', (store) => store.getAll(ofOwner))
  return queued.sort((a, b) => a.writtenAt - b.writtenAt)
}

/** Rejects if the browser cannot store it: a private window, a full disk. */
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
  use: (
    store: IDBPObjectStore<QueueSchema, ['queued-reports'], 'queued-reports', Mode>,
  ) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<QueueSchema>('toju', 2, {
    upgrade: (fresh) => void fresh.createObjectStore(storeName, { keyPath: ['ownerId', 'key'] }),
  })
  try {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    // The data is stored only when the transaction is complete.
    const [result] = await Promise.all([use(transaction.store), transaction.done])
    return result
  } finally {
    database.close()
  }
}
