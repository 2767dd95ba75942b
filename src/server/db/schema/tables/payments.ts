import { notPersonal, ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const payments = {
  /** Payments and renewals that Toju requested from the provider, by our reference. */
  checkouts: {
    columns: {
      reference: 'text primary key',
      /** No foreign key, because money may arrive after the account is erased. */
      user_id: 'text not null',
      kind: "text not null check (kind in ('payment', 'renewal'))",
      plan: 'text not null',
      billing: 'text not null',
      days: 'integer not null',
      /** In kobo. */
      amount: 'bigint not null',
      currency: 'text not null',
      /** The VAT within `amount`, in hundredths of a percent; null if none is charged. */
      vat_rate: 'integer',
      /** A random id that marks the account at the provider without naming it. */
      account_mark: 'text not null',
      /** Whether a card may be charged again when the pass ends. */
      wants_renewal: 'flag not null',
      status: "text not null check (status in ('open', 'paid', 'failed', 'refused', 'closed'))",
      created_at: 'instant not null',
      settled_at: 'instant',
    },
    indexes: {
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
        withheld: ['account_mark'],
        stays: 'money may still arrive for it; the erased user is only an id in it',
      },
    ),
    activity: 'logged',
  },
  /** The ledger. It only grows, and every plan is computed from it. */
  payments: {
    columns: {
      id: 'text primary key',
      /** A key of the event, so that it is entered once even if it is reported several times. */
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
      /** The provider's name for card, transfer or USSD. */
      channel: 'text',
      /** The provider’s id of the transaction. */
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
        // These are data of staff and of the provider.
        withheld: ['event_key', 'provider_id', 'granted_by', 'reason'],
        stays: 'the law requires accounts to be kept; the erased user is only an id in it',
      },
    ),
    activity: 'logged',
  },
  /** Events from the provider and their outcomes. */
  payment_events: {
    columns: {
      id: 'text primary key',
      event: 'text not null',
      source: "text not null check (source in ('webhook', 'verification'))",
      reference: 'text',
      provider_id: 'text',
      amount: 'bigint',
      /** How often the provider sent the event. */
      deliveries: 'integer not null',
      received_at: 'instant not null',
      /** Null while its job waits. */
      outcome: 'text',
    },
    indexes: {
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
        'outcome',
      ],
    ),
    activity: { notLogged: 'what the payment provider told us; what comes of it is logged' },
  },
  /** Cards that users allow us to charge when their pass ends. */
  renewals: {
    columns: {
      user_id: 'text primary key references users (id) on delete cascade',
      plan: 'text not null',
      billing: 'text not null',
      /** Encrypted, because with it anyone could charge the card through our account. */
      card_token: 'text not null',
      /** `visa 4081`, by which its owner recognises it. */
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

/** Entries of the ledger can be added, but not changed or deleted. */
export const paymentsAreAppendOnly = {
  table: 'payments',
  refuse: 'refuse_payment_change',
  message: 'payments are append-only',
}
