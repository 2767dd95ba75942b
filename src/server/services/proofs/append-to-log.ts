import { toBase64 } from '../../../domain/bytes.ts'
import { dayOf } from '../../../domain/calendar-days.ts'
import { minutesMs } from '../../../domain/durations.ts'
import { formatCheckpoint, logOrigin } from '../../../domain/transparency/checkpoint.ts'
import { encodeEntry } from '../../../domain/transparency/entries.ts'
import { leafInput, treeRoot } from '../../../domain/transparency/merkle-tree.ts'
import { formatNote, formatSignature, keyIdOf } from '../../../domain/transparency/signed-note.ts'
import {
  appendLeaves,
  type ReadTile,
  type WrittenTile,
} from '../../../domain/transparency/tiles.ts'
import type { Queries } from '../../db/database.ts'
import type { LogEntryRow, LogMonthRow } from '../../db/tables.ts'
import { sha256 } from '../../lib/hashes.ts'
import { placeWaitingEntries, waitingEntriesQuery } from '../../queries/proofs/log-entries.ts'
import {
  activityHeadHash,
  addToMonths,
  findLogHead,
  storedTree,
  tileReader,
  upsertLogHead,
  upsertTiles,
} from '../../queries/proofs/log-tree.ts'
import type { AppContext } from '../context.ts'

/** Entries per transaction: they occupy the one writer of SQLite for about 10 ms. */
const appendBatchSize = 500
/**
 * Without new entries, a checkpoint is signed again after this time: it covers the activity log,
 * too.
 */
const maxCheckpointAgeMs = minutesMs(10)

type Services = Pick<AppContext, 'database' | 'now' | 'logKey' | 'publicOrigin'>

/**
 * Adds the waiting entries to the tree, in order, and signs the new checkpoint in the same
 * transaction. A lock admits one process at a time; the next goes on where it ended.
 */
export async function appendToLog(services: Services): Promise<void> {
  while ((await appendSome(services)) === appendBatchSize);
}

async function appendSome(services: Services): Promise<number> {
  const { database } = services
  const now = services.now()
  if (!(await isDue(services))) return 0
  return database.write(async (tx) => {
    await database.lock(tx, 'public log')
    const head = await findLogHead(tx)
    const size = head?.size ?? 0
    const entries = await placeWaitingEntries(tx, size, appendBatchSize)
    const read = readingTiles(tx)
    const written =
      entries.length === 0
        ? []
        : await appendLeaves(size, entries.map(leafHashOf), read.tile, sha256)
    if (entries.length > 0) {
      await upsertTiles(tx, written)
      await addToMonths(tx, countsOf(entries))
    }
    const newSize = size + entries.length
    const root = await treeRoot(newSize, storedTree(newSize, read.after(written)), sha256)
    const note = await signCheckpoint(services, { size: newSize, root }, await activityHeadHash(tx))
    await upsertLogHead(tx, { size: newSize, root: toBase64(root), note, signed_at: now })
    return entries.length
  })
}

async function isDue({ database, now }: Services): Promise<boolean> {
  const db = database.read
  const head = await findLogHead(db)
  // `abs`: a clock that was ahead must not delay the next checkpoint.
  if (!head || Math.abs(now() - head.signed_at) >= maxCheckpointAgeMs) return true
  return (await waitingEntriesQuery(db, 1).executeTakeFirst()) !== undefined
}

/** Reads tiles from the database; `after` prefers those that are being written. */
function readingTiles(tx: Queries) {
  const tile = tileReader(tx)
  return {
    tile,
    after(written: readonly WrittenTile[]): ReadTile {
      const fresh = new Map(
        written.map(({ level, number, hashes }) => [`${level} ${number}`, Buffer.concat(hashes)]),
      )
      return async (place, width) =>
        fresh.get(`${place.level} ${place.number}`) ?? tile(place, width)
    },
  }
}

function leafHashOf(entry: Pick<LogEntryRow, 'kind' | 'role' | 'time' | 'commitment'>) {
  return sha256(leafInput(encodeEntry(entry)))
}

function countsOf(entries: readonly LogEntryRow[]): LogMonthRow[] {
  const counts = new Map<string, LogMonthRow>()
  for (const { time, kind } of entries) {
    const month = dayOf(time * 1000).slice(0, 7)
    const count = counts.get(`${month} ${kind}`) ?? { month, kind, entries: 0 }
    count.entries++
    counts.set(`${month} ${kind}`, count)
  }
  return [...counts.values()]
}

async function signCheckpoint(
  { logKey, publicOrigin }: Services,
  { size, root }: { size: number; root: Uint8Array },
  activityHead: string | null,
): Promise<string> {
  const origin = logOrigin(publicOrigin)
  const text = formatCheckpoint({ origin, size, root, activityHead })
  const keyId = await keyIdOf({ name: origin, type: 'log', publicKey: logKey.publicKey }, sha256)
  return formatNote(text, [formatSignature(origin, keyId, logKey.sign(Buffer.from(text)))])
}
