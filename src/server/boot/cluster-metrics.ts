import type { Worker } from 'node:cluster'
import { combineReports, countsOf, type ProcessReport } from '../metrics/combine.ts'
import type { MetricFamily } from '../metrics/exposition.ts'
import type { ProcessGroup } from '../metrics/metrics.ts'

/** The answer leaves out the gauges of a process that takes longer than this to report. */
const responseTimeoutMs = 1000

/** A process requests the metrics of all; the primary asks each one for its own and combines them. */
type Message =
  | { metrics: 'requested'; id: number }
  | { metrics: 'polled'; round: number }
  | { metrics: 'reported'; round: number; families: MetricFamily[] }
  | { metrics: 'combined'; id: number; families: MetricFamily[] }

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'metrics' in message
}

/** The IPC channel between the primary and another process. */
export interface Channel {
  send: (message: Message) => unknown
  onMessage: (listener: (message: unknown) => void) => unknown
}

export function channelTo(worker: Worker): Channel {
  return {
    // The channel of a process that is ending may be closed already.
    send: (message) => worker.isConnected() && worker.send(message, () => {}),
    onMessage: (listener) => worker.on('message', listener),
  }
}

export function channelToPrimary(): Channel {
  return {
    send: (message) => process.connected && process.send?.(message, undefined, {}, () => {}),
    onMessage: (listener) => process.on('message', listener),
  }
}

/** Joins this process to the group: it reaches the other processes through the primary. */
export function joinGroup(
  { send, onMessage }: Channel,
  withinMs = responseTimeoutMs * 2,
): ProcessGroup {
  const pending = new Map<number, (families: MetricFamily[]) => void>()
  let count = 0
  let report = (): MetricFamily[] => []
  onMessage((message) => {
    if (!isMessage(message)) return
    if (message.metrics === 'polled') {
      send({ metrics: 'reported', round: message.round, families: report() })
    } else if (message.metrics === 'combined') pending.get(message.id)?.(message.families)
  })
  return {
    reportWith(own) {
      report = own
    },
    collect() {
      const id = ++count
      return new Promise((resolve) => {
        const end = (families: MetricFamily[]) => {
          clearTimeout(timer)
          pending.delete(id)
          resolve(families)
        }
        // If the primary does not respond, this process returns only its own metrics.
        const timer = setTimeout(() => end(report()), withinMs)
        pending.set(id, end)
        send({ metrics: 'requested', id })
      })
    },
  }
}

interface Round {
  waitsFor: Set<number>
  answered: Map<number, MetricFamily[]>
  end: () => void
}

/**
 * The primary's part: asks all processes when one of them requests the metrics. It adds the last
 * reported counts of processes that have ended, so that no counter decreases.
 */
export function createGatherer(own: () => MetricFamily[], withinMs = responseTimeoutMs) {
  const channels = new Map<number, Channel['send']>()
  const latest = new Map<number, MetricFamily[]>()
  const rounds = new Map<number, Round>()
  let endedCounts: MetricFamily[] = []
  let count = 0

  const gather = (reply: (families: MetricFamily[]) => void) => {
    const round = ++count
    const answered = new Map<number, MetricFamily[]>()
    const end = () => {
      if (!rounds.delete(round)) return
      clearTimeout(timer)
      reply(combined(answered))
    }
    const timer = setTimeout(end, withinMs)
    rounds.set(round, { waitsFor: new Set(channels.keys()), answered, end })
    for (const send of channels.values()) send({ metrics: 'polled', round })
  }

  const combined = (answered: Map<number, MetricFamily[]>): MetricFamily[] => {
    const silent = [...latest].filter(([id]) => !answered.has(id))
    const reports: ProcessReport[] = [
      { process: 'primary', families: own() },
      { process: 'ended', families: endedCounts },
      ...silent.map(([id, families]) => ({ process: String(id), families: countsOf(families) })),
      ...[...answered].map(([id, families]) => ({ process: String(id), families })),
    ]
    const help = 'Processes that answered, without the primary.'
    const samples = [{ value: answered.size }]
    return [{ name: 'toju_processes', kind: 'gauge', help, samples }, ...combineReports(reports)]
  }

  const stopWaitingFor = (id: number, { waitsFor, end }: Round) => {
    waitsFor.delete(id)
    if (waitsFor.size === 0) end()
  }

  return {
    add(id: number, { send, onMessage }: Channel) {
      channels.set(id, send)
      onMessage((message) => {
        if (!isMessage(message)) return
        if (message.metrics === 'requested') {
          gather((families) => send({ metrics: 'combined', id: message.id, families }))
        } else if (message.metrics === 'reported') {
          latest.set(id, message.families)
          const round = rounds.get(message.round)
          round?.answered.set(id, message.families)
          if (round) stopWaitingFor(id, round)
        }
      })
    },
    remove(id: number) {
      channels.delete(id)
      const families = countsOf(latest.get(id) ?? [])
      endedCounts = combineReports(
        [endedCounts, families].map((each) => ({ process: '', families: each })),
      )
      latest.delete(id)
      for (const round of [...rounds.values()]) stopWaitingFor(id, round)
    },
  }
}
