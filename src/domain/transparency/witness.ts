import { fromBase64, toBase64 } from '../bytes.ts'
import { type Checker, openCheckpoint, type SignedCheckpoint, treeOf } from './check-entry.ts'
import { consistencyProof, hashBytes, isConsistent, type TreeHead } from './merkle-tree.ts'
import {
  cosignedMessage,
  encodeCosignature,
  formatSignature,
  keyIdOf,
  type NoteKey,
} from './signed-note.ts'

// C2SP tlog-witness.

/** What a witness has seen of a log before it has signed any checkpoint: an empty tree. */
export const nothingWitnessed: TreeHead = { size: 0, root: new Uint8Array(hashBytes) }

/** The request of a log to a witness. */
export interface WitnessRequest {
  /** How many entries the witness has seen, as far as the log knows. */
  old: number
  proof: readonly Uint8Array[]
  /** The signed checkpoint. */
  note: string
}

const maxProof = 63

export function formatWitnessRequest({ old, proof, note }: WitnessRequest): string {
  return `old ${old}\n${proof.map((hash) => `${toBase64(hash)}\n`).join('')}\n${note}`
}

export function parseWitnessRequest(body: string): WitnessRequest | null {
  const end = body.indexOf('\n\n')
  const [first = '', ...lines] = body.slice(0, end).split('\n')
  const [, old] = /^old (0|[1-9]\d{0,15})$/.exec(first) ?? []
  if (end < 0 || old === undefined || lines.length > maxProof) return null
  const proof: Uint8Array[] = []
  for (const line of lines) {
    const hash = fromBase64(line)
    if (hash?.length !== hashBytes) return null
    proof.push(hash)
  }
  return { old: Number(old), proof, note: body.slice(end + 2) }
}

export type WitnessResponse =
  /** `witnessed` has to be stored before the cosignature goes out. */
  | { status: 200; witnessed: TreeHead; text: string }
  /** `size`: how many entries the witness has seen. */
  | { status: 409; size: number; isFork: boolean }
  | { status: 400 | 403 | 404 | 422 }

/** A witness signs a checkpoint only if it continues the last one that the witness signed. */
export async function judgeCheckpoint(
  request: WitnessRequest,
  { key, seen }: { key: NoteKey; seen: TreeHead },
  by: Pick<Checker, 'sha256' | 'verify'>,
): Promise<WitnessResponse> {
  const { old, proof, note } = request
  const [origin] = note.split('\n', 1)
  if (origin !== key.name) return { status: 404 }
  const checkpoint = await openCheckpoint(note, key, by)
  if (!checkpoint) return { status: 403 }
  const { size, root, text } = checkpoint
  if (old > size) return { status: 400 }
  if (old !== seen.size) return { status: 409, size: seen.size, isFork: false }
  if (size === seen.size && !sameRoot(root, seen) && size > 0) {
    return { status: 409, size: seen.size, isFork: true }
  }
  const continues = size === old || (await isConsistent(seen, checkpoint, proof, by.sha256))
  return continues ? { status: 200, witnessed: { size, root }, text } : { status: 422 }
}

function sameRoot(root: Uint8Array, seen: TreeHead): boolean {
  return toBase64(root) === toBase64(seen.root)
}

/** The line in which a witness states that it saw this text at `time` (seconds since 1970). */
export async function cosign(
  text: string,
  time: number,
  { key, sign }: { key: NoteKey; sign: (message: Uint8Array) => Uint8Array },
  { sha256 }: Pick<Checker, 'sha256'>,
): Promise<string> {
  const signature = encodeCosignature(time, sign(cosignedMessage(text, time)))
  return formatSignature(key.name, await keyIdOf(key, sha256), signature)
}

/** Whether a published log continues the tree that was seen, computed from its tiles alone. */
export async function continues(
  checker: Checker,
  seen: TreeHead,
  { size, root }: Pick<SignedCheckpoint, 'size' | 'root'>,
): Promise<boolean> {
  // The log was rolled back.
  if (size < seen.size) return false
  if (size === seen.size) return size === 0 || sameRoot(root, seen)
  const { sha256 } = checker
  const proof = await consistencyProof(seen.size, size, treeOf(checker, size), sha256)
  return isConsistent(seen, { size, root }, proof, sha256)
}
