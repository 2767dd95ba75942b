import type { DialectName } from '../database.ts'

/** What a record of a thing holds beyond its number: photos, the purchase, a label to stick on it. */
export function statements(dialect: DialectName): string[] {
  const end = dialect === 'sqlite' ? 'strict' : ''
  return [
    'alter table assets add column purchased_on text',
    'alter table assets add column purchased_from text',
    'alter table assets add column price integer',
    'alter table assets add column warranty_until text',
    'alter table assets add column notes text',
    'alter table assets add column label_code text',
    'alter table assets add column words text',
    "update assets set words = lower(name || ' ' || coalesce(brand, '') || ' ' || coalesce(model, ''))",
    'create index assets_by_words on assets (owner_id, words)',
    'create unique index assets_by_label on assets (label_code) where label_code is not null',
    // A page of a long list begins behind the last row of the one before.
    'drop index assets_of_owner',
    'create index assets_of_owner on assets (owner_id, created_at, id)',

    'alter table identifiers add column position integer not null default 0',

    `create table asset_photos (
      asset_id text not null references assets (id) on delete cascade,
      position integer not null,
      owner_id text not null references users (id),
      url text not null,
      primary key (asset_id, position)
    ) ${end}`,
    'create index asset_photos_of_owner on asset_photos (owner_id)',
    'create index asset_photos_by_url on asset_photos (url)',

    'alter table uploads add column claimed_by text',
    'update uploads set claimed_by = private_to where private_to is not null',
    ...claimants.map(
      ([table, column, user]) =>
        `update uploads set claimed_by = (
           select min(${user}) from ${table} where ${column} = '/uploads/' || uploads.id || '.webp'
         ) where claimed_by is null`,
    ),
  ]
}

/** Whose record shows a picture, from before that was kept. */
const claimants = [
  ['assets', 'image_url', 'owner_id'],
  ['reports', 'image_url', 'reporter_id'],
  ['users', 'profile_picture', 'id'],
] as const
