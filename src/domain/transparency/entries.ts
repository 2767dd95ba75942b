import { concatBytes, fromBase64, toBase64, utf8 } from '../bytes.ts'
import { startOfDayOf } from '../calendar-days.ts'
import type { IdentifierNamespace } from '../identifiers/kinds.ts'
import { withoutMaker } from '../identifiers/serial-namespaces.ts'

/** How the public result of a lookup changed. */
export const entryKinds = [
  'reported',
  'confirmed',
  'rejected',
  'withdrawn',
  'found',
  'reopened',
  'decided',
  'erased',
  // These two are about a number that two people claim.
  'contested',
  'settled',
  // These two are about the list of an authority, not about a report.
  'listed',
  'unlisted',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Who caused the change: `system` is an automatic change, such as an import. */
export const entryRoles = ['reporter', 'staff', 'system'] as const
export type EntryRole = (typeof entryRoles)[number]

/** A leaf of the log, as everyone may read it. */
export interface LogEntry {
  kind: EntryKind
  role: EntryRole
  /** The start of the Nigerian day, in seconds since 1970, UTC. */
  time: number
  /** SHA-256 over a nonce and the identifiers, or the source and hash of a list, base64. */
  commitment: string
}

/** The `time` of an entry. A finer one, beside the time of a lookup, would show whom it is about. */
export function entryTimeOf(instant: number): number {
  return startOfDayOf(instant) / 1000
}

/** The bytes of a leaf: JSON with its members in this order and without spaces. */
export function encodeEntry({ kind, role, time, commitment }: LogEntry): Uint8Array<ArrayBuffer> {
  return utf8(JSON.stringify({ kind, role, time, commitment }))
}

/**
 * An identifier as a commitment contains it: `imei:35693803564380`. A serial number has no maker
 * there, because the brand of an asset may be corrected, and an entry of the log never changes.
 */
export function identifierText({
  namespace,
  key,
}: {
  namespace: IdentifierNamespace
  key: string
}): string {
  return `${withoutMaker(namespace)}:${key}`
}

export const nonceBytes = 32

/** A list as a commitment contains it, in place of identifiers. */
export function listTexts({ source, fileHash }: { source: string; fileHash: string }): string[] {
  return [`sha256:${fileHash}`, `source:${source}`]
}

/** What is hashed for a commitment: the nonce, then the sorted identifiers, one per line. */
export function commitmentInput(
  nonce: Uint8Array,
  identifiers: readonly string[],
): Uint8Array<ArrayBuffer> {
  if (nonce.length !== nonceBytes) throw new RangeError('a nonce has 32 bytes')
  return concatBytes(nonce, utf8(identifiers.toSorted().join('\n')))
}

/** A bundle of tlog-tiles: each entry after its length, which is two bytes, big-endian. */
export function encodeBundle(entries: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return concatBytes(
    ...entries.flatMap((entry) => [
      Uint8Array.of(Math.floor(entry.length / 256), entry.length % 256),
      entry,
    ]),
  )
}

/** Shows what a commitment is about. Without the nonce, nobody can find out. */
export interface Opening {
  /** Base64. */
  nonce: string
  identifiers: readonly string[]
}

export function openingInput({ nonce, identifiers }: Opening): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase64(nonce)
  return bytes?.length === nonceBytes ? commitmentInput(bytes, identifiers) : null
}

export function isCommitment(hash: Uint8Array, { commitment }: LogEntry): boolean {
  return toBase64(hash) === commitment
}
