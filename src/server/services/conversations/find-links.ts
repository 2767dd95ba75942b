import { parse } from 'tldts'
import { linkIn } from '../../../domain/conversations/links.ts'
import type { ContactWarning } from '../../../domain/conversations/warning-kinds.ts'
import { warningsIn } from '../../../domain/conversations/warnings.ts'

/** By the list of public suffixes, which is too long for a browser. */
function isHost(name: string): boolean {
  const { domain, isIcann, isPrivate } = parse(name)
  return domain !== null && (isIcann === true || isPrivate === true)
}

/** The first web address in a text, as it reads without its disguises; null where there is none. */
export function findLink(text: string): string | null {
  return linkIn(text, isHost)
}

/** What a reader ought to be warned of in a message, links included. */
export function findWarnings(text: string): ContactWarning[] {
  return warningsIn(text, findLink(text) !== null)
}
