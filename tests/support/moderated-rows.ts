/** The number of rows in each back office list. */
export interface Sizes {
  /** Each has one asset, and has reported it. */
  users: number
  /**
   * Disputes, matches, reported messages, businesses, lookup days, failed emails: this many of
   * each.
   */
  others: number
}

/** Filled by `moderatedRows`: a loader may drop their indexes and triggers meanwhile. */
export const moderatedTables = [
  'assets',
  'asset_search_terms',
  'reports',
  'identifiers',
  'disputes',
  'dispute_claims',
  'matches',
  'conversation_messages',
  'complaints',
  'merchants',
  'merchant_name_terms',
  'lookup_counts',
  'enumeration_events',
  'jobs',
] as const

/** One user has many assets, like a company. */
const fleetOwner = 3
const fleetSize = 5000
const dayMs = 86_400_000
const idDigits = 31

/** Both engines count characters, and `substr` starts at the first one to keep. */
const padded = (number: string, digits: number) =>
  `substr('${'0'.repeat(digits)}' || (${number}), length(cast(${number} as text)) + 1)`
const userId = (number: string) => `'user-' || ${padded(number, idDigits)}`
const owner = `case when i < ${fleetSize} then ${userId(`${fleetOwner}`)} else ${userId('i')} end`
/** Two names, so that a search finds many; and a rare one. */
const assetName = `case when i = 5 then 'Zebra drum' when i % 2 = 0 then 'Black phone' else 'Blue bicycle' end || ' ' || i`
// Halved, so that no filter correlates with a name.
const stage = `case when (i / 2) % 20 < 5 then 'pending' when (i / 2) % 20 < 15 then 'active'
  when (i / 2) % 20 < 18 then 'inactive' else 'archived' end`
const oneOf = (values: readonly string[]) =>
  `case (i / 2) % ${values.length} ${values.map((value, index) => `when ${index} then '${value}'`).join(' ')} end`

export const imeiOf = (n: number) => `35${String(n).padStart(13, '0')}`

/** SQL for either engine that fills the lists about existing users. */
export function moderatedRows({ users, others }: Sizes, now: number): string[] {
  const at = (count: number) => `${now - 300 * dayMs} + (i * 1.0 / ${count}) * ${250 * dayMs}`
  const instant = (count: number) => `cast(${at(count)} as bigint)`
  const into = (table: string, columns: string, count: number, values: string) =>
    `insert into ${table} (${columns})
       with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})
       select ${values} from n`
  const days = Array.from({ length: 300 }, (_, index) => {
    const day = new Date(now - index * dayMs).toISOString().slice(0, 10)
    return `(${index}, '${day}')`
  })
  return [
    into(
      'assets',
      'id, owner_id, type, name, search_text, description, hidden, disputed, created_at, updated_at',
      users,
      `'asset-' || i, ${owner}, case when i % 4 = 0 then 'Vehicle' else 'Gadget' end, ${assetName},
       lower(${assetName}), 'A scratch on the back', 0, case when i % 100 = 0 then 1 else 0 end, ${instant(users)}, ${instant(users)}`,
    ),
    'insert into asset_search_terms (asset_id, key) select id, search_text from assets',
    into(
      'identifiers',
      'id, asset_id, owner_id, kind, namespace, key, raw_value, position',
      users,
      `'identifier-' || i, 'asset-' || i, ${owner}, 'imei1', 'imei', '35' || ${padded('i', 13)}, '35' || ${padded('i', 13)}, 0`,
    ),
    into(
      'reports',
      'id, asset_id, reporter_id, status, reported_as, stage, name, description, created_at, closed_at',
      users,
      `'report-' || i, 'asset-' || i, ${owner}, ${oneOf(['Lost', 'Stolen', 'Found'])}, ${oneOf(['Lost', 'Stolen', 'Found'])},
       ${stage}, ${assetName}, 'On the bus', ${instant(users)}, case when (i / 2) % 20 < 15 then null else ${instant(users)} end`,
    ),
    into(
      'disputes',
      'id, namespace, key, status, opened_at',
      others,
      `'dispute-' || i, 'imei', '35' || ${padded('i', 13)}, ${oneOf(['open', 'decided', 'lapsed'])}, ${instant(others)}`,
    ),
    ...['i', 'i + 1'].map((side) =>
      into(
        'dispute_claims',
        'dispute_id, owner_id, claim_status',
        others - 1,
        `'dispute-' || i, ${userId(`(${side})`)}, 'claims'`,
      ),
    ),
    into(
      'matches',
      'id, missing_report_id, found_report_id, kind, score, reasons, state, reopen_count, created_at',
      others - 1,
      `'match-' || i, 'report-' || i, 'report-' || (i + 1), 'possible', 60, '[{"points":60,"code":"one-character-differs"}]',
       ${oneOf(['suggested', 'open', 'refused', 'withdrawn', 'recovered'])}, 1, ${instant(others)}`,
    ),
    into(
      'conversation_messages',
      'id, match_id, sender_id, text, created_at',
      others - 1,
      `'message-' || i, 'match-' || i, ${userId('i')}, 'Pay me first, then you get it', ${instant(others)}`,
    ),
    into(
      'complaints',
      'id, message_id, complainant_id, reason, state, created_at',
      others - 1,
      `'complaint-' || i, 'message-' || i, ${userId('(i + 1)')}, 'Wants money', ${oneOf(['open', 'upheld', 'dismissed'])}, ${instant(others)}`,
    ),
    into(
      'merchants',
      `id, owner_id, slug, status, name, name_key, category_id, phone, address, state, lga, country,
       cac_number, logo_url, products, applied_at, expires_at`,
      others,
      `'merchant-' || i, ${userId('i')}, 'shop-' || i, ${oneOf(['pending', 'verified', 'refused', 'suspended', 'expired'])},
       case when i % 2 = 0 then 'Bola Phones ' else 'Chidi Motors ' end || i, case when i % 2 = 0 then 'bola phones ' else 'chidi motors ' end || i,
       'phones-and-computer', '08031234567', 'Market Road', 'Lagos', 'Ikeja', 'Nigeria', 'RC' || (i + 1),
       '/uploads/0123456789012345678901.webp', '[]', ${instant(others)}, ${now + 365 * dayMs}`,
    ),
    'insert into merchant_name_terms (merchant_id, key) select id, name_key from merchants',
    `insert into lookup_counts (report_id, day, lookups, registrations, last_at)
       with recursive n(i) as (select 0 union all select i + 1 from n where i < ${others - 1}),
       days(number, day) as (values ${days.join(', ')})
       select 'report-' || i, day, 3, 1, ${instant(others)} from n join days on days.number = i % 300`,
    `insert into enumeration_events (day, namespace, prefix, misses, clients, last_at)
       with recursive n(i) as (select 0 union all select i + 1 from n where i < ${others - 1}),
       days(number, day) as (values ${days.join(', ')})
       select day, 'imei', 10000000 + i, 40, 1, ${instant(others)} from n join days on days.number = i % 300`,
    into(
      'jobs',
      `id, recipient, kind, type, data, urgent, created_at, attempts, next_attempt_at, failed_at, outcome`,
      others,
      `'mail-' || i, 'someone' || i || '@example.com', 'mail', 'match', '{}', 0, ${now - dayMs}, 12, ${now - dayMs},
       ${now - dayMs} + i, '550 No such mailbox'`,
    ),
  ]
}

/** Users without search terms and log entries. */
export function plainUsers(users: number, now: number): string[] {
  return [
    `insert into users (id, email, email_claim, first_name, last_name, phone_number, country, role, status, email_verified_at, plan, created_at)
       with recursive n(i) as (select 0 union all select i + 1 from n where i < ${users - 1})
       select ${userId('i')}, 'person' || i || '@example.com', 'person' || i || '@example.com', 'Ada', 'Okafor', '08031234567', 'Nigeria',
       case when i = 0 then 'super-admin' else 'user' end, 'active', 1, 'Free', ${now} from n`,
  ]
}
