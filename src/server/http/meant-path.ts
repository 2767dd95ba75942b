import { pagePathOf } from './path-of.ts'
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
