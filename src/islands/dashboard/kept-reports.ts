import { atom } from 'nanostores'
import type * as z from 'zod/mini'
import type { createReport } from '../../api/create-report.ts'
import type { ReportStatus } from '../../domain/reports.ts'

/** A report that was written without a connection and has not been sent. */
export interface KeptReport {
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
  /** Why the server said no, in its words. */
  refusal: string | null
}

/** What waits on this device for the person who is signed in. */
export const $keptReports = atom<readonly KeptReport[]>([])

/** Looks again at what is kept; a browser that keeps nothing has nothing. */
export async function readKeptReports(ownerId: string): Promise<void> {
  $keptReports.set(await keptReportsOf(ownerId).catch(() => []))
}

const storeName = 'kept-reports'

/** One person's, oldest first; nothing here is ever read without saying whose. */
export async function keptReportsOf(ownerId: string): Promise<KeptReport[]> {
  const kept: KeptReport[] = await inStore('readonly', (store) =>
    store.getAll(IDBKeyRange.bound([ownerId], [ownerId, []])),
  )
  return kept.sort((a, b) => a.writtenAt - b.writtenAt)
}

/** Rejects where the browser keeps nothing: a private window, a full disk. */
export async function keepReport(report: KeptReport): Promise<void> {
  await inStore('readwrite', (store) => store.put(report))
}

export async function forgetKeptReport({
  ownerId,
  key,
}: Pick<KeptReport, 'ownerId' | 'key'>): Promise<void> {
  await inStore('readwrite', (store) => store.delete([ownerId, key]))
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode, { durability: 'strict' })
      const request = act(transaction.objectStore(storeName))
      // Only then is it on the disk.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('toju', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName, { keyPath: ['ownerId', 'key'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
