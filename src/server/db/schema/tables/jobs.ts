import { ownedBy } from '../personal.ts'
import type { Schema } from '../table.ts'

export const jobs = {
  /** What is done after the transaction that caused it, and the record of how it went. */
  jobs: {
    columns: {
      /** Sent along, so that a receiver recognises what it gets twice. */
      id: 'text primary key',
      /** Selects the handler: `src/server/jobs/queue/job-kinds.ts`. */
      kind: 'text not null',
      /** What it is among its kind: the template of a mail, the event of a webhook. */
      type: 'text not null',
      /** A job of a kind is queued once for each key. */
      event_key: 'text',
      /** Whose it is. No foreign key: its check would lock the user in everybody’s transactions. */
      account_id: 'text',
      /** The e-mail address that a mail goes to, also without an account. */
      recipient: 'text',
      /** The server that a webhook goes to. */
      endpoint_id: 'text references webhook_endpoints (id) on delete cascade',
      /** The browser that a push message goes to. */
      subscription_id: 'text references push_subscriptions (id) on delete cascade',
      /** JSON that the account may see. */
      data: 'text not null',
      /** JSON with codes, links or phone numbers. Emptied once it is sent, or given up for good. */
      secret: 'text',
      /** 1 is done first, because a user waits for it. */
      urgent: 'flag not null',
      created_at: 'instant not null',
      /** No attempt begins after this time. */
      expires_at: 'instant',
      attempts: 'integer not null',
      next_attempt_at: 'instant not null',
      leased_until: 'instant',
      last_attempt_at: 'instant',
      /** A status or an error, truncated. */
      outcome: 'text',
      done_at: 'instant',
      /** When it was given up. */
      failed_at: 'instant',
      /** When a job that was given up needed nobody's attention any more. */
      dismissed_at: 'instant',
    },
    indexes: {
      jobs_due: '(kind, urgent desc, next_attempt_at) where done_at is null and failed_at is null',
      jobs_failed: '(failed_at, id) where failed_at is not null and dismissed_at is null',
      jobs_of_recipient: '(recipient, created_at) where recipient is not null',
      jobs_once: 'unique (kind, event_key) where event_key is not null',
      jobs_by_time: '(created_at)',
      jobs_of_account: '(account_id, created_at) where account_id is not null',
      jobs_of_endpoint: '(endpoint_id, created_at, id) where endpoint_id is not null',
      jobs_of_subscription: '(subscription_id) where subscription_id is not null',
      jobs_due_of_endpoint:
        '(endpoint_id, next_attempt_at) where endpoint_id is not null and done_at is null and failed_at is null',
    },
    personal: ownedBy(
      { column: 'account_id', is: 'id', or: { column: 'recipient', is: 'email' } },
      [
        'id',
        'kind',
        'type',
        'recipient',
        'endpoint_id',
        'subscription_id',
        'data',
        'created_at',
        'last_attempt_at',
        'done_at',
        'failed_at',
      ],
      {
        withheld: [
          'event_key',
          'account_id',
          'secret',
          'urgent',
          'expires_at',
          'attempts',
          'next_attempt_at',
          'leased_until',
          'outcome',
          'dismissed_at',
        ],
      },
    ),
    activity: { notLogged: 'what follows from events that have their own entries' },
  },
} as const satisfies Schema
