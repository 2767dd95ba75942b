import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { fromBase64, toBase64 } from '../../domain/bytes.ts'
import {
  type Checker,
  type ReadLogFile,
  readCheckpoint,
  readLogKey,
} from '../../domain/transparency/check-entry.ts'
import type { TreeHead } from '../../domain/transparency/merkle-tree.ts'
import {
  encodeVerifierKey,
  formatNote,
  type NoteKey,
  parseVerifierKey,
} from '../../domain/transparency/signed-note.ts'
import {
  continues,
  cosign,
  judgeCheckpoint,
  nothingWitnessed,
  parseWitnessRequest,
} from '../../domain/transparency/witness.ts'
import { openEd25519Key, verifyEd25519 } from '../lib/ed25519-key.ts'
import { privateFile } from '../lib/private-files.ts'
import { readIfThere } from '../lib/read-if-there.ts'
import { sha256 } from '../lib/sha256.ts'
import { createGuardedFetch } from '../outgoing/guarded-fetch.ts'

/** The log does not continue the checkpoint that this witness signed last. */
export class ForkError extends Error {}

export interface WitnessOptions {
  /** The URL of the log, like `https://toju.ng/log`. */
  log: string
  /** The folder for the key of the witness, the key of the log and the last signed checkpoint. */
  stateDir: string
  /** The name of the witness in its signatures: a host name of its own. */
  name: string
  /** The key of the log. If it is not set, the witness trusts the key that the log shows first. */
  logKey?: string | undefined
  now?: () => number
  read?: ReadLogFile
}

export interface Witness {
  /** The public key by which logs verify the signatures of this witness. */
  verifierKey: string
  /** Reads the log and signs its checkpoint; throws `ForkError` when the log does not continue. */
  checkLog(): Promise<TreeHead>
  /** Answers `POST /add-checkpoint`. */
  server: Server
}

const maxBody = 64 * 1024

/** Opens the witness of one log. It only signs checkpoints that continue the last signed one. */
export async function openWitness({
  log,
  stateDir,
  name,
  logKey,
  now = Date.now,
  read = readFrom(log),
}: WitnessOptions): Promise<Witness> {
  mkdirSync(stateDir, { recursive: true, mode: 0o700 })
  const own = openEd25519Key(stateDir, 'witness.pem')
  const signer: { key: NoteKey; sign: typeof own.sign } = {
    key: { name, type: 'witness', publicKey: own.publicKey },
    sign: own.sign,
  }
  const checker: Checker = { read, sha256, verify: verifyEd25519 }
  const key = await pinnedKey(stateDir, checker, logKey)
  const seenFile = join(stateDir, 'seen.json')
  let turn: Promise<unknown> = Promise.resolve()

  /** One at a time: two checkpoints that fork from the same state could otherwise both be signed. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  async function signAndSave(witnessed: TreeHead, text: string): Promise<string> {
    const line = await cosign(text, Math.floor(now() / 1000), signer, checker)
    writeSeen(seenFile, witnessed)
    writePrivately(join(stateDir, 'checkpoint'), formatNote(text, [line]))
    return line
  }

  const server = createServer((request, response) => {
    const respond = (status: number, body = '', type = 'text/plain') =>
      response.writeHead(status, { 'content-type': type }).end(body)
    if (request.method !== 'POST' || request.url !== '/add-checkpoint') return void respond(404)
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > maxBody) request.destroy()
      else chunks.push(chunk)
    })
    request.on('end', () => {
      const submitted = parseWitnessRequest(Buffer.concat(chunks).toString())
      if (!submitted) return void respond(400)
      inTurn(async () => {
        const judged = await judgeCheckpoint(submitted, { key, seen: readSeen(seenFile) }, checker)
        if (judged.status === 409) respond(409, `${judged.size}\n`, 'text/x.tlog.size')
        else if (judged.status !== 200) respond(judged.status)
        else respond(200, await signAndSave(judged.witnessed, judged.text))
      }).catch(() => respond(500))
    })
  })

  return {
    verifierKey: await encodeVerifierKey(signer.key, sha256),
    server,
    checkLog: () =>
      inTurn(async () => {
        const seen = readSeen(seenFile)
        const checkpoint = await readCheckpoint(checker, key)
        if (!checkpoint) throw new ForkError('The checkpoint is not signed by the key of the log.')
        if (!(await continues(checker, seen, checkpoint))) {
          writePrivately(join(stateDir, `fork-${checkpoint.size}`), checkpoint.note)
          throw new ForkError(
            `The log shows ${checkpoint.size} entries with root ${toBase64(checkpoint.root)}, which do not continue the ${seen.size} entries with root ${toBase64(seen.root)} that it showed before. Both checkpoints are kept in ${stateDir}.`,
          )
        }
        const { size, root, text } = checkpoint
        await signAndSave({ size, root }, text)
        return { size, root }
      }),
  }
}

function readFrom(log: string): ReadLogFile {
  const fetch = createGuardedFetch({ configured: [log], defaultTimeoutMs: 30_000 })
  return async (path) => {
    const url = `${log.replace(/\/$/, '')}/${path}`
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** The given key, the stored one, or at the first start the log's own. A log cannot change it later. */
async function pinnedKey(stateDir: string, checker: Checker, given?: string): Promise<NoteKey> {
  const file = join(stateDir, 'log.key')
  const stored = readIfThere(file)
  const line = given ?? stored?.trim()
  const key = line ? await parseVerifierKey(line, sha256) : await readLogKey(checker)
  if (!key) throw new Error('The key of the log cannot be read.')
  if (!stored) writePrivately(file, `${await encodeVerifierKey(key, sha256)}\n`)
  return key
}

function readSeen(file: string): TreeHead {
  const stored = readIfThere(file)
  if (!stored) return nothingWitnessed
  const { size, root } = JSON.parse(stored) as { size: number; root: string }
  const bytes = fromBase64(root)
  if (!bytes) throw new Error(`${file} is damaged`)
  return { size, root: bytes }
}

/** Writes atomically and durably: the state has to be stored before the cosignature goes out. */
function writeSeen(file: string, { size, root }: TreeHead): void {
  writePrivately(`${file}.part`, JSON.stringify({ size, root: toBase64(root) }))
  renameSync(`${file}.part`, file)
}

/** Returns when the file survives a power cut: the witness must not forget what it signed. */
function writePrivately(file: string, text: string): void {
  writeFileSync(file, text, { flush: true, mode: privateFile })
}
