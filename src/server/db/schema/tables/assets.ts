import { ownedBy, theOwner } from '../personal.ts'
import type { Schema } from '../table.ts'

export const assets = {
  assets: {
    columns: {
      id: 'text primary key',
      owner_id: 'text not null references users (id)',
      type: "text not null check (type in ('Gadget', 'Vehicle'))",
      name: 'text not null',
      description: 'text not null',
      image_url: 'text',
      receipt_url: 'text',
      /** Brand of a gadget, make of a vehicle. */
      brand: 'text',
      model: 'text',
      colour: 'text',
      year: 'integer',
      registration_state: 'text',
      vehicle_id: 'text',
      hidden: 'flag not null',
      /** Two users claim to own an asset with this identifier. */
      disputed: 'flag not null',
      created_at: 'instant not null',
      updated_at: 'instant not null',
      /** `2026-03-04`. */
      purchased_on: 'text',
      purchased_from: 'text',
      /** In naira. */
      price: 'integer',
      /** The last day of the warranty, `2026-03-04`. */
      warranty_until: 'text',
      notes: 'text',
      /** The code on its label; anyone who has it can write to the owner. */
      label_code: 'text',
      /** Name, maker and model as `searchWords` has them. */
      search_text: 'text',
      /**
       * The number of transfers; null is none. After one, `created_at` is the time of the last
       * transfer.
       */
      transfer_count: 'integer',
      /** When its first owner registered it; null before its first transfer. */
      first_registered_at: 'instant',
      /** When its owner last confirmed to still own it; null if never. */
      confirmed_at: 'instant',
      /** When its owner was last asked. */
      asked_at: 'instant',
      /** 1 if its owner does not want to be asked. */
      asking_ended: 'flag',
      /** The place where the owner keeps it. */
      kept_at: 'text',
      /** Separated by commas. */
      tags: 'text',
    },
    indexes: {
      assets_by_image: '(image_url) where image_url is not null',
      assets_by_receipt: '(receipt_url) where receipt_url is not null',
      assets_by_search_text: '(owner_id, search_text)',
      assets_by_label: 'unique (label_code) where label_code is not null',
      assets_of_owner: '(owner_id, created_at, id)',
      assets_by_time: '(created_at, id)',
      assets_by_type: '(type, created_at, id)',
      assets_disputed: '(created_at, id) where disputed = 1',
      assets_by_name: '(lower(name) collate "C", id)',
      assets_by_type_and_name: '(type, lower(name) collate "C", id)',
      assets_disputed_of_type: '(type, created_at, id) where disputed = 1',
      assets_disputed_by_name: '(lower(name) collate "C", id) where disputed = 1',
      assets_to_ask: '((coalesce(asked_at, created_at)), id) where asking_ended is null',
    },
    personal: ownedBy(
      theOwner,
      [
        'id',
        'owner_id',
        'type',
        'name',
        'description',
        'image_url',
        'receipt_url',
        'brand',
        'model',
        'colour',
        'year',
        'registration_state',
        'vehicle_id',
        'hidden',
        'created_at',
        'updated_at',
        'purchased_on',
        'purchased_from',
        'price',
        'warranty_until',
        'notes',
        'kept_at',
        'tags',
        'label_code',
        'search_text',
        'transfer_count',
        'first_registered_at',
        'confirmed_at',
        'asked_at',
        'asking_ended',
      ],
      {
        // Only staff may tell an owner that somebody else claims the asset too.
        withheld: ['disputed'],
      },
    ),
    activity: 'logged',
    retainedAtTransfer: [
      ...['id', 'type', 'image_url', 'brand', 'model', 'colour', 'year'],
      ...['registration_state', 'hidden', 'disputed'],
    ],
    retainedAtErasure: ['id', 'type', 'created_at', 'updated_at'],
  },
  /** `search_text` from each of its words on: staff search the assets of all owners by these. */
  asset_search_terms: {
    columns: {
      asset_id: 'text not null references assets (id) on delete cascade',
      key: 'text collate "C" not null',
    },
    constraints: ['primary key (asset_id, key)'],
    indexes: {
      asset_search_terms_by_key: '(key, asset_id)',
    },
    personal: ownedBy({ column: 'asset_id', of: 'assets' }, ['asset_id', 'key']),
    activity: 'logged',
  },
  identifiers: {
    columns: {
      id: 'text primary key',
      asset_id: 'text not null references assets (id) on delete cascade',
      owner_id: 'text not null references users (id)',
      kind: 'text not null',
      namespace: 'text not null',
      /** Normalised within its namespace: equal keys mean the same asset. */
      key: 'text not null',
      /** As the owner typed it. */
      raw_value: 'text not null',
      /** 0 is the identifier that the asset is known by. */
      position: 'integer not null default 0',
      /**
       * When this claim to the identifier began; later than all earlier claims. A buyer takes it
       * over.
       */
      registered_at: 'instant not null default 0',
      // What a lookup shows of the asset; maintained by triggers.
      asset_type: 'text',
      asset_brand: 'text',
      asset_model: 'text',
      asset_colour: 'text',
      asset_hidden: 'flag',
      /** When the owner last confirmed to own the asset; maintained by triggers. */
      asset_confirmed_at: 'instant',
    },
    constraints: ['unique (owner_id, key, namespace, kind)'],
    indexes: {
      identifiers_of_asset: '(asset_id, key)',
      // SQLite compares bytes by default.
      identifiers_by_key_bytes: { sqlite: null, postgres: '(key collate "C")' },
      // SQLite uses `identifiers_by_key_shown` instead.
      identifiers_by_key: { sqlite: null, postgres: '(key)' },
      // SQLite reads all that a lookup shows from the index; PostgreSQL stores the columns of a
      // row together.
      identifiers_by_key_shown: {
        sqlite:
          '(key, namespace, kind, asset_id, asset_type, asset_brand, asset_model, asset_colour, asset_hidden, asset_confirmed_at, registered_at)',
        postgres: null,
      },
      // What a list shows of an owner's identifiers, side by side: those of one asset are rows in
      // different places.
      identifiers_of_owner_shown: '(owner_id, asset_id, position, kind, raw_value)',
    },
    personal: ownedBy(
      theOwner,
      [
        'id',
        'asset_id',
        'owner_id',
        'kind',
        'namespace',
        'key',
        'raw_value',
        'position',
        'asset_type',
        'asset_brand',
        'asset_model',
        'asset_colour',
        'asset_hidden',
        'asset_confirmed_at',
      ],
      {
        // It can reveal that somebody else registered the identifier in the same millisecond.
        withheld: ['registered_at'],
      },
    ),
    activity: 'logged',
  },
  /** Photos of an asset beyond its cover, in order. */
  asset_photos: {
    columns: {
      asset_id: 'text not null references assets (id) on delete cascade',
      position: 'integer not null',
      owner_id: 'text not null references users (id)',
      url: 'text not null',
    },
    constraints: ['primary key (asset_id, position)'],
    indexes: {
      asset_photos_by_url: '(url)',
      asset_photos_of_owner_shown: '(owner_id, asset_id, position, url)',
    },
    personal: ownedBy(theOwner, ['asset_id', 'position', 'owner_id', 'url']),
    activity: 'logged',
  },
} as const satisfies Schema
