import { toHex } from '../../../domain/bytes.ts'
import { encodeEntry, type LogEntry, type Opening } from '../../../domain/transparency/entries.ts'
import { inclusionProof, leafInput } from '../../../domain/transparency/merkle-tree.ts'
import type { LogHeadRow } from '../../db/tables.ts'
import { sha256 } from '../../lib/hashes.ts'
import { entriesOfReportQuery } from '../../queries/proofs/log-entries.ts'
import { committedTree } from '../../queries/proofs/log-tree.ts'
import type { AppContext, Context } from '../context.ts'

/** The hashes that prove that a checkpoint covers an entry; null if the entry is newer. */
async function proveEntry(
  { database }: Pick<AppContext, 'database'>,
  { size }: Pick<LogHeadRow, 'size'>,
  index: number,
): Promise<Uint8Array[] | null> {
  if (index >= size) return null
  return inclusionProof(index, size, committedTree(database, size), sha256)
}

export interface EntryOfReport {
  /** From 0; null until the entry is in the tree. */
  index: number | null
  entry: LogEntry
  opening: Opening
}

/** What the public log says about a report, oldest first. */
export async function entriesOfReport(
  { database }: Pick<Context, 'database'>,
  reportId: string,
): Promise<(EntryOfReport & { opening: { nonce: string; identifiers: string[] } })[]> {
  const rows = await entriesOfReportQuery(database.read, reportId).execute()
  return rows.map(({ kind, role, time, commitment, position, nonce, identifiers }) => ({
    index: position,
    entry: { kind, role, time, commitment },
    opening: { nonce, identifiers: JSON.parse(identifiers) },
  }))
}

export interface ProvedEntry extends EntryOfReport {
  /** Hex, as RFC 6962 hashes a leaf. */
  leafHash: string
  /** Hex, from the leaf to the root; null while the checkpoint does not have the entry. */
  inclusionProof: string[] | null
}

export async function proveEntriesOfReport(
  ctx: Context,
  head: Pick<LogHeadRow, 'size'> | undefined,
  reportId: string,
): Promise<ProvedEntry[]> {
  return Promise.all(
    (await entriesOfReport(ctx, reportId)).map(async (each) => {
      const path = head && each.index !== null ? await proveEntry(ctx, head, each.index) : null
      const leafHash = sha256(leafInput(encodeEntry(each.entry)))
      return { ...each, leafHash: toHex(leafHash), inclusionProof: path?.map(toHex) ?? null }
    }),
  )
}
