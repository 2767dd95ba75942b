import { concatBytes, fromBase64, fromUtf8, toBase64, utf8 } from '../bytes.ts'

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
  /** Seconds since 1970, UTC. */
  time: number
  /** SHA-256 over a nonce and the identifiers, or the source and hash of a list, base64. */
  commitment: string
}

const form =
  /^\{"kind":"(\w+)","role":"(\w+)","time":(0|[1-9]\d{0,15}),"commitment":"([A-Za-z0-9+/]{43}=)"\}$/

/** The bytes of a leaf: JSON with its members in this order and without spaces. */
export function encodeEntry({ kind, role, time, commitment }: LogEntry): Uint8Array<ArrayBuffer> {
  return utf8(JSON.stringify({ kind, role, time, commitment }))
}

/** Null unless the bytes are exactly what `encodeEntry` makes. */
export function decodeEntry(bytes: Uint8Array): LogEntry | null {
  const [, kind, role, time, commitment] = form.exec(fromUtf8(bytes) ?? '') ?? []
  const knownKind = entryKinds.find((known) => known === kind)
  const knownRole = entryRoles.find((known) => known === role)
  if (!knownKind || !knownRole || !commitment || fromBase64(commitment) === null) return null
  return { kind: knownKind, role: knownRole, time: Number(time), commitment }
}

/** An identifier as a commitment contains it: `imei:356938035643809`. */
export function identifierText({ namespace, key }: { namespace: string; key: string }): string {
  return `${namespace}:${key}`
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

/** Null if an entry is cut off. */
export function decodeBundle(bytes: Uint8Array): Uint8Array[] | null {
  const entries: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
    at += 2
    if (at + length > bytes.length) return null
    entries.push(bytes.slice(at, at + length))
    at += length
  }
  return entries
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
