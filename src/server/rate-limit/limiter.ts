import { Problem } from '../../api/problem.ts'
import type { Sender } from '../lib/senders/sender.ts'
import type { Limit } from './limit.ts'
import { type LimitName, type Policies, policies } from './policies.ts'
import { createDelay } from './refusal-delay.ts'
import { type Counter, countersOf } from './senders.ts'
import { type Count, createWindows } from './windows.ts'

/** Input that only a check finds wrong. Each kind is counted apart. */
type WrongInput = 'code' | 'label' | 'link' | 'passkey' | 'password' | 'picture' | 'signature'

export interface Limiter {
  /** The policy of a limit, for callers that count rows of a table instead. */
  rule(name: LimitName): Limit
  /**
   * Counts one call of a sender, or of a key for limits that are not `per: 'sender'`; above the limit it
   * throws `TOO_MANY_REQUESTS` with the seconds to wait. What has another `about` is counted apart.
   */
  consume(name: LimitName, who: Sender | string, about?: string): Promise<void>
  /** Counts one call and refuses none, for responses that say how many calls are left. */
  count(name: LimitName, key: string): Promise<Count>
  /**
   * Takes back a call that was counted before a check, which found that it does not count.
   */
  giveBack(name: LimitName, who: Sender | string, about?: string): Promise<void>
  /**
   * Counts input that turned out to be wrong, apart from what is right, so that a stranger's wrong
   * input never costs a neighbour a right one. If the call was counted before a costly check, `counted`
   * names its limit, which gets it back. Above the limit it throws `TOO_MANY_REQUESTS`, and gives
   * nothing back, so that the number of costly checks has an end.
   */
  consumeWrong(kind: WrongInput, sender: Sender, counted?: LimitName): Promise<void>
}

/** Where calls are counted: in memory, or in the database for all processes. */
interface Counters {
  add(name: LimitName, counter: Counter, calls: number): Count | Promise<Count>
  /** The time until a counter allows calls again, if this process knows that it is full; else 0. */
  msUntilFree(name: LimitName, counter: Counter): number
}

/** Counts in the memory of this process. */
export function createLimiter(table: Policies = policies): Limiter {
  return limiterOver(countersInMemory(table), table)
}

export function countersInMemory(table: Policies): Counters {
  const windows = new Map(
    Object.entries(table).map(([name, { seconds }]) => [name, createWindows(seconds)]),
  )
  return {
    add: (name, { key }, calls) =>
      windows.get(name)?.add(key, calls) ?? { times: calls, msLeft: 0 },
    msUntilFree(name, { key, share }) {
      const { times, msLeft } = windows.get(name)?.read(key) ?? { times: 0, msLeft: 0 }
      return times >= table[name].times * share ? msLeft : 0
    },
  }
}

export function limiterOver(counters: Counters, table: Policies): Limiter {
  const delay = createDelay()

  /** Counts from the narrowest counter on; one that refuses keeps the wider ones from counting. */
  async function consumeEach(name: LimitName, all: readonly Counter[]): Promise<void> {
    for (const counter of all) {
      const added = counters.add(name, counter, 1)
      // Without waiting in memory: of many calls at once, the first fill the network for the others.
      const { times, msLeft } = added instanceof Promise ? await added : added
      if (times > table[name].times * counter.share) return refuse(name, all, msLeft)
    }
  }

  /** A stranger’s refusal waits a moment, which slows a program that tries again at once. */
  async function refuse(name: LimitName, all: readonly Counter[], msLeft: number): Promise<never> {
    if (all.length > 1) await delay()
    throw tooMany(table[name], msLeft)
  }

  const countersFor = (name: LimitName, who: Sender | string, about: string): readonly Counter[] =>
    typeof who === 'string' ? [{ key: who, share: 1 }] : countersOf(table[name], who, about)

  async function consume(name: LimitName, who: Sender | string, about = ''): Promise<void> {
    const all = countersFor(name, who, about)
    // A full network refuses before the addresses in it are counted, or one customer could fill the
    // memory with them.
    for (let at = 1; at < all.length; at++) {
      const counter = all[at]
      const msLeft = counter ? counters.msUntilFree(name, counter) : 0
      if (msLeft > 0) return refuse(name, all, msLeft)
    }
    await consumeEach(name, all)
  }

  async function giveBack(name: LimitName, who: Sender | string, about = ''): Promise<void> {
    for (const counter of countersFor(name, who, about)) await counters.add(name, counter, -1)
  }

  return {
    rule: (name) => table[name],
    consume,
    count: async (name, key) => counters.add(name, { key, share: 1 }, 1),
    giveBack,
    async consumeWrong(kind, sender, counted) {
      await consume('wrong', sender, kind)
      if (counted) await giveBack(counted, sender)
    },
  }
}

export function isTooMany(error: unknown): boolean {
  return error instanceof Problem && error.code === 'TOO_MANY_REQUESTS'
}

/** The error for a call above a limit. */
export function tooMany({ reason }: Pick<Limit, 'reason'>, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new Problem('TOO_MANY_REQUESTS', reason, {
    params: { seconds },
    retryAfterSeconds: seconds,
  })
}
