import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import papa from 'papaparse'
import { Problem } from '../../../api/problem.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import type { ListFindings } from '../../../domain/listings/findings.ts'
import { listFailureOf, listLimits } from '../../../domain/listings/listings.ts'
import {
  type ListColumns,
  readListColumns,
  readListRow,
} from '../../../domain/listings/read-row.ts'
import { createRowCheck } from '../../../domain/listings/row-lengths.ts'
import type { RowProblem } from '../../../domain/listings/row-problems.ts'
import { wideEncoding } from '../../../domain/tables/decode-text.ts'
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
import { type AboutList, findOrCreateSource, newImport } from './new-import.ts'

export interface ListFile extends AboutList {
  bytes: AsyncIterable<Uint8Array>
}

type Entry = Omit<ListingEntryRow, 'import_id'>

/** How many rows are stored in one transaction, which takes some milliseconds. */
const batchSize = 500

/**
 * Stores a list as a draft while it arrives, and compares it with the current list of its source.
 * Lookups do not use drafts.
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
  let columns: ListColumns | null = null
  let waiting: Entry[] = []
  let line = 0
  let above = 0
  for await (const cells of rowsOf(file.bytes, tally)) {
    line++
    if (cells.every((cell) => cell.trim() === '')) continue
    if (!columns) {
      columns = readListColumns(cells)
      if (columns) tally.findings.leftOut = columns.leftOut.slice(0, listLimits.samples)
      else if (++above > listLimits.above) break
      else recordProblem(tally, line, 'above-headings', cells)
      continue
    }
    if (line > listLimits.rows + 1) {
      throw new Problem('TOO_LARGE', 'list-rows', { params: { max: listLimits.rows } })
    }
    const read = readListRow(cells, columns)
    for (const problem of read.problems) recordProblem(tally, line, problem, cells)
    for (const { listedOn, ...identity } of read.entries) {
      waiting.push({ ...identity, listed_on: listedOn ?? row.listed_on })
    }
    if (waiting.length < batchSize) continue
    await storeBatch(ctx, row, waiting, tally)
    waiting = []
  }
  if (!columns) throw new Problem('INVALID_INPUT', 'list-without-header', { field: 'file' })
  await storeBatch(ctx, row, waiting, tally)
}

function recordProblem(tally: Tally, line: number, problem: RowProblem, cells: string[]) {
  tally.invalid++
  if (tally.findings.problems.length >= listLimits.problems) return
  tally.findings.problems.push({ line, problem, text: cells.join(', ').slice(0, 80) })
}

/** Yields the rows of a file as they arrive, and sets its size and hash in the tally. */
async function* rowsOf(bytes: ListFile['bytes'], tally: Tally): AsyncIterable<string[]> {
  const hash = createHash('sha256')
  async function* counted() {
    let decoder: TextDecoder | undefined
    const rowsFit = createRowCheck(listLimits.row)
    try {
      for await (const chunk of bytes) {
        tally.bytes += chunk.length
        if (tally.bytes > listLimits.bytes) {
          throw new Problem('TOO_LARGE', 'list-bytes', {
            params: { megabytes: listLimits.bytes / 1e6 },
          })
        }
        if (!rowsFit(chunk)) {
          throw new Problem('TOO_LARGE', 'list-row', { params: { max: listLimits.row } })
        }
        hash.update(chunk)
        decoder ??= new TextDecoder(wideEncoding(chunk) ?? 'utf-8', { fatal: true })
        yield decoder.decode(chunk, { stream: true })
      }
      yield decoder?.decode() ?? ''
    } catch (error) {
      if (error instanceof TypeError && 'code' in error) {
        throw new Problem('INVALID_INPUT', 'list-not-text', { field: 'file' })
      }
      throw error
    }
  }
  const parser = papa.parse(papa.NODE_STREAM_INPUT, { skipEmptyLines: false })
  const source = Readable.from(counted(), { objectMode: false })
  source.on('error', (error) => parser.destroy(error))
  for await (const row of source.pipe(parser)) yield row as string[]
  tally.hash = hash.digest('hex')
}

async function storeBatch(ctx: Context, row: ListingImportRow, read: Entry[], tally: Tally) {
  if (read.length === 0) return
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
