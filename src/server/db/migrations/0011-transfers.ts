import type { DialectName } from '../database.ts'

/** Things that get a new owner: the offers, and what stays known of it with no name. */
export function statements(dialect: DialectName): string[] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint'
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    'alter table assets add column changed_hands integer',
    `alter table assets add column first_registered_at ${instant}`,

    `create table transfers (
      id text primary key,
      asset_id text references assets (id) on delete set null,
      seller_id text not null references users (id) on delete cascade,
      buyer_email text,
      tells_name integer not null,
      item text not null,
      type text not null,
      brand text,
      model text,
      state text not null check (state in
        ('open', 'accepted', 'declined', 'cancelled', 'withdrawn', 'expired')),
      created_at ${instant} not null,
      ends_at ${instant} not null,
      closed_at ${instant},
      told_at ${instant}
    ) ${end}`,
    `create unique index one_open_transfer_of_asset on transfers (asset_id) where state = 'open'`,
    'create index transfers_of_asset on transfers (asset_id)',
    'create index transfers_of_seller on transfers (seller_id, created_at, id)',
    'create index transfers_to_buyer on transfers (buyer_email, created_at, id)',
    `create index transfers_by_end on transfers (ends_at) where state = 'open'`,
    `create index transfers_untold on transfers (created_at) where state = 'open' and told_at is null`,
    'create index transfers_closed on transfers (closed_at)',
  ]
}
