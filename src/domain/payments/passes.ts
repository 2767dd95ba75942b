import { type PaidPlan, type PlanName, paidPlans } from './plans.ts'

/** The kinds of ledger entries. */
export const paymentKinds = [
  'payment',
  'renewal',
  'grant',
  'refund',
  'dispute',
  'dispute-won',
] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** An entry of the ledger of payments, from which passes are computed. */
export interface LedgerEntry {
  kind: PaymentKind
  /** The reference of the pass that the entry creates, ends, suspends or restores. */
  reference: string
  plan: PaidPlan
  days: number
  /** Kobo that were paid, refunded or disputed. */
  amount: number
  /** Milliseconds since 1970. */
  at: number
}

/** A period on one plan, in milliseconds since 1970; `to` is exclusive. */
export interface PlanPeriod {
  plan: PaidPlan
  from: number
  to: number
}

interface Pass {
  reference: string
  plan: PaidPlan
  at: number
  leftMs: number
  /** When it became usable or unusable, in order. */
  usable: { at: number; is: boolean }[]
}

const dayMs = 86_400_000

/**
 * The periods in which a user is on each plan. Every pass runs for all of its days: of several, the
 * one with the highest plan runs and the others wait. A full refund ends a pass; a dispute suspends
 * it until we win the dispute. The order of `entries` does not matter.
 */
export function planPeriods(entries: readonly LedgerEntry[]): PlanPeriod[] {
  const passes = passesOf(entries)
  const changes = [...new Set(passes.flatMap(({ at, usable }) => [at, ...usable.map((u) => u.at)]))]
  changes.sort((a, b) => a - b)
  const periods: PlanPeriod[] = []
  let now = changes[0] ?? 0
  for (;;) {
    const next = changes.find((at) => at > now) ?? Number.POSITIVE_INFINITY
    const pass = passes.find((each) => isUsable(each, now))
    if (pass) {
      const to = Math.min(next, now + pass.leftMs)
      pass.leftMs -= to - now
      addPeriod(periods, { plan: pass.plan, from: now, to })
      now = to
    } else if (next === Number.POSITIVE_INFINITY) {
      return periods
    } else {
      now = next
    }
  }
}

/** The highest plan first; of one plan, the oldest pass first. */
function passesOf(entries: readonly LedgerEntry[]): Pass[] {
  const made = entries.filter(
    ({ kind }) => kind === 'payment' || kind === 'renewal' || kind === 'grant',
  )
  const passes = made.map((entry) => {
    const later = entries
      .filter(({ reference }) => reference === entry.reference)
      .toSorted((a, b) => a.at - b.at)
    return {
      ...entry,
      leftMs: entry.days * dayMs,
      usable: changesOf(entry, later),
    }
  })
  return passes.sort(
    (a, b) =>
      paidPlans.indexOf(b.plan) - paidPlans.indexOf(a.plan) ||
      a.at - b.at ||
      (a.reference < b.reference ? -1 : 1),
  )
}

function changesOf({ amount }: LedgerEntry, later: readonly LedgerEntry[]): Pass['usable'] {
  let refunded = 0
  let disputes = 0
  const usable: Pass['usable'] = []
  for (const entry of later) {
    if (entry.kind === 'refund') refunded += entry.amount
    else if (entry.kind === 'dispute') disputes += 1
    else if (entry.kind === 'dispute-won') disputes -= 1
    else continue
    usable.push({ at: entry.at, is: refunded < amount && disputes <= 0 })
  }
  return usable
}

/** The entries of the passes whose money did not go back, or came back to us. */
export function keptEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const gone = passesOf(entries).filter(({ usable }) => usable.at(-1)?.is === false)
  const references = new Set(gone.map(({ reference }) => reference))
  return entries.filter(({ reference }) => !references.has(reference))
}

function isUsable({ at, leftMs, usable }: Pass, now: number): boolean {
  if (leftMs <= 0 || at > now) return false
  return usable.findLast((change) => change.at <= now)?.is ?? true
}

function addPeriod(periods: PlanPeriod[], period: PlanPeriod): void {
  if (period.to <= period.from) return
  const last = periods.at(-1)
  if (last?.plan === period.plan && last.to === period.from) last.to = period.to
  else periods.push(period)
}

export interface PlanNow {
  plan: PlanName
  startedAt: number | null
  endsAt: number | null
}

const free: PlanNow = { plan: 'Free', startedAt: null, endsAt: null }

/** The plan at an instant. */
export function planAt(periods: readonly PlanPeriod[], now: number): PlanNow {
  const current = periods.find(({ from, to }) => from <= now && now < to)
  return current ? { plan: current.plan, startedAt: current.from, endsAt: current.to } : free
}

/** The periods that begin after an instant. */
export function periodsAfter(periods: readonly PlanPeriod[], now: number): PlanPeriod[] {
  return periods.filter(({ from }) => from > now)
}
