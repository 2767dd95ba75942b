import { notPersonal, ownedBy, theOwner } from '../personal.ts'
import type { Schema } from '../table.ts'

export const merchants = {
  /** Businesses that applied to be verified; at most one for each owner. */
  merchants: {
    columns: {
      id: 'text primary key',
      owner_id: 'text not null unique references users (id)',
      /** The last segment of the path of its page. */
      slug: 'text not null unique',
      status:
        "text not null check (status in ('pending', 'verified', 'refused', 'suspended', 'expired'))",
      /** Why staff refused or suspended it. */
      reason: 'text',
      name: 'text not null',
      /** The `collationKey` of the name, by which lists are sorted. */
      name_key: 'text not null',
      category_id: 'text not null',
      phone: 'text not null',
      address: 'text not null',
      state: 'text not null',
      /** Empty if not given. */
      lga: 'text not null',
      country: 'text not null',
      cac_number: 'text not null',
      logo_url: 'text not null',
      website: 'text',
      twitter: 'text',
      instagram: 'text',
      facebook: 'text',
      /** JSON list of strings; the empty string until products were submitted. */
      products: 'text not null',
      featured_picture_url: 'text',
      /** The number of the newest certificate. */
      certificate_number: 'text',
      applied_at: 'instant not null',
      decided_at: 'instant',
      verified_at: 'instant',
      expires_at: 'instant',
      /** JSON: columns that the owner wants to change, until staff decide. */
      pending_change: 'text',
      /** The pending featured picture, in its own column so that its upload counts as in use. */
      pending_picture_url: 'text',
      /** When the owner last edited the pending change. */
      pending_since: 'instant',
      /** The reference of the payment whose return suspended it; null for any other reason. */
      suspended_for: 'text',
    },
    indexes: {
      // All begin with the status instead of being partial: an engine without statistics, or with
      // the status as a parameter, ignores a partial index.
      merchants_listed_newest: '(status, verified_at, id)',
      merchants_listed_name: '(status, name_key, id)',
      merchants_listed_place: '(status, state, lga, verified_at, id)',
      merchants_listed_state: '(status, state, verified_at, id)',
      merchants_of_category_newest: '(status, category_id, verified_at, id)',
      merchants_of_category_name: '(status, category_id, name_key, id)',
      merchants_of_category_place: '(status, category_id, state, lga, verified_at, id)',
      merchants_of_category_state: '(status, category_id, state, verified_at, id)',
      merchants_by_status: '(status, applied_at, id)',
      merchants_by_name: '(name_key, id)',
      merchants_by_application: '(applied_at, id)',
      merchants_to_expire: '(status, expires_at)',
      merchants_by_cac: '(cac_number)',
      // Several may apply with one number, but only one can be verified.
      one_verified_business_of_cac: "unique (cac_number) where status in ('verified', 'suspended')",
      merchants_by_logo: '(logo_url)',
      merchants_by_featured: '(featured_picture_url) where featured_picture_url is not null',
      merchants_pending_change: '(applied_at, id) where pending_since is not null',
      merchants_by_pending_picture: '(pending_picture_url) where pending_picture_url is not null',
    },
    personal: ownedBy(theOwner, [
      'id',
      'owner_id',
      'slug',
      'status',
      'reason',
      'name',
      'name_key',
      'category_id',
      'phone',
      'address',
      'state',
      'lga',
      'country',
      'cac_number',
      'logo_url',
      'website',
      'twitter',
      'instagram',
      'facebook',
      'products',
      'featured_picture_url',
      'certificate_number',
      'applied_at',
      'decided_at',
      'verified_at',
      'expires_at',
      'pending_change',
      'pending_picture_url',
      'pending_since',
      'suspended_for',
    ]),
    activity: 'logged',
  },
  /** `name_key` from each of its words on: staff search all businesses by these. */
  merchant_name_terms: {
    columns: {
      merchant_id: 'text not null references merchants (id) on delete cascade',
      key: 'text collate "C" not null',
    },
    constraints: ['primary key (merchant_id, key)'],
    indexes: {
      merchant_name_terms_by_key: '(key, merchant_id)',
    },
    personal: ownedBy({ column: 'merchant_id', of: 'merchants' }, ['merchant_id', 'key']),
    activity: 'logged',
  },
  /** Search terms of listed merchants, each with the weight of the best field that contains it. */
  merchant_search_terms: {
    columns: {
      merchant_id: 'text not null references merchants (id) on delete cascade',
      word: 'text not null',
      weight: 'integer not null',
      category_id: 'text not null',
      listed_at: 'instant not null',
    },
    constraints: ['primary key (merchant_id, word)'],
    indexes: {
      merchant_search_terms_ranked: '(word, weight, listed_at, merchant_id)',
      merchant_search_terms_of_category: '(word, category_id, weight, listed_at, merchant_id)',
    },
    // Without a rowid it takes a fifth of the space, and one read less for each row.
    withoutRowid: true,
    personal: ownedBy({ column: 'merchant_id', of: 'merchants' }, [
      'merchant_id',
      'word',
      'weight',
      'category_id',
      'listed_at',
    ]),
    activity: 'logged',
  },
  /** Variants of each term: the term, its prefixes, and the term with letters left out. */
  merchant_search_variants: {
    columns: {
      key: 'text not null',
      word: 'text not null',
    },
    constraints: ['primary key (key, word)'],
    indexes: {
      merchant_search_variants_of_word: '(word)',
    },
    personal: notPersonal('search words; a word is deleted with the last shop that has it', [
      'key',
      'word',
    ]),
    activity: 'logged',
  },
  /** The public keys of certificates. The private keys are in KEYS_DIR. */
  certificate_keys: {
    columns: {
      id: 'text primary key',
      /** SPKI, base64url. */
      public_key: 'text not null',
      created_at: 'instant not null',
    },
    personal: notPersonal('public keys of the server', ['id', 'public_key', 'created_at']),
    activity: 'logged',
  },
  certificates: {
    columns: {
      /** The number printed on the certificate. */
      id: 'text primary key',
      merchant_id: 'text not null references merchants (id) on delete cascade',
      business: 'text not null',
      cac_number: 'text not null',
      issued_at: 'instant not null',
      expires_at: 'instant not null',
      revoked_at: 'instant',
      key_id: 'text not null references certificate_keys (id)',
      /** Ed25519 over the canonical text, base64url. */
      signature: 'text not null',
    },
    indexes: {
      certificates_of_merchant: '(merchant_id)',
    },
    personal: ownedBy({ column: 'merchant_id', of: 'merchants' }, [
      'id',
      'merchant_id',
      'business',
      'cac_number',
      'issued_at',
      'expires_at',
      'revoked_at',
      'key_id',
      'signature',
    ]),
    activity: 'logged',
  },
  /** The SHA-256 of every PDF that was served. */
  certificate_hashes: {
    columns: {
      sha256: 'text primary key',
      certificate_id: 'text not null references certificates (id) on delete cascade',
      made_at: 'instant not null',
    },
    indexes: {
      certificate_hashes_of_certificate: '(certificate_id)',
    },
    personal: ownedBy({ column: 'certificate_id', of: 'certificates' }, [
      'sha256',
      'certificate_id',
      'made_at',
    ]),
    activity: 'logged',
  },
} as const satisfies Schema
