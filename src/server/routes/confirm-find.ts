import { confirmFind } from '../../api/confirm-find.ts'
import { Problem } from '../../api/problem.ts'
import type { Find } from '../../api/report-find.ts'
import { readFoundNumber } from '../../domain/finds.ts'
import { readIdentifier } from '../../domain/identifiers/read-identifier.ts'
import { searchWords } from '../../domain/search-words.ts'
import { sessionLife } from '../../domain/sessions.ts'
import { saveIdentifiers } from '../asset-identifiers.ts'
import type { Queries } from '../db/database.ts'
import type { Users } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { logActivity } from '../queries/activity-log.ts'
import { insertAsset } from '../queries/assets.ts'
import { spendFindCode } from '../queries/pending-finds.ts'
import { openSession } from '../queries/sessions.ts'
import { findUserByEmail, lockEmail, putUnverifiedUser, toUserRecord } from '../queries/users.ts'
import { route } from '../route.ts'
import { saveNewReport } from '../save-new-report.ts'
import type { Services } from '../services.ts'

export const confirmFindRoute = route(confirmFind, async (services, exchange) => {
  const { database, inEvenTime, limiter, now } = services
  const { input, address, userAgent } = exchange
  await limiter.take('codeByAddress', address)
  await limiter.take('codeByAccount', input.email)
  const work = database.write(async (tx) => {
    const at = now()
    const find = await spendFindCode(tx, input.email, input.token, at)
    // Anyone may write under this e-mail; what is reported is what its owner has on the screen.
    if (find && input.draft !== undefined && input.draft !== find.draft) {
      throw new Problem('CHANGED_MEANWHILE', 'find')
    }
    const finder = find && (await finderOf(services, tx, find, at))
    if (!finder) return null
    const reportId = await saveFind(services, tx, find, finder.user.id, at)
    if (!finder.isNew) return { reportId, login: null }
    const { absoluteMs } = sessionLife(finder.user.role)
    const session = { userId: finder.user.id, absoluteMs, userAgent }
    const token = await openSession(tx, session, at)
    return { reportId, login: { access_token: token, user: toUserRecord(finder.user) } }
  })
  const data = await inEvenTime(work)
  if (!data) {
    throw new Problem('WRONG_CODE', 'find', { field: 'token' })
  }
  return { data }
})

/**
 * Whose find it is. Who had no account gets one without a password: its owner has just proved the
 * e-mail. Who has one is never let into it by a code alone. Undefined for who is suspended.
 */
async function finderOf(
  { database }: Services,
  tx: Queries,
  find: Find,
  now: number,
): Promise<{ user: Users; isNew: boolean } | undefined> {
  await lockEmail(database, tx, find.email)
  const known = await findUserByEmail(tx, find.email)
  if (known?.status === 'suspended') return undefined
  if (known && known.email_verified_at !== null) return { user: known, isNew: false }
  const user = await putUnverifiedUser(
    tx,
    {
      email: find.email,
      first_name: find.firstName,
      last_name: '',
      phone_number: '',
      state: find.state,
      lga: null,
      address: null,
      password_hash: null,
      email_verified_at: now,
    },
    now,
  )
  if (!user) return undefined
  await logActivity(
    tx,
    {
      actorId: user.id,
      action: 'create',
      entity: 'user',
      entityId: user.id,
      details: { by: 'a find' },
    },
    now,
  )
  return { user, isNew: true }
}

/** The thing, with as much as its finder can know of it, and the report on it. */
async function saveFind(
  services: Services,
  tx: Queries,
  find: Find,
  finderId: string,
  now: number,
): Promise<string> {
  const { kind, asWritten = false } = find
  const number = readFoundNumber(find.identifier, { kind, asWritten })
  // The schema has read it before; a disagreement is a mistake of ours.
  if (!number.ok) throw new Error('a find passed its form and cannot be read here')
  const reading = readIdentifier(number.kind, find.identifier)
  if (!reading.ok) throw new Error('a find passed its form and cannot be read here')
  const asset = { id: newId(), ownerId: finderId }
  const name = `${find.brand} that I found`
  await insertAsset(tx, {
    id: asset.id,
    owner_id: finderId,
    type: number.type,
    name,
    description: find.description,
    brand: find.brand,
    hidden: 0,
    disputed: 0,
    words: searchWords(name),
    created_at: now,
    updated_at: now,
  })
  const { space, key } = reading
  const identifier = { kind: number.kind, space, key, typed: find.identifier }
  await saveIdentifiers(
    services.database,
    tx,
    asset,
    new Map([['identifier', identifier]]),
    [],
    now,
  )
  await logActivity(
    tx,
    {
      actorId: finderId,
      action: 'create',
      entity: 'asset',
      entityId: asset.id,
      details: { type: number.type },
    },
    now,
  )
  const report = await saveNewReport(
    services,
    tx,
    {
      id: newId(),
      reporterId: finderId,
      assetId: asset.id,
      status: 'Found',
      description: find.description,
      lastSeenDate: find.lastSeenDate,
      location: find.location,
      state: find.state,
    },
    now,
  )
  return report.id
}
