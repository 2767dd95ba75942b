import { getPath } from 'hono/utils/url'
import { apiBase } from '../../api/endpoint.ts'
import { channelBase } from './channels/channel-app.ts'

/** The decoded path of a URL; undefined for `*`, a bad `%`, a backslash, a NUL or a dot for a segment. */
export function pathOf(url: string | undefined): string | undefined {
  const raw = url?.split('?', 1)[0] ?? ''
  if (!raw.startsWith('/') || raw.startsWith('//') || raw.includes('\\')) return undefined
  try {
    const path = decodeURIComponent(raw)
    return /\0|\/\.{1,2}(?:\/|$)/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** A URL without a readable path, below `/api` for what no browser asks for. */
export function unreadable(url = ''): string {
  return url.startsWith('/') && !url.startsWith(`${apiBase}/`) ? '/%00' : `${apiBase}/%00`
}

export function isUnreadable(path: string): boolean {
  return path.includes('\0')
}

/**
 * The path by which a request is routed. A page is found in each spelling of its path, with a slash
 * behind it, too; an endpoint only in its own.
 */
export function routedPath(request: Request): string {
  const path = getPath(request)
  if (isBelow(apiBase, path) || isBelow(channelBase, path)) return path
  const { pathname } = new URL(request.url)
  return (pathOf(pathname) ?? path).replace(/(.)\/$/, '$1')
}

/** The path of the static page for a URL path: each app is one page for all paths below it. */
export function pagePathOf(path: string): string {
  return /^\/(?:dashboard|admin)(?=\/|$)/.exec(path)?.[0] ?? path
}

export function isBelow(base: string, path: string): boolean {
  return path === base || path.startsWith(`${base}/`)
}
