import { inclusionProof } from '../../../domain/transparency/merkle-tree.ts'
import { sha256 } from '../../lib/sha256.ts'
import { committedTree, findLogHead } from '../../queries/proofs/log-tree.ts'
import type { AppContext } from '../context.ts'

/** That an entry is in the log, as the newest checkpoint has it. */
export interface EntryProof {
  size: number
  /** Base64. */
  root: string
  path: Uint8Array[]
}

/** Null while the entry is in no checkpoint. */
export async function proveEntry(
  { database }: Pick<AppContext, 'database'>,
  index: number,
): Promise<EntryProof | null> {
  const head = await findLogHead(database.read)
  if (!head || index >= head.size) return null
  const { size, root } = head
  const path = await inclusionProof(index, size, committedTree(database, size), sha256)
  return { size, root, path }
}
