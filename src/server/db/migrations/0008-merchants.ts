import type { DialectName } from '../database.ts'

/** Businesses that applied to be verified, what they are found by, and their certificates. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    `create table merchants (
      id text primary key,
      owner_id text not null unique references users (id),
      slug text not null unique,
      status text not null check (status in ('pending', 'verified', 'refused', 'suspended', 'expired')),
      reason text,
      name text not null,
      name_key text not null,
      category_id text not null,
      phone text not null,
      address text not null,
      state text not null,
      lga text not null,
      country text not null,
      cac_number text not null,
      logo_url text not null,
      website text,
      twitter text,
      instagram text,
      facebook text,
      products text not null,
      featured_picture_url text,
      certificate_number text,
      applied_at ${instant} not null,
      decided_at ${instant},
      verified_at ${instant},
      expires_at ${instant}
    ) ${end}`,
    // All begin with the status, even where only one is asked for: a partial index is passed over by an
    // engine that has no statistics, or is given the status as a parameter.
    // The directory: newest, by name, by place; each within a category too.
    'create index merchants_listed_newest on merchants (status, verified_at, id)',
    'create index merchants_listed_name on merchants (status, name_key, id)',
    'create index merchants_listed_place on merchants (status, state, lga, verified_at, id)',
    'create index merchants_listed_state on merchants (status, state, verified_at, id)',
    'create index merchants_of_category_newest on merchants (status, category_id, verified_at, id)',
    'create index merchants_of_category_name on merchants (status, category_id, name_key, id)',
    'create index merchants_of_category_place on merchants (status, category_id, state, lga, verified_at, id)',
    'create index merchants_of_category_state on merchants (status, category_id, state, verified_at, id)',
    'create index merchants_by_status on merchants (status, applied_at, id)',
    'create index merchants_by_name on merchants (name_key, id)',
    'create index merchants_by_application on merchants (applied_at, id)',
    'create index merchants_to_expire on merchants (status, expires_at)',
    'create index merchants_by_cac on merchants (cac_number)',
    // One business stands under its number once, however many ask for it.
    `create unique index one_verified_business_of_cac on merchants (cac_number)
      where status in ('verified', 'suspended')`,
    'create index merchants_by_logo on merchants (logo_url)',
    `create index merchants_by_featured on merchants (featured_picture_url)
      where featured_picture_url is not null`,

    // Only of those that are listed.
    `create table merchant_words (
      merchant_id text not null references merchants (id) on delete cascade,
      word text not null,
      weight integer not null,
      category_id text not null,
      listed_at ${instant} not null,
      primary key (merchant_id, word)
    ) ${end}`,
    'create index merchant_words_ranked on merchant_words (word, weight, listed_at, merchant_id)',
    'create index merchant_words_of_category on merchant_words (word, category_id, weight, listed_at, merchant_id)',

    `create table merchant_word_keys (
      key text not null,
      word text not null,
      primary key (key, word)
    ) ${end}`,
    'create index merchant_word_keys_of_word on merchant_word_keys (word)',

    `create table certificate_keys (
      id text primary key,
      public_key text not null,
      created_at ${instant} not null
    ) ${end}`,

    `create table certificates (
      id text primary key,
      merchant_id text not null references merchants (id) on delete cascade,
      business text not null,
      cac_number text not null,
      issued_at ${instant} not null,
      expires_at ${instant} not null,
      revoked_at ${instant},
      key_id text not null references certificate_keys (id),
      signature text not null
    ) ${end}`,
    'create index certificates_of_merchant on certificates (merchant_id)',

    `create table certificate_prints (
      sha256 text primary key,
      certificate_id text not null references certificates (id) on delete cascade,
      made_at ${instant} not null
    ) ${end}`,
    'create index certificate_prints_of_certificate on certificate_prints (certificate_id)',
  ]
}
