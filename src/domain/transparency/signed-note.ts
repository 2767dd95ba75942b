import { concatBytes, fromBase64, toBase64, toHex, utf8 } from '../bytes.ts'
import type { Sha256 } from './merkle-tree.ts'

// Signed notes, C2SP signed-note and tlog-cosignature.

/** `log`: the text itself is signed · `witness`: the text with the time of the signature. */
export const signatureTypes = { log: 1, witness: 4 } as const
export type SignatureType = keyof typeof signatureTypes

export interface NoteKey {
  name: string
  type: SignatureType
  /** Ed25519, 32 bytes. */
  publicKey: Uint8Array
}

export interface NoteSignature {
  name: string
  /** The first four bytes of the key's hash, in hex. */
  keyId: string
  /** The bytes after the key id. */
  signature: Uint8Array
}

export interface Note {
  /** With the line break at its end. */
  text: string
  signatures: NoteSignature[]
}

const publicKeyBytes = 32

/** Tells keys of one name apart. */
export async function keyIdOf({ name, type, publicKey }: NoteKey, sha256: Sha256) {
  const hash = await sha256(
    concatBytes(utf8(`${name}\n`), Uint8Array.of(signatureTypes[type]), publicKey),
  )
  return hash.slice(0, 4)
}

/** A public key as a line of text, a "vkey", as in `LOG_WITNESSES` and the documentation. */
export async function encodeVerifierKey(key: NoteKey, sha256: Sha256): Promise<string> {
  const id = toHex(await keyIdOf(key, sha256))
  return `${key.name}+${id}+${toBase64(concatBytes(Uint8Array.of(signatureTypes[key.type]), key.publicKey))}`
}

/** Null unless the line is a key that can sign a note and has the right id. */
export async function parseVerifierKey(line: string, sha256: Sha256): Promise<NoteKey | null> {
  const [, name = '', id, encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line) ?? []
  const bytes = fromBase64(encoded)
  const type = typeOf(bytes?.[0])
  if (!bytes || !type || bytes.length !== publicKeyBytes + 1) return null
  const key = { name, type, publicKey: bytes.slice(1) }
  return toHex(await keyIdOf(key, sha256)) === id ? key : null
}

function typeOf(code: number | undefined): SignatureType | undefined {
  if (code === signatureTypes.log) return 'log'
  return code === signatureTypes.witness ? 'witness' : undefined
}

export function formatSignature(name: string, keyId: Uint8Array, signature: Uint8Array): string {
  return `— ${name} ${toBase64(concatBytes(keyId, signature))}\n`
}

/** A text and its signature lines as one note. */
export function formatNote(text: string, signatureLines: readonly string[]): string {
  return `${text}\n${signatureLines.join('')}`
}

const signatureLine = /^— ([^\s+]+) (\S+)$/
/** More than any log has witnesses. Notes come from strangers, so their number is limited. */
const maxSignatures = 100

/** Null unless it has the form of a signed note. Does not verify the signatures. */
export function parseNote(note: string): Note | null {
  const end = note.lastIndexOf('\n\n')
  if (end < 0 || !note.endsWith('\n')) return null
  const text = note.slice(0, end + 1)
  const lines = note.slice(end + 2, -1).split('\n')
  if (lines.length > maxSignatures) return null
  const signatures: NoteSignature[] = []
  for (const line of lines) {
    const signature = parseSignature(line)
    if (!signature) return null
    signatures.push(signature)
  }
  return { text, signatures }
}

function parseSignature(line: string): NoteSignature | null {
  const [, name = '', encoded = ''] = signatureLine.exec(line) ?? []
  const bytes = fromBase64(encoded)
  if (!bytes || bytes.length <= 4) return null
  return { name, keyId: toHex(bytes.slice(0, 4)), signature: bytes.slice(4) }
}

export type VerifyEd25519 = (
  publicKey: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => boolean | Promise<boolean>

/** What a witness signs: that it saw this text at this time (seconds since 1970). */
export function cosignedMessage(text: string, time: number): Uint8Array<ArrayBuffer> {
  return utf8(`cosignature/v1\ntime ${time}\n${text}`)
}

/** A cosignature after its time, which is eight bytes, big-endian. */
export function encodeCosignature(time: number, signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const seconds = new Uint8Array(8)
  new DataView(seconds.buffer).setBigUint64(0, BigInt(time))
  return concatBytes(seconds, signature)
}

/** Null unless the key signed the note. `time`: when a witness signed it, in seconds since 1970. */
export async function verifyNote(
  { text, signatures }: Note,
  key: NoteKey,
  { sha256, verify }: { sha256: Sha256; verify: VerifyEd25519 },
): Promise<{ time: number | null } | null> {
  const id = toHex(await keyIdOf(key, sha256))
  for (const { name, keyId, signature } of signatures) {
    if (name !== key.name || keyId !== id) continue
    const publicKey = concatBytes(key.publicKey)
    if (key.type === 'log') {
      if (signature.length !== 64) continue
      if (await verify(publicKey, utf8(text), concatBytes(signature))) return { time: null }
      continue
    }
    if (signature.length !== 72) continue
    const time = Number(new DataView(concatBytes(signature).buffer).getBigUint64(0))
    if (!Number.isSafeInteger(time)) continue
    const message = cosignedMessage(text, time)
    if (await verify(publicKey, message, concatBytes(signature.subarray(8)))) return { time }
  }
  return null
}
