import type { ServerResponse } from 'node:http'
import { pagePolicy } from '../security-headers.ts'
import type { StaticFile } from '../static-files.ts'

/**
 * Completes the headers that Astro writes, so that a rendered page is sent like a pre-rendered one. Its
 * policy for a rendered page lacks `frame-ancestors`, its type the charset, and it says nothing about
 * caches.
 * For a page that fails, Astro sends `errorPage` without its policy, so the default policy would
 * block the page's styles. Astro always sends 500 then; `statusOfError` gives the real status.
 */
export function withSsrHeaders(
  response: ServerResponse,
  errorPage: StaticFile | undefined,
  statusOfError: () => number,
): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1)
    if (isHeaders(headers)) {
      if (headers['content-type'] === 'text/html') headers['content-type'] = htmlType
      if (!response.hasHeader('cache-control')) headers['cache-control'] ??= cacheControlOf(status)
      const policy = headers['content-security-policy']
      if (typeof policy === 'string') headers['content-security-policy'] = pagePolicy(policy)
      else if (status === 500) Object.assign(headers, errorHeaders(errorPage))
    }
    return writeHead(status === 500 ? statusOfError() : status, ...rest)
  }) as ServerResponse['writeHead']
  return response
}

const htmlType = 'text/html; charset=utf-8'

/** Caches ask again for what may change, and keep no error. */
function cacheControlOf(status: number): string {
  return status < 400 ? 'no-cache' : 'no-store'
}

function errorHeaders(errorPage: StaticFile | undefined): Record<string, string> {
  const policy = errorPage?.headers['content-security-policy']
  return { 'cache-control': 'no-store', ...(policy && { 'content-security-policy': policy }) }
}

function isHeaders(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
