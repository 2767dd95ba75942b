import { parse } from 'tldts'
import type { ContactWarning } from '../../../domain/conversations/conversations.ts'
import { linkIn } from '../../../domain/conversations/links.ts'
import { warningsIn } from '../../../domain/conversations/warnings.ts'

/** Whether a name has a public suffix. The list of these is too large for a browser. */
function isHost(name: string): boolean {
  const { domain, isIcann, isPrivate } = parse(name)
  return domain !== null && (isIcann === true || isPrivate === true)
}

/** The first link in a text, with disguises removed; null if there is none. */
export function findLink(text: string): string | null {
  return linkIn(text, isHost)
}

/** Warnings for the reader of a message, including links. */
export function findWarnings(text: string): ContactWarning[] {
  return warningsIn(text, findLink(text) !== null)
}
