import type {
  CaseKind,
  CasePart,
  CaseParty,
} from '../../../domain/disputes/conflicts-of-interest.ts'
import type { Queries } from '../../db/database.ts'
import type { DisputeRow, MerchantRow, UserRow } from '../../db/tables.ts'
import { pendingChangeOf } from '../merchants/pending-changes.ts'
import { findRow, findRows } from '../rows-by-columns.ts'
import { ghostUser } from '../users/ghost-user.ts'
import { findUserById } from '../users/users.ts'
import { isOfFinder } from './claimants.ts'

/** A party, with the data by which staff recognise possible relatives. */
export interface PartyAccount extends CaseParty {
  lastName: string
  firstName: string
  address: string | null
}

type Identity = Pick<DisputeRow, 'key'>
interface Part {
  userId: string
  part: CasePart
}

/** All users whom a decision on a case concerns; null if there is no such case. */
export async function partiesOf(
  db: Queries,
  kind: CaseKind,
  id: string,
): Promise<PartyAccount[] | null> {
  return partyFinders[kind](db, id)
}

type Finder = (db: Queries, id: string) => Promise<PartyAccount[] | null>

const partyFinders: Record<CaseKind, Finder> = {
  item: async (db, id) => accountsOf(db, await partsOfReport(db, id)),
  dispute: async (db, id) => accountsOf(db, await partsOfDispute(db, id)),
  merchant: partiesOfMerchant,
  match: async (db, id) => accountsOf(db, await partsOfMatch(db, id)),
  complaint: async (db, id) => accountsOf(db, await partsOfComplaint(db, id)),
  user: async (db, id) => accountsOf(db, await partsOfUser(db, id)),
}

/**
 * The user, those who registered a number of theirs, as a suspended account contests nothing, those with
 * the CAC number of their business, which it ends, and those about whose messages they complained.
 */
async function partsOfUser(db: Queries, id: string): Promise<Part[] | null> {
  if (!(await findUserById(db, id))) return null
  const rivals = await db
    .selectFrom('identifiers as own')
    .innerJoin('identifiers as theirs', 'theirs.key', 'own.key')
    .select('theirs.owner_id')
    .distinct()
    .where('own.owner_id', '=', id)
    .where('theirs.owner_id', '!=', id)
    .where((is) => is.not(isOfFinder('own.asset_id')))
    .where((is) => is.not(isOfFinder('theirs.asset_id')))
    .execute()
  const businesses = await findRows(db, 'merchants', { owner_id: id })
  const namesakes = await Promise.all(businesses.map((business) => partsOfCac(db, business)))
  const senders = await db
    .selectFrom('complaints')
    .innerJoin('conversation_messages as message', 'message.id', 'complaints.message_id')
    .select('message.sender_id')
    .where('complaints.complainant_id', '=', id)
    .where('complaints.state', '=', 'open')
    .execute()
  return [
    { userId: id, part: 'account' },
    ...rivals.map(({ owner_id }) => ({ userId: owner_id, part: 'claimant' as const })),
    ...namesakes.flat(),
    ...senders.map(({ sender_id }) => ({ userId: sender_id, part: 'sender' as const })),
  ]
}

/** The reporter, others with the asset or its identifiers, and the other side of its matches. */
async function partsOfReport(db: Queries, id: string): Promise<Part[] | null> {
  const report = await findRow(db, 'reports', { id })
  if (!report) return null
  return [
    { userId: report.reporter_id, part: 'reporter' },
    ...(await partsOfAsset(db, report.asset_id)),
    ...(await matchedWith(db, id)),
  ]
}

async function partsOfAsset(db: Queries, assetId: string): Promise<Part[]> {
  const asset = await findRow(db, 'assets', { id: assetId })
  const identities = await findRows(db, 'identifiers', { asset_id: assetId })
  return [
    ...(asset ? [{ userId: asset.owner_id, part: 'owner' as const }] : []),
    ...(await identifierParties(db, identities)),
    ...(await partsOfTransfers(db, [assetId])),
  ]
}

/**
 * The owners of these identifiers, of any kind and maker, as a report may wait for each of them, and the
 * users of their transfers.
 */
async function identifierParties(db: Queries, identities: readonly Identity[]): Promise<Part[]> {
  const parts: Part[] = []
  for (const { key } of identities) {
    const holders = await findRows(db, 'identifiers', { key })
    parts.push(...holders.map(({ owner_id }) => ({ userId: owner_id, part: 'owner' as const })))
    const assetIds = holders.map(({ asset_id }) => asset_id)
    parts.push(...(await partsOfTransfers(db, assetIds)))
  }
  return parts
}

/**
 * Both users of the transfers of these assets, and of the last offer of each if it is open or a report
 * or a claim withdrew it. Of any other offer nobody hears again: else a thief could make each member of
 * the team a party by offering them the thing. Somebody who has only registered
 * the email, and not verified it, is no party.
 */
async function partsOfTransfers(db: Queries, assetIds: readonly string[]): Promise<Part[]> {
  if (assetIds.length === 0) return []
  const offers = await db
    .selectFrom('transfers')
    .leftJoin('users', 'users.email_claim', 'transfers.to_email')
    .select(['transfers.id', 'transfers.asset_id', 'transfers.state'])
    .select(['transfers.from_user_id', 'users.id as buyer_id'])
    .where('transfers.asset_id', 'in', assetIds)
    .orderBy('transfers.created_at')
    .orderBy('transfers.id')
    .execute()
  const last = new Map(offers.map(({ asset_id, id }) => [asset_id, id]))
  const counted = offers.filter(
    ({ id, asset_id, state }) =>
      state === 'accepted' ||
      ((state === 'open' || state === 'withdrawn') && last.get(asset_id) === id),
  )
  return counted.flatMap(({ from_user_id, buyer_id }) =>
    [from_user_id, ...(buyer_id === null ? [] : [buyer_id])].map((userId) => ({
      userId,
      part: 'transfer' as const,
    })),
  )
}

/** The reporters of all reports with which a report has a match, exact or possible. */
async function matchedWith(db: Queries, reportId: string): Promise<Part[]> {
  const found = await reportersMatched(db, 'missing_report_id', reportId, 'found_report_id')
  const missing = await reportersMatched(db, 'found_report_id', reportId, 'missing_report_id')
  return [...found, ...missing].map(({ reporter_id }) => ({ userId: reporter_id, part: 'matched' }))
}

type MatchColumn = 'missing_report_id' | 'found_report_id'

async function reportersMatched(db: Queries, own: MatchColumn, id: string, other: MatchColumn) {
  return db
    .selectFrom('matches')
    .innerJoin('reports', 'reports.id', `matches.${other}`)
    .select('reports.reporter_id')
    .where(`matches.${own}`, '=', id)
    .execute()
}

async function partsOfDispute(db: Queries, id: string): Promise<Part[] | null> {
  const dispute = await findRow(db, 'disputes', { id })
  if (!dispute) return null
  const sides = await findRows(db, 'dispute_claims', { dispute_id: id })
  return [
    ...sides.map(({ owner_id }) => ({ userId: owner_id, part: 'claimant' as const })),
    ...(await identifierParties(db, [dispute])),
  ]
}

/**
 * The owner of a business, who also has its phone number, and the owners of other businesses with its
 * CAC number, or with the one that a change of it waits for.
 */
async function partiesOfMerchant(db: Queries, id: string): Promise<PartyAccount[] | null> {
  const business = await findRow(db, 'merchants', { id })
  if (!business) return null
  const users = await accountsOf(db, [
    { userId: business.owner_id, part: 'business' },
    ...(await partsOfCac(db, business)),
  ])
  return (users ?? []).map((user) =>
    user.part === 'business' ? { ...user, phones: [...user.phones, business.phone] } : user,
  )
}

/** The owners of other businesses that have or ask for a CAC number which this one has or asks for. */
async function partsOfCac(db: Queries, business: MerchantRow): Promise<Part[]> {
  const numbers = cacNumbersOf(business)
  const others = db.selectFrom('merchants').selectAll().where('owner_id', '!=', business.owner_id)
  const rows = [
    ...(await others.where('cac_number', 'in', numbers).execute()),
    ...(await others.where('pending_since', 'is not', null).execute()),
  ]
  return rows
    .filter((other) => cacNumbersOf(other).some((number) => numbers.includes(number)))
    .map(({ owner_id }) => ({ userId: owner_id, part: 'same-cac' }))
}

function cacNumbersOf(business: MerchantRow): string[] {
  const { cac_number: asked } = pendingChangeOf(business)
  return [business.cac_number, ...(asked === undefined ? [] : [asked])]
}

async function partsOfMatch(db: Queries, id: string): Promise<Part[] | null> {
  const match = await findRow(db, 'matches', { id })
  if (!match) return null
  const reports = await db
    .selectFrom('reports')
    .select(['reporter_id', 'asset_id'])
    .where('id', 'in', [match.missing_report_id, match.found_report_id])
    .execute()
  const parts: Part[] = reports.map(({ reporter_id }) => ({
    userId: reporter_id,
    part: 'match-party',
  }))
  for (const { asset_id } of reports) parts.push(...(await partsOfAsset(db, asset_id)))
  return parts
}

async function partsOfComplaint(db: Queries, id: string): Promise<Part[] | null> {
  const complaint = await db
    .selectFrom('complaints')
    .innerJoin('conversation_messages', 'conversation_messages.id', 'complaints.message_id')
    .select([
      'complaints.complainant_id',
      'conversation_messages.sender_id',
      'conversation_messages.match_id',
    ])
    .where('complaints.id', '=', id)
    .executeTakeFirst()
  if (!complaint) return null
  return [
    { userId: complaint.sender_id, part: 'sender' },
    { userId: complaint.complainant_id, part: 'complainant' },
    ...((await partsOfMatch(db, complaint.match_id)) ?? []),
  ]
}

/** The accounts of parties, each once, in its first role. Erased accounts are left out. */
async function accountsOf(
  db: Queries,
  parts: readonly Part[] | null,
): Promise<PartyAccount[] | null> {
  if (parts === null) return null
  const partOf = new Map<string, CasePart>()
  for (const { userId, part } of parts) {
    if (userId !== ghostUser.id && !partOf.has(userId)) partOf.set(userId, part)
  }
  if (partOf.size === 0) return []
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [...partOf.keys()])
    .execute()
  return rows.map((row) => ({ ...accountOf(row), part: partOf.get(row.id) ?? 'account' }))
}

/** The data of an account by which conflicts of interest are found. */
export function accountOf(row: UserRow) {
  return {
    id: row.id,
    userId: row.id,
    emails: [row.email],
    phones: [row.phone_number, row.alternate_phone_number],
    firstName: row.first_name,
    lastName: row.last_name,
    address: row.address,
  }
}

/** Active staff who can decide cases, the longest-serving first. */
export async function activeTeam(db: Queries, superAdminsOnly: boolean): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('role', '!=', 'user')
    .$if(superAdminsOnly, (query) => query.where('role', '=', 'super-admin'))
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .orderBy('created_at')
    .limit(200)
    .execute()
}
