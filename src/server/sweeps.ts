import type { Candidate } from '../domain/identifiers/possible-identities.ts'
import {
  familyOf,
  isMiss,
  isSweep,
  isSweepGoing,
  type SenderKind,
  type SweepRule,
  sweepRules,
} from '../domain/sweeps.ts'
import type { Verdict } from '../domain/verify.ts'
import type { Database } from './db/database.ts'
import { createPrints } from './prints.ts'
import { createRecent } from './recent.ts'
import type { SecretBox } from './secret-box.ts'
import { createSweepRecords } from './sweep-records.ts'

/** What is remembered, for each kind of sender; the oldest goes first. */
const most = { firsts: 50_000, watched: 50_000, seen: 500_000, slowed: 50_000 }

/** Who asks, as the limits count them. */
export interface Sender {
  by: SenderKind
  id: string
}

export interface Sweeps {
  /** Whether anybody is slowed now. */
  isGoing(): boolean
  /** What a sender is slowed by for such a number; null while they may ask as everybody. */
  slowedBy(sender: Sender, asked: Candidate | undefined): string | null
  /** Keeps in mind that a number was asked for, as a number that says nothing of it. */
  note(sender: Sender, asked: Candidate | undefined, verdict: Verdict): void
  /** Writes down what was found since the last time. */
  flush(database: Database): Promise<void>
}

interface Means {
  secrets: Pick<SecretBox, 'mark'>
  now: () => number
}

/** Watches in the memory of this process; a crash forgets who is watched and slowed, and the last seconds’ records. */
export function createSweeps({ secrets, now }: Means): Sweeps {
  const printOf = createPrints()
  const watches = {
    address: createWatch(sweepRules.address),
    account: createWatch(sweepRules.account),
  }
  /** When each sender last missed in a family that they sweep. */
  const slowed = createRecent<number, number>(most.slowed)
  let lastAt = Number.NEGATIVE_INFINITY
  const records = createSweepRecords(secrets)

  function placeOf({ by, id }: Sender, asked: Candidate | undefined) {
    const family = asked && familyOf(asked)
    if (!family) return null
    return { family, print: printOf(by, id, family.space, family.prefix) }
  }

  function isSlowed(print: number, at: number): boolean {
    return isSweepGoing(slowed.get(print) ?? Number.NEGATIVE_INFINITY, at)
  }

  return {
    isGoing: () => isSweepGoing(lastAt, now()),
    slowedBy(sender, asked) {
      const place = placeOf(sender, asked)
      if (!place || !isSlowed(place.print, now())) return null
      return `${sender.by} ${sender.id} ${place.family.space} ${place.family.prefix}`
    },
    note(sender, asked, verdict) {
      const place = placeOf(sender, asked)
      if (!place || !asked) return
      const at = now()
      const wasSlowed = isSlowed(place.print, at)
      const missed = isMiss(verdict)
      if (wasSlowed && !missed) return
      const number = printOf(asked.key)
      const misses = wasSlowed ? 1 : watches[sender.by].note(place.print, { number, missed, at })
      if (misses === 0) return
      slowed.set(place.print, at)
      lastAt = at
      records.add({ family: place.family, sender, misses, at })
    },
    flush: (database) => records.flush(database),
  }
}

interface Watched {
  beganAt: number
  misses: number
  hits: number
  /** Prints of what was asked for, so that nothing counts twice: mostly one, a few hundred at the most. */
  seen: number[]
}

interface Noted {
  /** The print of what was asked for. */
  number: number
  missed: boolean
  at: number
}

/** Counts different numbers by sender and family, until there are so many that it is a sweep. */
function createWatch(rule: SweepRule) {
  const firsts = createFirsts(most.firsts)
  const watched = createRecent<number, Watched>(most.watched)
  let prints = 0

  // Either way: the clock may have been put right.
  const isFresh = (beganAt: number, at: number) => Math.abs(at - beganAt) < rule.withinMs

  function watch(print: number, { number, missed, at }: Noted): Watched | undefined {
    const there = watched.get(print)
    if (there && isFresh(there.beganAt, at)) return there
    if (there) watched.delete(print)
    const first = firsts.find(print)
    if (first < 0 || !isFresh(firsts.timeAt(first), at)) {
      if (missed) firsts.set(print, number, at)
      return undefined
    }
    const known = firsts.numberAt(first)
    if (known === number) return undefined
    firsts.drop(first)
    const begun = { beganAt: firsts.timeAt(first), misses: 1, hits: 0, seen: [known] }
    watched.set(print, begun)
    return begun
  }

  function see({ seen }: Watched, number: number) {
    seen.push(number)
    if (++prints < most.seen / 2) return
    watched.turn()
    prints = 0
  }

  return {
    /** How many misses make it a sweep now; 0 while it is none. */
    note(print: number, noted: Noted): number {
      const each = watch(print, noted)
      if (!each || each.seen.includes(noted.number)) return 0
      see(each, noted.number)
      if (noted.missed) each.misses++
      else each.hits++
      if (!isSweep(each, rule)) return 0
      watched.delete(print)
      return each.misses
    },
  }
}

/**
 * The first miss of each family, most of which see no second: in one flat array, each at the place that
 * its print names, in the place of whichever was there. Objects for them were a fifth of a look-up's time.
 */
function createFirsts(size: number) {
  const width = 4
  const rows = new Float64Array(width * size)
  return {
    /** Where it is, or -1. */
    find(print: number): number {
      const at = width * ((print >>> 0) % size)
      return rows[at] === print + 1 ? at : -1
    },
    numberAt: (at: number) => rows[at + 1] ?? 0,
    timeAt: (at: number) => rows[at + 2] ?? 0,
    set(print: number, number: number, time: number) {
      const at = width * ((print >>> 0) % size)
      // One higher: 0 says empty.
      rows[at] = print + 1
      rows[at + 1] = number
      rows[at + 2] = time
    },
    drop(at: number) {
      rows[at] = 0
    },
  }
}
