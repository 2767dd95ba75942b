import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Endpoint } from '../../api/endpoint.ts'
import type { Database } from '../db/database.ts'
import { outboxState } from '../queries/notifications/outbox.ts'
import type { MetricFamily } from './exposition.ts'
import { createHttpMetrics, type HttpMetrics } from './http-metrics.ts'

/** The metrics of this process. */
export interface Metrics {
  countRequest: HttpMetrics['count']
  countJob(job: string, outcome: 'done' | 'failed'): void
  countWebhook(outcome: 'delivered' | 'failed' | 'gone'): void
  /** All metrics of this process. */
  own(database: Database): MetricFamily[]
  /** The metrics of all processes of the group, and those of the outbox. */
  read(database: Database, now: number): Promise<MetricFamily[]>
}

/** The processes that answer on one port. */
export interface ProcessGroup {
  /** Sets the function that returns the metrics of this process alone. */
  reportWith(own: () => MetricFamily[]): void
  /** The combined metrics of all processes. */
  collect(): Promise<MetricFamily[]>
}

/** With a `group`, `read` returns the metrics of all its processes. */
export function createMetrics(endpoints: readonly Endpoint[], group?: ProcessGroup): Metrics {
  const requests = createHttpMetrics(endpoints)
  const jobs = new Map<string, { job: string; outcome: string; times: number }>()
  const webhooks = { delivered: 0, failed: 0, gone: 0 }
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const own = (database: Database): MetricFamily[] => {
    const families = [...requests.families(), ...processFamilies(delay), ...poolFamily(database)]
    delay.reset()
    const ran = [...jobs.values()].map(({ times, ...labels }) => ({ labels, value: times }))
    return [
      ...families,
      {
        name: 'toju_jobs_total',
        kind: 'counter',
        help: 'Runs of the background jobs.',
        samples: ran,
      },
      {
        name: 'toju_webhooks_total',
        kind: 'counter',
        help: 'Attempts to send a webhook.',
        samples: Object.entries(webhooks).map(([outcome, value]) => ({
          labels: { outcome },
          value,
        })),
      },
    ]
  }
  return {
    countRequest: requests.count,
    countJob(job, outcome) {
      const key = `${job} ${outcome}`
      const existing = jobs.get(key)
      if (existing) existing.times += 1
      else jobs.set(key, { job, outcome, times: 1 })
    },
    countWebhook(outcome) {
      webhooks[outcome] += 1
    },
    own,
    async read(database, now) {
      const families = group ? await group.collect() : own(database)
      return [...families, ...(await outboxFamilies(database, now))]
    },
  }
}

function gauge(
  name: string,
  help: string,
  value: number,
  labels?: Record<string, string>,
): MetricFamily {
  return { name, kind: 'gauge', help, samples: [{ value, ...(labels && { labels }) }] }
}

/** Memory and CPU time, which the primary process of a cluster also reports. */
export function usageFamilies(): MetricFamily[] {
  const { user, system } = process.cpuUsage()
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    {
      name: 'process_cpu_seconds_total',
      kind: 'counter',
      help: 'CPU time.',
      samples: [{ value: (user + system) / 1e6 }],
    },
  ]
}

function processFamilies(delay: ReturnType<typeof monitorEventLoopDelay>): MetricFamily[] {
  const { heapUsed } = process.memoryUsage()
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
  return [
    ...usageFamilies(),
    gauge('toju_heap_used_bytes', 'Memory on the JavaScript heap.', heapUsed),
    gauge(
      'process_start_time_seconds',
      'When the process started, since 1970.',
      Math.round(Date.now() / 1000 - process.uptime()),
    ),
    gauge(
      'toju_event_loop_delay_seconds',
      'Delay of the event loop since the last reading.',
      seconds(delay.percentile(99)),
      {
        quantile: '0.99',
      },
    ),
  ]
}

function poolFamily({ pool }: Database): MetricFamily[] {
  if (!pool) return []
  const samples = Object.entries(pool()).map(([state, value]) => ({ labels: { state }, value }))
  const help = 'Connections to the database, and requests for one.'
  return [{ name: 'toju_database_connections', kind: 'gauge', help, samples }]
}

/** Only `toju_database_up` if the database does not respond. */
async function outboxFamilies(database: Database, now: number): Promise<MetricFamily[]> {
  const state = await outboxState(database.read, now).catch(() => null)
  const up = gauge('toju_database_up', '1 while the database responds.', state ? 1 : 0)
  if (!state) return [up]
  return [
    up,
    gauge('toju_outbox_pending', 'Mails not sent yet.', state.waiting),
    gauge(
      'toju_outbox_oldest_seconds',
      'How long the oldest of them waits.',
      state.oldestMs / 1000,
    ),
    gauge('toju_outbox_dead', 'Failed mails that no admin has put aside yet.', state.dead),
  ]
}
