import { apiBase, type Endpoint } from '../../api/endpoint.ts'
import type { RequestLine } from '../lib/request-log.ts'
import type { MetricFamily, Sample } from './exposition.ts'

/** Upper bounds of the buckets, in milliseconds. The alerts use 50 and 500. */
const boundsMs = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000]
const statuses = ['2xx', '3xx', '4xx', '429', '5xx'] as const

/** Counts requests by endpoint and status, and their durations. */
export interface HttpMetrics {
  count(line: Pick<RequestLine, 'method' | 'path' | 'status' | 'ms'>): void
  families(): MetricFamily[]
}

interface Figures {
  byStatus: Float64Array
  byBound: Float64Array
  sumMs: number
}

/**
 * Counts in arrays, because every lookup is counted: prom-client takes 2 µs per request, an array
 * 0.01 µs. Labels are endpoints of the contract or kinds of page, never URLs or parts of them.
 */
export function createHttpMetrics(endpoints: readonly Endpoint[]): HttpMetrics {
  const nameOf = createNamer(endpoints)
  const figures = new Map<string, Figures>()
  const figuresOf = (name: string) => {
    const existing = figures.get(name)
    if (existing) return existing
    const created: Figures = {
      byStatus: new Float64Array(statuses.length),
      byBound: new Float64Array(boundsMs.length + 1),
      sumMs: 0,
    }
    figures.set(name, created)
    return created
  }
  return {
    count({ method, path, status, ms }) {
      const counted = figuresOf(nameOf(method, path))
      add(counted.byStatus, statusPlace(status))
      add(counted.byBound, boundPlace(ms))
      counted.sumMs += ms
    },
    families: () => familiesOf(figures),
  }
}

function add(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

function statusPlace(status: number): number {
  if (status === 429) return 3
  return status >= 500 ? 4 : status >= 400 ? 2 : status >= 300 ? 1 : 0
}

function boundPlace(ms: number): number {
  let place = 0
  while (place < boundsMs.length && ms > (boundsMs[place] ?? 0)) place += 1
  return place
}

/** Names a request by its endpoint, or by the kind of page or file. */
function createNamer(endpoints: readonly Endpoint[]): (method: string, path: string) => string {
  const literal = new Map<string, Map<string, string>>()
  const patterns: { method: string; pattern: RegExp; name: string }[] = []
  for (const { method, path } of endpoints) {
    const name = `${method} ${path}`
    if (!path.includes('{')) {
      const ofPath = literal.get(apiBase + path) ?? new Map<string, string>()
      literal.set(apiBase + path, ofPath.set(method, name))
    } else {
      const pattern = new RegExp(`^${apiBase}${path.replace(/\{\w+\}/g, '[^/]+')}$`)
      patterns.push({ method, pattern, name })
    }
  }
  return (method, path) => {
    if (!path.startsWith(`${apiBase}/`)) return kindOf(path)
    const exact = literal.get(path)?.get(method)
    if (exact) return exact
    const found = patterns.find((each) => each.method === method && each.pattern.test(path))
    return found?.name ?? 'api, other'
  }
}

function kindOf(path: string): string {
  if (path.startsWith('/uploads/')) return 'pictures'
  if (path.startsWith('/_astro/')) return 'assets'
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'probes'
  return path === '/search' ? 'search page' : 'pages'
}

function familiesOf(figures: ReadonlyMap<string, Figures>): MetricFamily[] {
  const requests: Sample[] = []
  const durations: Sample[] = []
  for (const [endpoint, { byStatus, byBound, sumMs }] of figures) {
    statuses.forEach((status, place) => {
      const value = byStatus[place] ?? 0
      if (value > 0) requests.push({ labels: { endpoint, status }, value })
    })
    let sum = 0
    byBound.forEach((count, place) => {
      sum += count
      const bound = boundsMs[place]
      const le = bound === undefined ? '+Inf' : String(bound / 1000)
      durations.push({ suffix: '_bucket', labels: { endpoint, le }, value: sum })
    })
    durations.push({ suffix: '_sum', labels: { endpoint }, value: sumMs / 1000 })
    durations.push({ suffix: '_count', labels: { endpoint }, value: sum })
  }
  return [
    {
      name: 'toju_requests_total',
      kind: 'counter',
      help: 'Requests by endpoint and status; 429 is above a rate limit.',
      samples: requests,
    },
    {
      name: 'toju_request_duration_seconds',
      kind: 'histogram',
      help: 'From the first line of a request to the end of its response.',
      samples: durations,
    },
  ]
}
