import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Problem } from '../../../api/problem.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import { type ListFailure, listFailureOf, listLimits } from '../../../domain/listings/listings.ts'
import type { ListSettings, ReadRow } from '../../../domain/listings/read-list.ts'
import type { ListFindings } from '../../../domain/listings/read-row.ts'
import type { ListingEntryRow, ListingImportRow } from '../../db/tables.ts'
import {
  changeImport,
  entriesAmongQuery,
  insertEntries,
  insertImport,
} from '../../queries/listings/imports.ts'
import { entryKeysAfterQuery } from '../../queries/listings/listings.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import type { ListJob, ListPart } from './list-worker.ts'
import { type AboutList, findOrCreateSource, newImport } from './new-import.ts'

/** A list of 50 MB needs less; a file made to use up the memory ends its thread alone. */
const resourceLimits = { maxOldGenerationSizeMb: 1500 }

/** Reads a list in a thread of its own, because a long one takes seconds. */
async function* readInThread(job: ListJob): AsyncGenerator<ListPart> {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), {
    workerData: job,
    transferList: [job.bytes.buffer as ArrayBuffer],
    resourceLimits,
  })
  try {
    for (;;) {
      worker.postMessage(null)
      const [part] = (await once(worker, 'message')) as [ListPart | null]
      if (part === null) return
      yield part
    }
  } finally {
    await worker.terminate()
  }
}

export interface ListFile extends AboutList, ListSettings {
  bytes: AsyncIterable<Uint8Array>
  /** The sheet of a workbook, from 0. */
  sheet?: number | undefined
}

type Entry = Omit<ListingEntryRow, 'import_id'>

/** How many entries are stored in one transaction, which takes some milliseconds. */
const batchSize = 500

/**
 * Stores a list as a draft, and compares it with the current list of its source. Lookups do not use
 * drafts.
 */
export async function receiveList(ctx: Context, file: ListFile): Promise<string> {
  const row = await begin(ctx, file)
  const tally = createTally(row)
  try {
    await store(ctx, file, row, tally)
    await findDropped(ctx, row, tally)
    await finish(ctx, row, tally)
    return row.id
  } catch (error) {
    const failure = error instanceof Problem ? listFailureOf(error.reason) : null
    // The next purge deletes its entries.
    await ctx.database.write((tx) =>
      changeImport(tx, { id: row.id, state: 'receiving' }, { state: 'discarded', failure }),
    )
    throw error
  }
}

async function begin(ctx: Context, file: ListFile): Promise<ListingImportRow> {
  return inTransaction(ctx, async (ctx, tx) => {
    const source = await findOrCreateSource(ctx, file.source)
    const row = newImport(ctx, file, source)
    await insertImport(tx, row)
    const details = { source: source.name, file: file.fileName }
    logActivity(ctx, { action: 'create', entity: 'listing', entityId: row.id, details })
    return row
  })
}

function createTally(row: ListingImportRow) {
  const findings: ListFindings = { problems: [], leftOut: [], added: [], dropped: [] }
  const { entries, unchanged, repeated, invalid, dropped } = row
  return { entries, unchanged, repeated, invalid, dropped, bytes: 0, hash: '', findings }
}

type Tally = ReturnType<typeof createTally>

async function store(ctx: Context, file: ListFile, row: ListingImportRow, tally: Tally) {
  const { sheet = 0, columns, dateFormat } = file
  const bytes = await wholeFile(file.bytes)
  tally.bytes = bytes.length
  tally.hash = createHash('sha256').update(bytes).digest('hex')
  for await (const part of readInThread({ bytes, sheet, columns, dateFormat })) {
    if (part.is === 'failed') throw problemOf(part.failure)
    if (part.is === 'columns') tally.findings.leftOut = part.leftOut.slice(0, listLimits.samples)
    else {
      const entries = entriesOf(part.rows, row, tally)
      for (let from = 0; from < entries.length; from += batchSize) {
        await storeBatch(ctx, row, entries.slice(from, from + batchSize), tally)
      }
    }
  }
}

async function wholeFile(parts: ListFile['bytes']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of parts) {
    length += chunk.length
    if (length > listLimits.bytes) throw problemOf('list-bytes')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

function problemOf(failure: ListFailure): Problem {
  if (failure === 'list-bytes') {
    return new Problem('TOO_LARGE', failure, { params: { megabytes: listLimits.bytes / 1e6 } })
  }
  if (failure === 'list-rows') {
    return new Problem('TOO_LARGE', failure, { params: { max: listLimits.rows } })
  }
  const reason = failure === 'list-without-header' ? failure : 'list-unreadable'
  return new Problem('INVALID_INPUT', reason, { field: 'file' })
}

function entriesOf(rows: readonly ReadRow[], { listed_on }: ListingImportRow, tally: Tally) {
  const { problems } = tally.findings
  return rows.flatMap(({ number, cells, ...read }) => {
    tally.invalid += read.problems.length
    for (const problem of read.problems) {
      if (problems.length >= listLimits.problems) break
      problems.push({ line: number, ...problem, text: cells.join(', ').slice(0, 80) })
    }
    return read.entries.map(
      ({ listedOn, ...identity }): Entry => ({ ...identity, listed_on: listedOn ?? listed_on }),
    )
  })
}

async function storeBatch(ctx: Context, row: ListingImportRow, read: Entry[], tally: Tally) {
  const identityOf = ({ namespace, key }: Pick<Entry, 'namespace' | 'key'>) => `${namespace} ${key}`
  // If several rows have the same identifier, the first is stored.
  const entries = new Map(read.toReversed().map((entry) => [identityOf(entry), entry]))
  await ctx.database.write(async (tx) => {
    const stored = await entriesAmongQuery(tx, row.id, keysOf([...entries.values()])).execute()
    for (const each of stored) entries.delete(identityOf(each))
    tally.repeated += read.length - entries.size
    if (entries.size === 0) return
    const fresh = [...entries.values()]
    const before =
      row.compared_with === null
        ? []
        : await entriesAmongQuery(tx, row.compared_with, keysOf(fresh)).execute()
    const previous = new Set(before.map(identityOf))
    tally.entries += fresh.length
    tally.unchanged += fresh.filter((entry) => previous.has(identityOf(entry))).length
    for (const entry of fresh) {
      if (tally.findings.added.length >= listLimits.samples) break
      if (!previous.has(identityOf(entry))) {
        tally.findings.added.push(formatIdentifier(entry.namespace, entry.key))
      }
    }
    await insertEntries(
      tx,
      fresh.map((entry) => ({ ...entry, import_id: row.id })),
    )
  })
}

/**
 * Counts the identifiers that the previous list had and this one lacks, and records some as
 * samples.
 */
async function findDropped(ctx: Context, row: ListingImportRow, tally: Tally) {
  const { compared_with: before } = row
  if (before === null) return
  for (let after = { key: '', namespace: '' }; ; ) {
    const page = await entryKeysAfterQuery(ctx.database.read, before, after, batchSize).execute()
    if (page.length === 0) break
    const stillListed = await entriesAmongQuery(ctx.database.read, row.id, keysOf(page)).execute()
    const unchanged = new Set(stillListed.map(({ namespace, key }) => `${namespace} ${key}`))
    for (const { namespace, key } of page) {
      if (unchanged.has(`${namespace} ${key}`)) continue
      tally.dropped++
      if (tally.findings.dropped.length < listLimits.samples) {
        tally.findings.dropped.push(formatIdentifier(namespace, key))
      }
    }
    after = page.at(-1) ?? after
  }
}

const keysOf = (rows: readonly { key: string }[]) => [...new Set(rows.map(({ key }) => key))]

async function finish(ctx: Context, row: ListingImportRow, tally: Tally) {
  const { entries, unchanged, dropped, repeated, invalid, bytes, hash, findings } = tally
  await inTransaction(ctx, async (ctx, tx) => {
    const finished = await changeImport(tx, row, {
      state: 'draft',
      ...{ entries, unchanged, dropped, repeated, invalid },
      file_bytes: bytes,
      file_hash: hash,
      findings: JSON.stringify(findings),
    })
    // The purge has discarded it as abandoned, and may have deleted entries.
    if (!finished) throw new Problem('STATUS_CHANGE_REFUSED', 'list-not-draft')
    const details = { hash, entries, dropped, invalid }
    logActivity(ctx, { action: 'update', entity: 'listing', entityId: row.id, details })
  })
}
