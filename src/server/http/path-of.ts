import { getPath } from 'hono/utils/url'
import { apiBase } from '../../api/endpoint.ts'
import { channelBase } from './channels/channel-app.ts'
import { renderedPageAt } from './rendered/rendered-pages.ts'
import { findStaticFile, type StaticFiles } from './static-files.ts'

const maxCharacters = 200

/** What a chat or a sentence puts behind a link. */
const afterLink = /[\s.,;:!?)\]}>'"’”»…*]+$/u

/**
 * The encoded path of the page that somebody meant who followed a link with punctuation behind it, or
 * with capitals: `/login.` and `/Verify`. Undefined if the path is right, or no page is like it.
 */
export function meantPath(pages: StaticFiles, path: string): string | undefined {
  // No page has such a path, and the end of one is found in time that grows with its square.
  if (path.length > maxCharacters) return undefined
  const trimmed = path.replace(afterLink, '')
  if (trimmed === path && hasPage(pages, path)) return undefined
  const lowered = trimmed.replace(/^\/[^/]*/, (first) => first.toLowerCase())
  const meant = [trimmed, lowered, trimmed.toLowerCase()].find(
    (each) => each !== path && each !== '' && hasPage(pages, each),
  )
  return meant === undefined ? undefined : encodeURI(meant)
}

function hasPage(pages: StaticFiles, path: string): boolean {
  return findStaticFile(pages, pagePathOf(path)) !== undefined || renderedPageAt(path) !== undefined
}

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
