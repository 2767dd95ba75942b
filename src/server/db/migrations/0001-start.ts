import type { DialectName } from '../database.ts'

/** The portable subset: text ids made by us, integer milliseconds, 0/1 flags, JSON as text. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    `create table users (
      id text primary key,
      email text not null unique,
      first_name text not null,
      last_name text not null,
      phone_number text not null,
      alternate_phone_number text,
      state text,
      lga text,
      address text,
      country text not null,
      profile_picture text,
      password_hash text,
      role text not null check (role in ('user', 'admin', 'super-admin')),
      status text not null check (status in ('active', 'suspended')),
      email_verified_at ${instant},
      plan text not null,
      created_at ${instant} not null,
      last_login_at ${instant}
    ) ${end}`,

    `create table sessions (
      id text primary key,
      token_hash text not null unique,
      user_id text not null references users (id) on delete cascade,
      created_at ${instant} not null,
      last_seen_at ${instant} not null,
      expires_at ${instant} not null,
      user_agent text not null
    ) ${end}`,
    'create index sessions_of_user on sessions (user_id)',
    'create index sessions_by_end on sessions (expires_at)',

    `create table email_codes (
      id text primary key,
      user_id text not null unique references users (id) on delete cascade,
      code_hash text not null,
      created_at ${instant} not null,
      expires_at ${instant} not null,
      tries_left integer not null
    ) ${end}`,
    'create index email_codes_by_end on email_codes (expires_at)',

    `create table reset_links (
      token_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      created_at ${instant} not null,
      expires_at ${instant} not null
    ) ${end}`,
    'create index reset_links_of_user on reset_links (user_id)',
    'create index reset_links_by_end on reset_links (expires_at)',

    `create table pending_verifications (
      token_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      expires_at ${instant} not null
    ) ${end}`,
    'create index pending_verifications_of_user on pending_verifications (user_id)',
    'create index pending_verifications_by_end on pending_verifications (expires_at)',

    `create table assets (
      id text primary key,
      owner_id text not null references users (id),
      type text not null check (type in ('Gadget', 'Vehicle')),
      name text not null,
      description text not null,
      image_url text,
      receipt_url text,
      brand text,
      model text,
      colour text,
      year integer,
      registration_state text,
      vehicle_id text,
      hidden integer not null,
      disputed integer not null,
      created_at ${instant} not null,
      updated_at ${instant} not null
    ) ${end}`,
    'create index assets_of_owner on assets (owner_id, created_at)',
    'create index assets_by_image on assets (image_url) where image_url is not null',
    'create index assets_by_receipt on assets (receipt_url) where receipt_url is not null',

    `create table identifiers (
      id text primary key,
      asset_id text not null references assets (id) on delete cascade,
      owner_id text not null references users (id),
      kind text not null,
      space text not null,
      key text not null,
      typed text not null,
      unique (owner_id, key, space, kind)
    ) ${end}`,
    // Everything the product is asked for begins here.
    'create index identifiers_by_key on identifiers (key)',
    'create index identifiers_of_asset on identifiers (asset_id)',

    `create table reports (
      id text primary key,
      asset_id text not null references assets (id),
      reporter_id text not null references users (id),
      status text not null check (status in ('Lost', 'Stolen', 'Found')),
      stage text not null check (stage in ('pending', 'active', 'inactive', 'archived')),
      reported_as text not null,
      name text not null,
      description text not null,
      last_seen_date text,
      last_seen_time text,
      location text,
      state text,
      image_url text,
      reason text,
      created_at ${instant} not null,
      confirmed_at ${instant},
      closed_at ${instant}
    ) ${end}`,
    'create unique index one_open_report_of_asset on reports (asset_id) where closed_at is null',
    'create index reports_of_asset on reports (asset_id)',
    'create index reports_of_reporter on reports (reporter_id, created_at)',
    'create index reports_by_stage on reports (stage, created_at)',
    'create index reports_by_time on reports (created_at)',
    'create index reports_by_image on reports (image_url) where image_url is not null',
    'create index users_by_picture on users (profile_picture) where profile_picture is not null',

    `create table uploads (
      id text primary key,
      bytes integer not null,
      width integer not null,
      height integer not null,
      created_at ${instant} not null,
      claimed_at ${instant},
      private_to text
    ) ${end}`,

    `create table activity_log (
      id text primary key,
      at ${instant} not null,
      actor_id text,
      action text not null,
      entity text not null,
      entity_id text not null,
      details text not null
    ) ${end}`,
    'create index activity_by_time on activity_log (at)',
    'create index activity_of_entity on activity_log (entity, entity_id)',
    'create index activity_of_actor on activity_log (actor_id, at)',

    `create table outbox (
      id text primary key,
      recipient text not null,
      kind text not null,
      subject text not null,
      text text not null,
      html text not null,
      created_at ${instant} not null,
      attempts integer not null,
      next_attempt_at ${instant} not null,
      leased_until ${instant},
      sent_at ${instant},
      failed_at ${instant}
    ) ${end}`,
    'create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null',
    'create index outbox_of_recipient on outbox (recipient, created_at)',
    'create index outbox_by_time on outbox (created_at)',

    `create table subscribers (
      email text primary key,
      id text not null unique,
      token_hash text not null unique,
      created_at ${instant} not null,
      confirmed_at ${instant}
    ) ${end}`,
    'create index subscribers_to_confirm on subscribers (created_at) where confirmed_at is null',
    ...appendOnly(dialect),
  ]
}

/** The activity log grows; nothing in it is changed or taken away. */
function appendOnly(dialect: DialectName): string[] {
  if (dialect === 'sqlite') {
    return ['update', 'delete'].map(
      (endpoint) =>
        `create trigger activity_log_no_${endpoint} before ${endpoint} on activity_log
         begin select raise(abort, 'the activity log is append-only'); end`,
    )
  }
  return [
    `create function refuse_change() returns trigger language plpgsql as
     $$ begin raise exception 'the activity log is append-only'; end $$`,
    `create trigger activity_log_append_only before update or delete or truncate on activity_log
     for each statement execute function refuse_change()`,
  ]
}
