import { hash, randomBytes } from 'node:crypto'
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
import { createRecent } from './recent.ts'
import type { SecretBox } from './secret-box.ts'
import { createSweepRecords } from './sweep-records.ts'

/** What is remembered, for each kind of sender; the oldest goes first. */
const most = { watched: 50_000, seen: 500_000, slowed: 50_000 }

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
  /** Keeps in mind that a number was asked for, as a mark that nobody can read. */
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
  // Of this process alone, and quicker than the servers’ key: a look-up makes two.
  const secret = randomBytes(32).toString('hex')
  const markOf = (text: string) => hash('sha256', secret + text, 'hex')
  const watches = {
    address: createWatch(sweepRules.address),
    account: createWatch(sweepRules.account),
  }
  /** When each sender last missed in a family that they sweep. */
  const slowed = createRecent<number>(most.slowed)
  let lastAt = Number.NEGATIVE_INFINITY
  const records = createSweepRecords(secrets)

  function placeOf({ by, id }: Sender, asked: Candidate | undefined) {
    const family = asked && familyOf(asked)
    if (!family) return null
    const name = `${by} ${id} ${family.space} ${family.prefix}`
    return { family, name, mark: markOf(name) }
  }

  function isSlowed(mark: string, at: number): boolean {
    return isSweepGoing(slowed.get(mark) ?? Number.NEGATIVE_INFINITY, at)
  }

  return {
    isGoing: () => isSweepGoing(lastAt, now()),
    slowedBy(sender, asked) {
      const place = placeOf(sender, asked)
      return place && isSlowed(place.mark, now()) ? place.name : null
    },
    note(sender, asked, verdict) {
      const place = placeOf(sender, asked)
      if (!place || !asked) return
      const at = now()
      const wasSlowed = isSlowed(place.mark, at)
      const missed = isMiss(verdict)
      if (wasSlowed && !missed) return
      const print = Number.parseInt(markOf(asked.key).slice(0, 8), 16)
      const misses = wasSlowed ? 1 : watches[sender.by].note(place.mark, { print, missed, at })
      if (misses === 0) return
      slowed.set(place.mark, at)
      lastAt = at
      records.add({ ...place, sender, misses, at })
    },
    flush: (database) => records.flush(database),
  }
}

interface Watched {
  beganAt: number
  misses: number
  hits: number
  /** Prints of what was asked for, so that nothing counts twice. */
  seen: Set<number>
}

interface Noted {
  print: number
  missed: boolean
  at: number
}

/** Counts different numbers by sender and family, until there are so many that it is a sweep. */
function createWatch(rule: SweepRule) {
  const watched = createRecent<Watched>(most.watched)
  let prints = 0

  function watch(mark: string, { missed, at }: Noted): Watched | undefined {
    const there = watched.get(mark)
    // Either way: the clock may have been put right.
    if (there && Math.abs(at - there.beganAt) < rule.withinMs) return there
    if (there) watched.delete(mark)
    if (!missed) return undefined
    const begun = { beganAt: at, misses: 0, hits: 0, seen: new Set<number>() }
    watched.set(mark, begun)
    return begun
  }

  function see({ seen }: Watched, print: number) {
    seen.add(print)
    if (++prints < most.seen / 2) return
    watched.turn()
    prints = 0
  }

  return {
    /** How many misses make it a sweep now; 0 while it is none. */
    note(mark: string, noted: Noted): number {
      const each = watch(mark, noted)
      if (!each || each.seen.has(noted.print)) return 0
      see(each, noted.print)
      if (noted.missed) each.misses++
      else each.hits++
      if (!isSweep(each, rule)) return 0
      watched.delete(mark)
      return each.misses
    },
  }
}
