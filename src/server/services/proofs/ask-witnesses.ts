import { toBase64 } from '../../../domain/bytes.ts'
import { consistencyProof } from '../../../domain/transparency/merkle-tree.ts'
import {
  type NoteKey,
  parseNote,
  parseVerifierKey,
  verifyNote,
} from '../../../domain/transparency/signed-note.ts'
import { verifyEd25519 } from '../../lib/ed25519-key.ts'
import { sha256 } from '../../lib/hashes.ts'
import type { GuardedFetch } from '../../outgoing/guarded-fetch.ts'
import { acquireLease } from '../../queries/job-leases.ts'
import {
  committedTree,
  cosignatures,
  findLogHead,
  upsertCosignature,
} from '../../queries/proofs/log-tree.ts'
import type { AppContext } from '../context.ts'

type Services = Pick<AppContext, 'database' | 'now' | 'log' | 'witnesses' | 'outgoing'>

const timeoutMs = 5000
const leaseMs = 10_000

/**
 * Sends the newest checkpoint to the witnesses that have not signed it (C2SP tlog-witness), and
 * stores their signatures.
 */
export async function askWitnesses(
  services: Services,
  send: GuardedFetch = services.outgoing,
): Promise<void> {
  const { database, witnesses, log, now } = services
  if (witnesses.length === 0) return
  const head = await findLogHead(database.read)
  if (!head || !(await acquireLease(database, 'witnesses', leaseMs, now()))) return
  const [text = ''] = head.note.split('\n\n')
  const signed = new Map((await cosignatures(database.read)).map((row) => [row.witness, row]))
  await Promise.all(
    witnesses.map(async (witness) => {
      try {
        const key = await parseVerifierKey(witness.key, sha256)
        if (key?.type !== 'witness') throw new Error('the key of the witness cannot be read')
        const last = signed.get(key.name)
        if (last?.text === `${text}\n`) return
        await askOne(services, { ...witness, key }, { ...head, old: last?.size ?? 0 }, send)
      } catch (error) {
        log.warn({ err: error, witness: witness.url }, 'a witness did not sign')
      }
    }),
  )
}

async function askOne(
  { database, now }: Services,
  { key, url }: { key: NoteKey; url: string },
  { size, note, old }: { size: number; note: string; old: number },
  send: GuardedFetch,
): Promise<void> {
  const ask = async (from: number) => {
    const hashAt = committedTree(database, size)
    const proof = await consistencyProof(from, size, hashAt, sha256)
    return send(`${url.replace(/\/$/, '')}/add-checkpoint`, {
      method: 'POST',
      body: `old ${from}\n${proof.map((hash) => `${toBase64(hash)}\n`).join('')}\n${note}`,
      timeoutMs,
    })
  }
  let response = await ask(old)
  if (response.status === 409) {
    // The witness has seen more or fewer entries than we know, and answers how many.
    const seen = Number((await response.text()).trim())
    if (!Number.isSafeInteger(seen) || seen === old || seen > size)
      throw new Error(`it has seen ${seen} entries`)
    response = await ask(seen)
  }
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  const lines = (await response.text()).slice(0, 4096)
  const [text = ''] = note.split('\n\n')
  const parsed = parseNote(`${text}\n\n${lines}`)
  const signature = parsed && (await verifyNote(parsed, key, { sha256, verify: verifyEd25519 }))
  if (!parsed || !signature) throw new Error('its signature is not valid')
  const line = lines.split('\n').find((each) => each.startsWith(`— ${key.name} `))
  const row = { witness: key.name, size, text: `${text}\n`, line: `${line}\n`, signed_at: now() }
  await database.write((tx) => upsertCosignature(tx, row))
}
