import { Problem } from '../../../api/problem.ts'
import type { ProblemReason } from '../../../locales/en/problems.ts'
import { knownAs, lineOf, networkOf, type Sender } from './sender.ts'

/** Runs work when its sender's turn comes; throws `BUSY` if too much waits. */
type InFairTurn = <T>(sender: Sender, work: () => Promise<T>) => Promise<T>

interface Waiting {
  start: () => void
  refuse: () => void
}

/** So many known senders go before each stranger: accounts are free, so they may not take every turn. */
const knownPerStranger = 3

/**
 * nginx waits a minute for an answer, and then takes the server for failed. A new password and an
 * evidence pack wait for two turns, and a PDF takes seconds itself.
 */
const maxWaitMs = 20_000

/**
 * Runs up to `concurrency` jobs and queues others: three known senders, then a stranger. In each lane
 * networks have turns, and the senders within each, so that no number of accounts takes the turns of
 * other networks. In each lane up to `maxWaiting` wait. When it is full, the network with the most
 * waiting jobs loses one of its sender with the most, so that it cannot keep others out. A job that has
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
      const lane = 'ip' in sender ? strangers : known
      const place = placeOf(sender)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const refuse = () => reject(new Problem('BUSY', busy, { retryAfterSeconds: 3 }))
      const waiting = { start: resolve, refuse }
      lane.add(place, waiting)
      const timer = setTimeout(() => {
        if (lane.remove(place, waiting)) refuse()
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

interface Place {
  key: string
  network: string
}

function placeOf(sender: Sender): Place {
  const network = networkOf('ip' in sender ? sender.ip : (sender.from ?? ''))
  return { key: 'ip' in sender ? lineOf(sender.ip) : knownAs(sender), network }
}

type Shares = Map<string, Waiting[]>

function createLane(maxWaiting: number) {
  /** By network and sender, in the order of their turns. */
  const networks = new Map<string, Shares>()
  /** Where the jobs of a sender wait: in one network, however many they come from. */
  const homes = new Map<string, string>()
  let size = 0

  function leave(network: string, key: string) {
    size -= 1
    const shares = networks.get(network)
    if (shares?.get(key)?.length !== 0) return
    homes.delete(key)
    shares.delete(key)
    if (shares.size === 0) networks.delete(network)
  }

  /** Of equal shares the newest loses a job. */
  function refuseOne() {
    const [network, shares] = newestLargest(networks, jobsIn) ?? []
    const [key, jobs] = (shares && newestLargest(shares, ({ length }) => length)) ?? []
    if (network === undefined || key === undefined) return
    jobs?.pop()?.refuse()
    leave(network, key)
  }

  return {
    add({ key, network: from }: Place, waiting: Waiting) {
      const network = homes.get(key) ?? from
      homes.set(key, network)
      const shares: Shares = networks.get(network) ?? new Map()
      networks.set(network, shares)
      const jobs = shares.get(key)
      if (jobs) jobs.push(waiting)
      else shares.set(key, [waiting])
      size += 1
      if (size > maxWaiting) refuseOne()
    },
    /** False if its turn has come, or it was refused. */
    remove({ key }: Place, waiting: Waiting): boolean {
      const network = homes.get(key) ?? ''
      const jobs = networks.get(network)?.get(key) ?? []
      const at = jobs.indexOf(waiting)
      if (at < 0) return false
      jobs.splice(at, 1)
      leave(network, key)
      return true
    },
    next(): Waiting | undefined {
      const [network, shares] = putLast(networks) ?? []
      const [key, jobs] = (shares && putLast(shares)) ?? []
      if (network === undefined || key === undefined) return undefined
      const first = jobs?.shift()
      leave(network, key)
      return first
    },
  }
}

/** The first entry, which is the last one then. */
function putLast<Value>(map: Map<string, Value>): [string, Value] | undefined {
  const [first] = map
  if (!first) return undefined
  map.delete(first[0])
  map.set(...first)
  return first
}

function jobsIn(shares: Shares): number {
  return [...shares.values()].reduce((sum, { length }) => sum + length, 0)
}

function newestLargest<Value>(map: Map<string, Value>, sizeOf: (value: Value) => number) {
  let largest: [string, Value] | undefined
  for (const entry of map) {
    if (sizeOf(entry[1]) >= (largest ? sizeOf(largest[1]) : 0)) largest = entry
  }
  return largest
}
