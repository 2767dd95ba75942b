import { notPersonal, ownedBy, theUser } from './personal.ts'
import type { Schema } from './table.ts'

export const payments = {
  /** Every payment and renewal that we asked the provider for, under our reference. */
  checkouts: {
    columns: {
      reference: 'text primary key',
      /** No foreign key: money may still arrive when its account is gone. */
      user_id: 'text not null',
      kind: "text not null check (kind in ('payment', 'renewal'))",
      plan: 'text not null',
      billing: 'text not null',
      days: 'integer not null',
      /** Kobo. */
      amount: 'bigint not null',
      currency: 'text not null',
      /** The VAT within, in hundredths of a percent; null where none is charged. */
      vat_rate: 'integer',
      /** Random: what tells at the provider that it is this account’s, without naming it. */
      account_mark: 'text not null',
      /** Whether a card may be charged again when the pass ends. */
      wants_renewal: 'flag not null',
      status: "text not null check (status in ('open', 'paid', 'failed', 'refused', 'closed'))",
      created_at: 'instant not null',
      settled_at: 'instant',
      /** When the provider is asked next; null once there is nothing to ask. */
      next_check_at: 'instant',
    },
    indexes: {
      checkouts_due: '(next_check_at) where next_check_at is not null',
      checkouts_of_user: '(user_id, created_at)',
    },
    personal: ownedBy(
      theUser,
      [
        'reference',
        'user_id',
        'kind',
        'plan',
        'billing',
        'days',
        'amount',
        'currency',
        'vat_rate',
        'wants_renewal',
        'status',
        'created_at',
        'settled_at',
      ],
      {
        withheld: ['account_mark', 'next_check_at'],
        stays:
          'money may still arrive for it; it names nobody but by an id that then means nothing',
      },
    ),
    activity: 'logged',
  },
  /** The ledger. It only grows, and every plan is computed from it. */
  payments: {
    columns: {
      id: 'text primary key',
      /** What happened, so that it is written once however often we hear of it. */
      event_key: 'text not null unique',
      kind: "text not null check (kind in ('payment', 'renewal', 'grant', 'refund', 'dispute', 'dispute-won'))",
      user_id: 'text not null',
      reference: 'text not null',
      plan: 'text not null',
      billing: 'text',
      days: 'integer not null',
      amount: 'bigint not null',
      currency: 'text not null',
      vat_rate: 'integer',
      /** Card, transfer, USSD: as the provider calls it. */
      channel: 'text',
      /** The provider’s own number of the transaction. */
      provider_id: 'text',
      granted_by: 'text',
      reason: 'text',
      at: 'instant not null',
    },
    indexes: {
      payments_of_user: '(user_id, at, id)',
      payments_of_reference: '(reference, at)',
      payments_by_time: '(at, id)',
      payments_by_kind: '(kind, at, id)',
      payments_of_provider: '(provider_id) where provider_id is not null',
    },
    personal: ownedBy(
      theUser,
      [
        'id',
        'kind',
        'user_id',
        'reference',
        'plan',
        'billing',
        'days',
        'amount',
        'currency',
        'vat_rate',
        'channel',
        'at',
      ],
      {
        // These belong to the team and the provider.
        withheld: ['event_key', 'provider_id', 'granted_by', 'reason'],
        stays: 'the law has accounts kept; it names nobody but by an id that then means nothing',
      },
    ),
    activity: 'logged',
  },
  /** What the provider told us: a queue until it is worked through, and then the record of what came of it. */
  payment_events: {
    columns: {
      id: 'text primary key',
      event: 'text not null',
      source: "text not null check (source in ('webhook', 'verification'))",
      reference: 'text',
      provider_id: 'text',
      amount: 'bigint',
      /** How often it came. */
      deliveries: 'integer not null',
      received_at: 'instant not null',
      /** Null once it is done. */
      next_attempt_at: 'instant',
      attempts: 'integer not null',
      outcome: 'text',
    },
    indexes: {
      payment_events_due: '(next_attempt_at) where next_attempt_at is not null',
      payment_events_by_time: '(received_at, id)',
    },
    personal: notPersonal(
      'what the payment provider told us, by our references and its own numbers',
      [
        'id',
        'event',
        'source',
        'reference',
        'provider_id',
        'amount',
        'deliveries',
        'received_at',
        'next_attempt_at',
        'attempts',
        'outcome',
      ],
    ),
    activity: { notLogged: 'what the payment provider told us; what comes of it is logged' },
  },
  /** The card that somebody lets us charge when their pass ends. */
  renewals: {
    columns: {
      user_id: 'text primary key references users (id) on delete cascade',
      plan: 'text not null',
      billing: 'text not null',
      /** Encrypted: who has it can charge the card through our account. */
      card_token: 'text not null',
      /** `visa 4081`: what its owner knows it by. */
      card: 'text not null',
      created_at: 'instant not null',
      /** The reference of the charge in progress. */
      reference: 'text',
    },
    personal: ownedBy(theUser, ['user_id', 'plan', 'billing', 'card', 'created_at', 'reference'], {
      withheld: ['card_token'],
    }),
    activity: 'logged',
  },
} as const satisfies Schema

/** Entries are added to the ledger; none is changed or removed. */
export const paymentsAreAppendOnly = {
  table: 'payments',
  refuse: 'refuse_payment_change',
  message: 'payments are append-only',
}

/** So that the end of a plan is found without reading every account. */
export const planEndIndex =
  'create index users_by_plan_end on users (plan_ends_at) where plan_ends_at is not null'
