import { Problem } from '../../../api/problem.ts'
import type { ProblemReason } from '../../../locales/en/problems.ts'
import { knownAs, networkOf, type Sender } from './sender.ts'

/** Runs work when its sender's turn comes; throws `BUSY` if too much waits. */
type InFairTurn = <T>(sender: Sender, work: () => Promise<T>) => Promise<T>

interface Waiting {
  start: () => void
  refuse: () => void
}

/** So many known senders go before each stranger: accounts are free, so they may not take every turn. */
const knownPerStranger = 3

/** nginx waits a minute for an answer, and then takes the server for failed. A PDF may take 20 s itself. */
const maxWaitMs = 30_000

/**
 * Runs up to `concurrency` jobs and queues others: three known senders, then a stranger, each in turns:
 * strangers by network. In each lane up to `maxWaiting` wait. When it is full, the sender or network
 * with the most waiting jobs loses its last one, so that it cannot keep others out. A job that has
 * waited for `maxWaitMs` is refused, too.
 */
export function createFairQueue(
  concurrency: number,
  maxWaiting: number,
  busy: ProblemReason<'BUSY'>,
): InFairTurn {
  const [known, strangers] = [createLane(maxWaiting), createLane(maxWaiting)]
  let running = 0
  let knownInARow = 0

  function next(): Waiting | undefined {
    const stranger = knownInARow >= knownPerStranger ? strangers.next() : undefined
    const first = stranger ?? known.next()
    knownInARow = first && first !== stranger ? knownInARow + 1 : 0
    return first ?? strangers.next()
  }

  return async (sender, work) => {
    if (running >= concurrency) {
      const [lane, key] =
        'ip' in sender ? [strangers, networkOf(sender.ip)] : [known, knownAs(sender)]
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const refuse = () => reject(new Problem('BUSY', busy, { retryAfterSeconds: 3 }))
      const waiting = { start: resolve, refuse }
      lane.add(key, waiting)
      const timer = setTimeout(() => {
        if (lane.remove(key, waiting)) refuse()
      }, maxWaitMs).unref()
      await promise.finally(() => clearTimeout(timer))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The job that ends hands over its place, so `running` does not change.
      const turn = next()
      if (turn) turn.start()
      else running -= 1
    }
  }
}

function createLane(maxWaiting: number) {
  /** By sender or network, in the order of their turns. */
  const shares = new Map<string, Waiting[]>()
  let size = 0

  /** Refuses the last job of the largest share; of equal shares, of the newest. */
  function refuseOne() {
    let largest: [string, Waiting[]] | undefined
    for (const share of shares) {
      if (share[1].length >= (largest?.[1].length ?? 0)) largest = share
    }
    const [key, jobs] = largest ?? []
    const last = jobs?.pop()
    if (key !== undefined && jobs?.length === 0) shares.delete(key)
    if (last) size -= 1
    last?.refuse()
  }

  return {
    add(key: string, waiting: Waiting) {
      const share = shares.get(key)
      if (share) share.push(waiting)
      else shares.set(key, [waiting])
      size += 1
      if (size > maxWaiting) refuseOne()
    },
    /** False if its turn has come, or it was refused. */
    remove(key: string, waiting: Waiting): boolean {
      const share = shares.get(key)
      const at = share?.indexOf(waiting) ?? -1
      if (!share || at < 0) return false
      share.splice(at, 1)
      if (share.length === 0) shares.delete(key)
      size -= 1
      return true
    },
    next(): Waiting | undefined {
      const [first] = shares
      if (!first) return undefined
      const [key, share] = first
      const waiting = share.shift()
      shares.delete(key)
      if (share.length > 0) shares.set(key, share)
      size -= 1
      return waiting
    },
  }
}
