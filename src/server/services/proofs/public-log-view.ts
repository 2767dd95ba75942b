import { type EntryKind, entryKinds } from '../../../domain/transparency/entries.ts'
import { cosignatures, findLogHead, logMonths } from '../../queries/proofs/log-tree.ts'
import type { AppContext } from '../context.ts'
import { logVerifierKey, publishedCheckpoint } from './published-checkpoint.ts'

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
