import { Problem } from '../../api/problem.ts'
import type { ProblemReason } from '../../locales/en/problems.ts'

/** Runs work for which the turn has come; throws `BUSY` when too much waits already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lets `atOnce` works run and `longest` more wait; beyond that, `busy` says why not. */
export function createBoundedQueue(
  atOnce: number,
  longest: number,
  busy: ProblemReason<'BUSY'>,
): InTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw new Problem('BUSY', busy, { retryAfterSeconds: 3 })
      // The one that ends hands its place over, so `running` stays as it is.
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
