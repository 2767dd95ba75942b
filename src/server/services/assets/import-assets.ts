import * as z from 'zod/mini'
import { dayDetails } from '../../../api/assets/asset-record.ts'
import {
  type AssetInput,
  imagelessAssetInput,
  type importAssets,
  type RowOutcome,
} from '../../../api/assets/assets.ts'
import { invalid, invalidBecause } from '../../../api/invalid.ts'
import { parseDay } from '../../../domain/parse-day.ts'
import type { DateFormat } from '../../../domain/users/users.ts'
import { inputMessages } from '../../../locales/en/input-messages.ts'
import { fieldTexts } from '../../../locales/input-text.ts'
import type { Queries } from '../../db/database.ts'
import { createOwnTurns } from '../../lib/own-turn.ts'
import { fieldsOf } from '../../lib/parse-input.ts'
import { type NewIdentifier, ownsIdentifier } from '../../queries/assets/identifiers.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { clientsOf } from '../lookup/enumeration-detector.ts'
import { recordRegistration } from '../lookup/record-lookup.ts'
import { recordClaim, throttleRegistration } from '../lookup/throttle-enumeration.ts'
import { requireFeature } from '../payments/require-feature.ts'
import { inTransaction } from '../transaction.ts'
import { identifiersOf } from './asset-identifiers.ts'
import { createAssetUseCase } from './create-asset.ts'
import {
  limitRegistrations,
  registrationsLock,
  requireRegistrationsLeft,
} from './limit-registrations.ts'

/** To read fifty rows with numbers in pieces takes 90 ms, and three hundred tables may come at once. */
const readAtOnce = 5
const inOwnTurn = createOwnTurns()

type ParsedRow =
  | { input: AssetInput; identifiers: Map<string, NewIdentifier> }
  | { fields: Record<string, string> }

export async function importAssetsUseCase(
  ctx: Context,
  { input: { dryRun, dateFormat, rows }, currentUser }: RequestOf<typeof importAssets>,
) {
  const { database } = ctx
  await requireFeature(ctx, currentUser.id, 'tableImport')
  const read: ParsedRow[] = []
  for (const row of rows) {
    if (read.length % readAtOnce === 0) await inOwnTurn()
    read.push(readRow(row, dateFormat))
  }
  markRepeated(read)
  if (!dryRun) {
    // Rows that are already stored do not count: after throttling, the whole table is sent again.
    const fresh = await outcomesOf(database.read, currentUser.id, read)
    const rows = read.filter((_, index) => fresh[index]?.status === 'new')
    await limitRegistrations(ctx, currentUser.id, rows.length)
    // The stock of a shop has hundreds of one phone model.
    if (!(await isVerifiedBusiness(database.read, currentUser.id, ctx.now))) {
      await throttleRegistration(ctx, currentUser.id, rows.flatMap(identitiesOf))
    }
  }
  const outcomes = dryRun
    ? await outcomesOf(database.read, currentUser.id, read)
    : await inTransaction(ctx, async (ctx, tx) => {
        // All locks are taken at once and first, so that two imports cannot deadlock.
        await database.together(tx, [], [registrationsLock(currentUser.id)])
        await lockIdentities(database, tx, read.flatMap(identitiesOf))
        const checked = await outcomesOf(tx, currentUser.id, read)
        const fresh = checked.filter(({ status }) => status === 'new').length
        await requireRegistrationsLeft(ctx, currentUser.id, fresh)
        for (const [index, row] of read.entries()) {
          if (checked[index]?.status !== 'new' || 'fields' in row) continue
          await createAssetUseCase(ctx, currentUser.id, row.input)
        }
        return checked
      })
  const accepted = read.filter((_, index) => !dryRun && outcomes[index]?.status === 'new')
  const identities = accepted.flatMap(identitiesOf)
  recordClaim(ctx, clientsOf({ account: currentUser.id }), identities)
  await recordRegistration(ctx, identities, currentUser.id)
  const added = dryRun ? 0 : outcomes.filter(({ status }) => status === 'new').length
  return { added, rows: outcomes }
}

/** A table has no pictures: columns that name one are left out. */
function readRow(row: Record<string, unknown>, dateFormat: DateFormat | undefined): ParsedRow {
  const { imageUrl: _, photoUrls: __, receiptUrl: ___, ...rest } = row
  const wrongDays = dateFormat ? readDays(rest, dateFormat) : {}
  const read = z.safeParse(imagelessAssetInput, rest)
  const fields = { ...(read.success ? {} : fieldsOf(read.error)), ...wrongDays }
  return read.success && Object.keys(wrongDays).length === 0
    ? { input: read.data, identifiers: identifiersOf(read.data) }
    : { fields }
}

/**
 * Replaces the days of `row` by ISO days, read in the date format of the table. Returns an error
 * for each field that is not a day.
 */
function readDays(row: Record<string, unknown>, format: DateFormat): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const field of dayDetails) {
    const text = row[field]
    if (typeof text !== 'string' || text === '') continue
    const reading = parseDay(text, format)
    if (reading.ok) row[field] = reading.day
    else wrong[field] = invalidBecause(reading.reason)
  }
  return wrong
}

function identitiesOf(row: ParsedRow): NewIdentifier[] {
  return 'fields' in row ? [] : [...row.identifiers.values()]
}

/** Rejects each row that repeats an identifier of an earlier row. */
function markRepeated(rows: ParsedRow[]): void {
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if ('fields' in row) continue
    const names = [...row.identifiers].map(([field, { namespace, key }]) => [
      field,
      `${namespace} ${key}`,
    ])
    const repeated = names.filter(([, name = '']) => seen.has(name))
    for (const [, name = ''] of names) seen.add(name)
    if (repeated.length === 0) continue
    rows[index] = {
      fields: Object.fromEntries(
        repeated.map(([field = '']) => [field, invalid('number-in-earlier-row')]),
      ),
    }
  }
}

async function outcomesOf(db: Queries, ownerId: string, rows: ParsedRow[]): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = []
  for (const row of rows) {
    if ('fields' in row)
      outcomes.push({ status: 'wrong', fields: fieldTexts(inputMessages, row.fields) })
    else outcomes.push({ status: (await isKnown(db, ownerId, row)) ? 'known' : 'new' })
  }
  return outcomes
}

async function isKnown(db: Queries, ownerId: string, row: ParsedRow): Promise<boolean> {
  for (const identifier of identitiesOf(row)) {
    if (await ownsIdentifier(db, ownerId, identifier)) return true
  }
  return false
}
