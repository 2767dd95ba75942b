import { toHex } from '../bytes.ts'
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts'
import { encodeEntry, isCommitment, type LogEntry, type Opening, openingInput } from './entries.ts'
import { inclusionProof, isIncluded, leafInput, type Sha256 } from './merkle-tree.ts'
import {
  type NoteKey,
  parseNote,
  parseVerifierKey,
  type VerifyEd25519,
  verifyNote,
} from './signed-note.ts'
import { hashesFromTiles, tilePath } from './tiles.ts'

/** Reads a file of a log by its path below the log’s URL; rejects if it does not exist. */
export type ReadLogFile = (path: string) => Promise<Uint8Array>

export interface Checker {
  read: ReadLogFile
  sha256: Sha256
  verify: VerifyEd25519
}

export interface SignedCheckpoint extends Checkpoint {
  /** The whole note, as it was published. */
  note: string
  /** The text that is signed. */
  text: string
}

/** The newest checkpoint; null unless it is of the log of this key and signed by the key. */
async function readCheckpoint(
  { read, sha256, verify }: Checker,
  key: NoteKey,
): Promise<SignedCheckpoint | null> {
  const note = new TextDecoder().decode(await read('checkpoint'))
  const parsed = parseNote(note)
  const checkpoint = parsed && parseCheckpoint(parsed.text)
  if (!parsed || !checkpoint || checkpoint.origin !== key.name) return null
  if (!(await verifyNote(parsed, key, { sha256, verify }))) return null
  return { ...checkpoint, note, text: parsed.text }
}

async function readLogKey({ read, sha256 }: Checker): Promise<NoteKey | null> {
  const line = new TextDecoder().decode(await read('key')).trim()
  return parseVerifierKey(line, sha256)
}

/** The tree of a checkpoint, read from tiles. */
function treeOf({ read, sha256 }: Checker, size: number) {
  return hashesFromTiles(
    size,
    (place, width) => read(tilePath({ kind: 'hashes', ...place, width })),
    sha256,
  )
}

export type EntryCheck =
  | { ok: true; size: number; root: string; path: string[] }
  | { ok: false; why: 'not-opened' | 'no-checkpoint' | 'not-included' }

/**
 * Checks from the published files alone that an entry is in the log and that it is about the
 * identifiers in its opening.
 */
export async function checkEntry(
  checker: Checker,
  { index, entry, opening }: { index: number; entry: LogEntry; opening: Opening },
): Promise<EntryCheck> {
  const { sha256 } = checker
  const input = openingInput(opening)
  if (!input || !isCommitment(await sha256(input), entry)) return { ok: false, why: 'not-opened' }
  const key = await readLogKey(checker)
  const checkpoint = key && (await readCheckpoint(checker, key))
  if (!checkpoint) return { ok: false, why: 'no-checkpoint' }
  const { size, root } = checkpoint
  if (index >= size) return { ok: false, why: 'not-included' }
  const path = await inclusionProof(index, size, treeOf(checker, size), sha256)
  const leafHash = await sha256(leafInput(encodeEntry(entry)))
  const isThere = await isIncluded({ leafHash, index, size, root }, path, sha256)
  return isThere
    ? { ok: true, size, root: toHex(root), path: path.map(toHex) }
    : { ok: false, why: 'not-included' }
}
