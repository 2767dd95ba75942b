import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Tables, UserRow } from '../db/tables.ts'

export type TableName = keyof Tables & string
type User = Pick<UserRow, 'id' | 'email'>
type Row = Record<string, string | number | null>

/** Whose a row is: its column holds the person's own id or e-mail, or the id of a row that is theirs. */
type Whose =
  | { column: string; is: keyof User; or?: { column: string; is: keyof User } }
  | { column: string; orColumn?: string; of: TableName }

interface Holding {
  table: TableName
  whose: Whose
  /** Columns that their copy holds. */
  given: readonly string[]
  /** All the others, which are no copy's business: what a log-in is checked with, mails with codes in them. */
  withheld?: readonly string[]
  /** Which of the person's rows their copy holds, where it is not all of them. */
  copied?: (user: User) => RawBuilder<boolean>
  /** Why the rows outlive their person. All others go with them. */
  stays?: string
}

/**
 * Everything that belongs to a person: what their copy holds and what erasure takes. A row goes
 * before what it refers to. `tests/api/users/personal-data.test.ts` fails while a table or a column is missing
 * here.
 */
export const holdings: readonly Holding[] = [
  {
    table: 'sessions',
    whose: { column: 'user_id', is: 'id' },
    given: [
      ...['id', 'user_id', 'created_at', 'last_seen_at', 'expires_at', 'user_agent'],
      ...['password_confirmed_at'],
    ],
    withheld: ['token_hash'],
  },
  {
    table: 'email_codes',
    whose: { column: 'user_id', is: 'id' },
    given: [
      ...['id', 'user_id', 'created_at', 'expires_at', 'tries_left'],
      ...['other_tries_left'],
    ],
    withheld: ['code_hash'],
  },
  {
    table: 'reset_links',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id', 'created_at', 'expires_at'],
    withheld: ['token_hash'],
  },
  {
    table: 'pending_verifications',
    whose: { column: 'user_id', is: 'id', or: { column: 'email', is: 'email' } },
    given: ['user_id', 'email', 'expires_at'],
    withheld: ['token_hash'],
  },
  {
    table: 'log_in_challenges',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id', 'tries_left', 'expires_at'],
    withheld: ['token_hash'],
  },
  {
    table: 'recovery_codes',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id'],
    withheld: ['code_hash'],
  },
  {
    table: 'second_factors',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id', 'created_at', 'confirmed_at', 'last_step'],
    withheld: ['secret'],
  },
  {
    table: 'passkey_challenges',
    whose: { column: 'user_id', is: 'id' },
    given: ['purpose', 'user_id', 'expires_at'],
    withheld: ['token_hash', 'challenge'],
  },
  {
    table: 'passkeys',
    whose: { column: 'user_id', is: 'id' },
    given: [
      ...['id', 'user_id', 'sign_count', 'transports', 'name', 'synced'],
      ...['created_at', 'last_used_at'],
    ],
    // What a log-in is checked with. There is nothing secret of a passkey here.
    withheld: ['credential_id', 'public_key'],
  },
  {
    table: 'factor_removals',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id', 'created_at', 'due_at'],
  },
  {
    table: 'user_search_terms',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id', 'key'],
  },
  {
    table: 'dispute_claims',
    whose: { column: 'owner_id', is: 'id' },
    given: ['owner_id', 'claim_status', 'asked_at', 'asked_for'],
    withheld: ['dispute_id'],
    // That others claim a number too is told by a decision alone.
    copied: () => sql<boolean>`(claim_status <> 'claims' or asked_at is not null)`,
  },
  {
    table: 'unsettled_claims',
    whose: { column: 'actor_id', is: 'id' },
    given: ['id', 'namespace', 'key', 'actor_id', 'report_id', 'created_at'],
  },
  {
    table: 'owner_answers',
    whose: { column: 'owner_id', is: 'id' },
    given: ['id', 'asset_id', 'owner_id', 'answer', 'created_at', 'answered_at'],
    // The report is somebody else's.
    withheld: ['report_id'],
  },
  {
    table: 'notices',
    whose: { column: 'user_id', is: 'id' },
    given: [
      ...['id', 'user_id', 'kind', 'subject_id', 'data', 'shown', 'digest'],
      ...['created_at', 'read_at'],
    ],
    // It may name a record of somebody else.
    withheld: ['event_key'],
  },
  {
    table: 'notice_preferences',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id', 'event', 'in_app', 'email'],
  },
  {
    table: 'watch_identifiers',
    whose: { column: 'watch_id', of: 'watches' },
    given: ['watch_id', 'namespace', 'key'],
  },
  {
    table: 'watches',
    whose: { column: 'email', is: 'email' },
    given: ['id', 'email', 'created_at', 'confirmed_at', 'ends_at', 'mailed_at'],
    withheld: ['token_hash'],
  },
  {
    table: 'complaints',
    whose: { column: 'complainant_id', is: 'id' },
    given: [
      ...['id', 'message_id', 'complainant_id', 'reason', 'state', 'decision'],
      ...['decided_at', 'created_at'],
    ],
    withheld: ['decided_by'],
  },
  {
    table: 'contact_messages',
    whose: { column: 'sender_id', is: 'id' },
    given: ['id', 'match_id', 'sender_id', 'text', 'created_at', 'warnings'],
  },
  {
    table: 'conversation_participants',
    whose: { column: 'user_id', is: 'id' },
    given: ['match_id', 'user_id', 'shares_name', 'shares_phone', 'read_at'],
  },
  {
    table: 'contact_questions',
    whose: { column: 'match_id', of: 'matches' },
    given: ['match_id', 'question', 'tries_left', 'answered_at', 'created_at'],
    withheld: ['answer_hash'],
  },
  {
    table: 'handover_codes',
    whose: { column: 'match_id', of: 'matches' },
    given: ['match_id', 'tries_left', 'created_at'],
    // Only the owner may know it, and the row is of both.
    withheld: ['code'],
  },
  {
    table: 'blocks',
    whose: { column: 'blocker_id', is: 'id' },
    given: ['blocker_id', 'created_at'],
    // Whoever it is has not chosen to be known.
    withheld: ['blocked_id'],
  },
  {
    table: 'pending_found_reports',
    whose: { column: 'email', is: 'email' },
    given: ['email', 'tries_left', 'find', 'created_at', 'expires_at'],
    withheld: ['id', 'code_hash'],
  },
  {
    table: 'matches',
    whose: { column: 'missing_report_id', orColumn: 'found_report_id', of: 'reports' },
    given: [
      ...['id', 'kind', 'state', 'decided_at', 'closed_at'],
      ...['offered_at', 'finder_accepted_at'],
    ],
    // The other report is somebody else's; how like the two are, and which wording made one, would help
    // a false claimant.
    withheld: [
      ...['missing_report_id', 'found_report_id', 'score', 'reasons', 'decided_by'],
      ...['created_at', 'reopen_count'],
    ],
    // As `maySeeMatch`: what only our team sees is not in it.
    copied: ({ id }) => sql<boolean>`(kind = 'exact'
      or (decided_at is not null and state <> 'refused')
      or (offered_at is not null
        and missing_report_id in (select id from reports where reporter_id = ${id})))`,
  },
  {
    table: 'match_blocking_keys',
    whose: { column: 'report_id', of: 'reports' },
    given: ['key', 'side', 'at', 'report_id'],
  },
  {
    table: 'lookup_counts',
    whose: { column: 'report_id', of: 'reports' },
    given: ['report_id', 'day', 'checks', 'registrations', 'last_at'],
  },
  {
    table: 'lookup_alerts',
    whose: { column: 'report_id', of: 'reports' },
    given: ['report_id', 'notified_at', 'pending_count', 'last_at', 'state'],
  },
  {
    table: 'enumeration_clients',
    whose: { column: 'user_id', is: 'id' },
    given: ['day', 'namespace', 'prefix', 'user_id'],
    withheld: ['sender'],
  },
  {
    table: 'batch_usage',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id', 'day', 'identifiers'],
  },
  {
    table: 'identifiers',
    whose: { column: 'owner_id', is: 'id' },
    given: [
      ...['id', 'asset_id', 'owner_id', 'kind', 'namespace', 'key', 'raw_value', 'position'],
      ...['asset_type', 'asset_brand', 'asset_model', 'asset_colour', 'asset_hidden'],
    ],
    // Later than the registration where somebody else's was in the same moment.
    withheld: ['registered_at'],
  },
  {
    table: 'log_openings',
    whose: { column: 'report_id', of: 'reports' },
    given: ['entry_id', 'report_id', 'identifiers', 'nonce'],
  },
  {
    table: 'reports',
    whose: { column: 'reporter_id', is: 'id' },
    given: [
      ...['id', 'asset_id', 'reporter_id', 'status', 'stage', 'reported_as', 'name'],
      ...['description', 'last_seen_date', 'last_seen_time', 'location', 'state'],
      ...['image_url', 'reason', 'created_at', 'confirmed_at', 'closed_at'],
      ...['police_reference', 'police_station', 'completed_steps', 'outcome', 'held'],
      ...['rewordings'],
    ],
  },
  {
    table: 'asset_photos',
    whose: { column: 'owner_id', is: 'id' },
    given: ['asset_id', 'position', 'owner_id', 'url'],
  },
  {
    table: 'idempotency_keys',
    whose: { column: 'user_id', is: 'id' },
    given: ['user_id', 'record_id', 'created_at', 'expires_at'],
    withheld: ['key', 'request_hash'],
  },
  {
    table: 'assets',
    whose: { column: 'owner_id', is: 'id' },
    given: [
      ...['id', 'owner_id', 'type', 'name', 'description', 'image_url'],
      ...['receipt_url', 'brand', 'model', 'colour', 'year', 'registration_state'],
      ...['vehicle_id', 'hidden', 'created_at', 'updated_at', 'purchased_on'],
      ...['purchased_from', 'price', 'warranty_until', 'notes', 'label_code'],
      ...['search_text', 'transfer_count', 'first_registered_at'],
    ],
    // That somebody else claims it too is told by our team alone.
    withheld: ['disputed'],
  },
  {
    table: 'uploads',
    whose: { column: 'claimed_by', is: 'id' },
    given: [
      ...['id', 'bytes', 'width', 'height', 'created_at', 'claimed_at', 'visible_to_user_id'],
      ...['claimed_by', 'sha256', 'thumbnail_sha256'],
    ],
    stays: 'withdrawn with the records that name them; the row goes once the files are gone',
  },
  {
    table: 'outbox',
    whose: { column: 'recipient', is: 'email' },
    given: ['id', 'recipient', 'kind', 'created_at', 'sent_at', 'failed_at'],
    withheld: [
      ...['subject', 'text', 'html', 'attempts', 'next_attempt_at', 'leased_until'],
      ...['event_key', 'last_error', 'dismissed_at', 'urgent'],
    ],
  },
  {
    table: 'subscribers',
    whose: { column: 'email', is: 'email' },
    given: ['email', 'id', 'created_at', 'confirmed_at', 'mailed_at'],
    withheld: ['token_hash'],
  },
  {
    table: 'activity_log',
    whose: { column: 'actor_id', is: 'id' },
    given: ['id', 'at', 'actor_id', 'action', 'entity', 'entity_id', 'details'],
    // What others did in between shows in the numbers that are left out.
    withheld: ['seq', 'previous_hash', 'hash'],
    // Which of one's reports made a possible match is for our team alone.
    copied: () => sql<boolean>`not (entity = 'match' and action = 'create')`,
    stays: 'it only grows, and names nobody but by ids that then mean nothing',
  },
  {
    table: 'transfers',
    whose: { column: 'from_user_id', is: 'id', or: { column: 'to_email', is: 'email' } },
    given: [
      ...['id', 'to_email', 'shares_name', 'type', 'brand', 'model', 'state'],
      ...['created_at', 'ends_at', 'closed_at', 'notified_at'],
    ],
    // The row is of both: what its seller called the thing, and who they are, is not its buyer’s to know.
    withheld: ['from_user_id', 'item', 'asset_id'],
  },
  {
    table: 'merchant_search_terms',
    whose: { column: 'merchant_id', of: 'merchants' },
    given: ['merchant_id', 'word', 'weight', 'category_id', 'listed_at'],
  },
  {
    table: 'certificate_hashes',
    whose: { column: 'certificate_id', of: 'certificates' },
    given: ['sha256', 'certificate_id', 'made_at'],
  },
  {
    table: 'certificates',
    whose: { column: 'merchant_id', of: 'merchants' },
    given: [
      ...['id', 'merchant_id', 'business', 'cac_number', 'issued_at', 'expires_at'],
      ...['revoked_at', 'key_id', 'signature'],
    ],
  },
  {
    table: 'merchants',
    whose: { column: 'owner_id', is: 'id' },
    given: [
      ...['id', 'owner_id', 'slug', 'status', 'reason', 'name', 'name_key'],
      ...['category_id', 'phone', 'address', 'state', 'lga', 'country', 'cac_number'],
      ...['logo_url', 'website', 'twitter', 'instagram', 'facebook', 'products'],
      ...['featured_picture_url', 'certificate_number', 'applied_at', 'decided_at'],
      ...['verified_at', 'expires_at', 'waiting_change', 'waiting_picture_url'],
      ...['waiting_since'],
    ],
  },
  {
    table: 'users',
    whose: { column: 'id', is: 'id' },
    given: [
      ...['id', 'email_claim', 'first_name', 'last_name', 'phone_number'],
      ...['alternate_phone_number', 'state', 'lga', 'address', 'country'],
      ...['profile_picture', 'role', 'status', 'email_verified_at', 'plan'],
      ...['created_at', 'last_login_at', 'status_reason', 'email', 'mailbox'],
      ...['plan_started_at', 'plan_ends_at'],
    ],
    withheld: ['password_hash'],
  },
]

/** Columns that name a person in what is not theirs alone: emptied when the person goes, before all else. */
export const mentions: readonly { table: TableName; column: string; is?: keyof User }[] = [
  { table: 'transfers', column: 'to_email', is: 'email' },
  { table: 'disputes', column: 'winner_id' },
  { table: 'disputes', column: 'decided_by' },
]

/** The condition that a row of a holding is the person's. */
function isOf({ whose }: Holding, user: User): RawBuilder<boolean> {
  if ('is' in whose) {
    const own = sql<boolean>`${sql.ref(whose.column)} = ${user[whose.is]}`
    const { or } = whose
    return or ? sql<boolean>`(${own} or ${sql.ref(or.column)} = ${user[or.is]})` : own
  }
  const parent = holdingOf(whose.of)
  const theirs = sql`(select id from ${sql.table(parent.table)} where ${isOf(parent, user)})`
  const refers = sql<boolean>`${sql.ref(whose.column)} in ${theirs}`
  return whose.orColumn
    ? sql<boolean>`(${refers} or ${sql.ref(whose.orColumn)} in ${theirs})`
    : refers
}

function holdingOf(table: TableName): Holding {
  const found = holdings.find((holding) => holding.table === table)
  if (!found) throw new Error(`whose a row of ${table} is, is not said`)
  return found
}

/** The person's rows of one holding, with the columns that are given; at most `limit`. */
export async function copyOf(
  db: Queries,
  holding: Holding,
  user: User,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(holding.table)}
    where ${isOf(holding, user)} and ${holding.copied?.(user) ?? sql<boolean>`1 = 1`}
    limit ${limit}`.execute(db)
  return rows.map((row) =>
    Object.fromEntries(holding.given.map((column) => [column, row[column] ?? null])),
  )
}

/** Deletes all of the person's rows, their own last, and their name wherever else it stands. */
export async function deleteHoldings(tx: Queries, user: User): Promise<void> {
  for (const { table, column, is = 'id' } of mentions) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
      where ${sql.ref(column)} = ${user[is]}`.execute(tx)
  }
  for (const holding of holdings) {
    if (holding.stays !== undefined) continue
    await sql`delete from ${sql.table(holding.table)} where ${isOf(holding, user)}`.execute(tx)
  }
}
