import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Endpoint } from '../../api/endpoint.ts'
import type { Database } from '../db/database.ts'
import { outboxState } from '../queries/notifications/outbox.ts'
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts'

export interface Metrics {
  countRequest: RequestMetrics
  countJob(job: string, outcome: 'done' | 'failed'): void
  countWebhook(outcome: 'delivered' | 'failed' | 'gone'): void
  /** The metrics of all processes of the group, and those of the outbox, as Prometheus reads them. */
  read(database: Database, now: number): Promise<string>
}

/** Joins the processes that answer on one port; the returned function reads the metrics of all. */
export type JoinGroup = (own: Registry) => () => Promise<string>

interface Options {
  endpoints: readonly Endpoint[]
  register?: Registry
  join?: JoinGroup | undefined
}

export function createMetrics(
  database: Database,
  { endpoints, register = new Registry(), join }: Options,
): Metrics {
  const registers = [register]
  const jobs = new Counter({
    name: 'toju_jobs_total',
    help: 'Runs of the background jobs.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const webhooks = new Counter({
    name: 'toju_webhooks_total',
    help: 'Attempts to send a webhook.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['delivered', 'failed', 'gone']) webhooks.inc({ outcome }, 0)
  measureEventLoop(register)
  measurePool(register, database)
  const readAll = join?.(register) ?? (() => register.metrics())
  return {
    countRequest: createRequestMetrics(endpoints, register),
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    countWebhook: (outcome) => webhooks.inc({ outcome }),
    read: async (database, now) => (await readAll()) + (await outboxMetrics(database, now)),
  }
}

function measureEventLoop(register: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  new Gauge({
    name: 'toju_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last reading.',
    labelNames: ['quantile'],
    registers: [register],
    collect() {
      const nanoseconds = delay.percentile(99)
      this.set({ quantile: '0.99' }, Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
      delay.reset()
    },
  })
}

function measurePool(register: Registry, { pool }: Database): void {
  if (!pool) return
  new Gauge({
    name: 'toju_database_connections',
    help: 'Connections to the database, and requests for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, value] of Object.entries(pool())) this.set({ state }, value)
    },
  })
}

/** The same for all processes. Only `toju_database_up` if the database does not respond. */
async function outboxMetrics(database: Database, now: number): Promise<string> {
  const state = await outboxState(database.read, now).catch(() => null)
  const register = new Registry()
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [register] }).set(value)
  gauge('toju_database_up', '1 while the database responds.', state ? 1 : 0)
  if (state) {
    gauge('toju_outbox_pending', 'Mails not sent yet.', state.waiting)
    gauge('toju_outbox_oldest_seconds', 'How long the oldest of them waits.', state.oldestMs / 1000)
    gauge('toju_outbox_dead', 'Failed mails that no admin has put aside yet.', state.dead)
  }
  return register.metrics()
}
