import { logOrigin } from '../../../domain/transparency/checkpoint.ts'
import { encodeVerifierKey } from '../../../domain/transparency/signed-note.ts'
import type { LogHeadRow } from '../../db/tables.ts'
import { sha256 } from '../../lib/sha256.ts'
import { cosignatures, findLogHead } from '../../queries/proofs/log-tree.ts'
import type { AppContext } from '../context.ts'

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
