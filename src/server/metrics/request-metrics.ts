import { Counter, Histogram, type Registry } from 'prom-client'
import { apiBase, type Endpoint } from '../../api/endpoint.ts'
import type { RequestLine } from '../lib/log.ts'

/** Counts a request by endpoint and status, and its duration. */
export type RequestMetrics = (
  request: Pick<RequestLine, 'method' | 'path' | 'status' | 'ms'>,
) => void

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
