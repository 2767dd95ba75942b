import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ListJob, ListPart } from './list-worker.ts'

/** A list of 50 MB needs less; a file made to use up the memory ends its thread alone. */
const resourceLimits = { maxOldGenerationSizeMb: 1500 }

/** Reads a list in a thread of its own, because a long one takes seconds. */
export async function* readInThread(job: ListJob): AsyncGenerator<ListPart> {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), {
    workerData: job,
    transferList: [job.bytes.buffer as ArrayBuffer],
    resourceLimits,
  })
  try {
    for (;;) {
      worker.postMessage(null)
      const [part] = (await once(worker, 'message')) as [ListPart | null]
      if (part === null) return
      yield part
    }
  } finally {
    await worker.terminate()
  }
}
