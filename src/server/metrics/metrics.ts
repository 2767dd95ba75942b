import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { apiBase, type Endpoint } from '../../api/endpoint.ts'
import type { Database } from '../db/database.ts'
import type { RequestLine } from '../lib/log.ts'
import { outboxState } from '../queries/notifications/outbox.ts'

/** Counts a request by endpoint and status, and its duration. */
type RequestMetrics = (request: Pick<RequestLine, 'method' | 'path' | 'status' | 'ms'>) => void

/** The alerts use 0.05 and 0.5. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Labels are endpoints of the contract or kinds of page, never URLs or parts of them. */
export function createRequestMetrics(
  endpoints: readonly Endpoint[],
  register: Registry,
): RequestMetrics {
  const registers = [register]
  const requests = new Counter({
    name: 'toju_requests_total',
    help: 'Requests by endpoint and status; 429 is above a rate limit.',
    labelNames: ['endpoint', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'toju_request_duration_seconds',
    help: 'From the first line of a request to the end of its response.',
    labelNames: ['endpoint'],
    buckets,
    registers,
  })
  const names = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  const nameOf = (method: string, path: string) => {
    if (!path.startsWith(`${apiBase}/`)) return kindOf(path)
    const name = `${method} ${path.slice(apiBase.length)}`
    return names.has(name) ? name : 'api, other'
  }
  return ({ method, path, status, ms }) => {
    const endpoint = nameOf(method, path)
    requests.inc({ endpoint, status: status === 429 ? '429' : `${Math.floor(status / 100)}xx` })
    durations.observe({ endpoint }, ms / 1000)
  }
}

function kindOf(path: string): string {
  if (path.startsWith('/uploads/')) return 'pictures'
  if (path.startsWith('/_astro/')) return 'assets'
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'probes'
  return path === '/search' ? 'search page' : 'pages'
}

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
