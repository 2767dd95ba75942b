import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { acts } from '../../api/acts.ts'
import type { Database } from '../db/database.ts'
import type { RequestLine } from '../log.ts'
import { outboxState } from '../queries/outbox.ts'
import { createRequestNames } from './request-names.ts'

/** Upper bounds, seconds. The 0.05 and 0.5 are what the alerts ask for. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is measured of this process. */
export interface Metrics {
  /** `path` is the pattern of a route: what somebody sent is never a label. */
  countRequest(line: Pick<RequestLine, 'method' | 'path' | 'status' | 'ms'>): void
  countJob(job: string, outcome: 'done' | 'failed'): void
  /** Adds the memory, processor time and event loop of this process. */
  watchProcess(): void
  /** All of it, and what the database says of the rest, as Prometheus reads it. */
  read(database: Database, now: number): Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  const nameOf = createRequestNames(acts)
  const requests = new Counter({
    name: 'toju_requests_total',
    help: 'Requests by act and outcome; 429 are refusals of a limit.',
    labelNames: ['act', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'toju_request_duration_seconds',
    help: 'From the first line of a request to the end of its answer.',
    labelNames: ['act'],
    buckets,
    registers,
  })
  const jobs = new Counter({
    name: 'toju_jobs_total',
    help: 'Turns of the background jobs of this process.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const databaseUp = gauge('toju_database_up', '1 while the database answers.')
  const waiting = gauge('toju_outbox_waiting', 'Mails not sent yet.')
  const oldest = gauge('toju_outbox_oldest_seconds', 'How long the oldest of them waits.')
  const dead = gauge('toju_outbox_dead', 'Mails given up that nobody of us has put aside.')
  const connections = new Gauge({
    name: 'toju_database_connections',
    help: 'Connections to the database, and who waits for one.',
    labelNames: ['state'],
    registers,
  })

  /** With the database away the rest is told all the same. */
  async function readOutbox({ read }: Database, now: number) {
    const state = await outboxState(read, now).catch(() => null)
    databaseUp.set(state ? 1 : 0)
    if (!state) {
      for (const each of [waiting, oldest, dead]) each.remove()
      return
    }
    waiting.set(state.waiting)
    oldest.set(state.oldestMs / 1000)
    dead.set(state.dead)
  }

  return {
    countRequest({ method, path, status, ms }) {
      const act = nameOf(method, path)
      requests.inc({ act, status: statusClass(status) })
      durations.observe({ act }, ms / 1000)
    },
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    async read(database, now) {
      for (const [state, value] of Object.entries(database.pool?.() ?? {})) {
        connections.set({ state }, value)
      }
      await readOutbox(database, now)
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function statusClass(status: number): string {
  return status === 429 ? '429' : `${Math.max(2, Math.floor(status / 100))}xx`
}
