import { inclusionProof } from '../../../domain/transparency/merkle-tree.ts'
import type { LogHeadRow } from '../../db/tables.ts'
import { sha256 } from '../../lib/sha256.ts'
import { committedTree } from '../../queries/proofs/log-tree.ts'
import type { AppContext } from '../context.ts'

/** The hashes that prove that a checkpoint covers an entry; null if the entry is newer. */
export async function proveEntry(
  { database }: Pick<AppContext, 'database'>,
  { size }: Pick<LogHeadRow, 'size'>,
  index: number,
): Promise<Uint8Array[] | null> {
  if (index >= size) return null
  return inclusionProof(index, size, committedTree(database, size), sha256)
}
