import { createHash, createPublicKey, verify } from 'node:crypto'
import { appendToLog } from '../../../src/server/services/proofs/append-to-log.ts'
import type { TestApp } from '../app.ts'
import { leafHashOf, rootOf } from './independent-tree.ts'

export interface ReadEntry {
  kind: string
  role: string
  time: number
  commitment: string
  /** The report, as long as its nonce is stored. */
  reportId: string | null
}

/**
 * The public log after all pending entries have been appended; throws unless its checkpoint is
 * signed and its root is that of its entries, computed without the product's own code.
 */
export async function readLog(app: TestApp): Promise<ReadEntry[]> {
  await appendToLog(app.services)
  const rows = await app.database.read
    .selectFrom('log_entries')
    .leftJoin('log_openings', 'entry_id', 'id')
    .selectAll()
    .orderBy('position')
    .execute()
  const entries = rows.map(({ kind, role, time, commitment }) => ({
    kind,
    role,
    time,
    commitment,
  }))
  const leaves = entries.map((entry) => leafHashOf(Buffer.from(JSON.stringify(entry))))
  const root = rootOf(leaves).toString('base64')
  const { note } = await app.database.read
    .selectFrom('log_head')
    .selectAll()
    .executeTakeFirstOrThrow()
  const [text = '', signature = ''] = note.split('\n\n')
  if (!text.startsWith(`toju.test/log\n${leaves.length}\n${root}\n`)) {
    throw new Error(`the checkpoint is not of these entries:\n${note}`)
  }
  const signed = Buffer.from(signature.split(' ')[2] ?? '', 'base64').subarray(4)
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: app.services.logKey.x },
    format: 'jwk',
  })
  if (!verify(null, Buffer.from(`${text}\n`), key, signed)) throw new Error('not signed')
  for (const [index, { nonce, identifiers, commitment, position }] of rows.entries()) {
    if (position !== index) throw new Error(`entry ${index} is at ${position}`)
    if (nonce === null || identifiers === null) continue
    const lines = (JSON.parse(identifiers) as string[]).join('\n')
    const opened = createHash('sha256').update(Buffer.from(nonce, 'base64')).update(lines)
    if (opened.digest('base64') !== commitment) throw new Error(`entry ${index} does not open`)
  }
  return rows.map(({ kind, role, time, commitment, report_id }) => ({
    kind,
    role,
    time,
    commitment,
    reportId: report_id,
  }))
}
