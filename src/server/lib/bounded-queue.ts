import { Problem } from '../../api/problem.ts'
import type { ProblemReason } from '../../locales/en/problems.ts'

/** Runs work when its turn comes; throws `BUSY` if the queue is full. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs up to `concurrency` jobs and queues up to `maxWaiting` more; `busy` is the reason of the error. */
export function createBoundedQueue(
  concurrency: number,
  maxWaiting: number,
  busy: ProblemReason<'BUSY'>,
): InTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new Problem('BUSY', busy, { retryAfterSeconds: 3 })
      // The job that ends hands over its place, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
