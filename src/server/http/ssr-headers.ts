import type { ServerResponse } from 'node:http'
import { pagePolicy } from './security-headers.ts'
import type { StaticFile } from './static-files.ts'

/**
 * Astro sends a rendered page's policy itself, without what only a header may say. For a page that
 * fails it sends `errorPage`, and no policy at all: nothing on it would be drawn as it should. Its
 * status is then `statusOfError`, since Astro does not know whose fault it was.
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
      const policy = headers['content-security-policy']
      if (typeof policy === 'string') headers['content-security-policy'] = pagePolicy(policy)
      else if (status === 500) Object.assign(headers, errorHeaders(errorPage))
    }
    return writeHead(status === 500 ? statusOfError() : status, ...rest)
  }) as ServerResponse['writeHead']
  return response
}

function errorHeaders(errorPage: StaticFile | undefined): Record<string, string> {
  const policy = errorPage?.headers['content-security-policy']
  return { 'cache-control': 'no-store', ...(policy && { 'content-security-policy': policy }) }
}

function isHeaders(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
