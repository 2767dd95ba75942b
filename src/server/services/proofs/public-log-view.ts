import { logOrigin } from '../../../domain/transparency/checkpoint.ts'
import { type EntryKind, entryKinds } from '../../../domain/transparency/entries.ts'
import { encodeVerifierKey } from '../../../domain/transparency/signed-note.ts'
import type { LogHeadRow } from '../../db/tables.ts'
import { sha256 } from '../../lib/hashes.ts'
import { cosignatures, findLogHead, logMonths } from '../../queries/proofs/log-tree.ts'
import type { AppContext } from '../context.ts'

/** The counts of a year: one for each month and kind. */
const newestCounts = 12 * entryKinds.length

/** The public log for the page /log. */
export async function publicLogView(
  services: Pick<AppContext, 'database' | 'logKey' | 'publicOrigin'>,
): Promise<App.PublicLogView> {
  const { read } = services.database
  const head = await findLogHead(read)
  const months = new Map<string, Partial<Record<EntryKind, number>>>()
  for (const { month, kind, entries } of await logMonths(read, newestCounts)) {
    months.set(month, { ...months.get(month), [kind]: entries })
  }
  return {
    size: head?.size ?? 0,
    signedAt: head?.signed_at ?? null,
    note: await publishedCheckpoint(services),
    key: await logVerifierKey(services),
    witnesses: (await cosignatures(read)).map(({ witness, size, signed_at }) => ({
      name: witness,
      size,
      signedAt: signed_at,
    })),
    months: [...months].map(([month, counts]) => ({ month, counts })),
  }
}

/** The newest checkpoint with the signatures of its witnesses; null before the first checkpoint. */
export async function publishedCheckpoint(
  { database }: Pick<AppContext, 'database'>,
  newest?: Pick<LogHeadRow, 'note'>,
): Promise<string | null> {
  const head = newest ?? (await findLogHead(database.read))
  if (!head) return null
  const lines = (await cosignatures(database.read))
    .filter(({ text }) => head.note.startsWith(`${text}\n`))
    .map(({ line }) => line)
  return head.note + lines.join('')
}

/** The log's public key, as the line that witnesses are given. */
export function logVerifierKey({
  logKey,
  publicOrigin,
}: Pick<AppContext, 'logKey' | 'publicOrigin'>): Promise<string> {
  const name = logOrigin(publicOrigin)
  return encodeVerifierKey({ name, type: 'log', publicKey: logKey.publicKey }, sha256)
}
