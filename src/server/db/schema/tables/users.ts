import { notPersonal, ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const users = {
  users: {
    columns: {
      id: 'text primary key',
      /** In lower case. Several unverified registrations may have the same one. */
      email: "text not null default ''",
      /** Unique: the e-mail once it is verified or invited; before that, the id of the row. */
      email_claim: 'text not null unique',
      /**
       * The e-mail in the form in which mails to it are counted
       * (`domain/users/emails.ts`).
       */
      mailbox: "text not null default ''",
      first_name: 'text not null',
      last_name: 'text not null',
      phone_number: 'text not null',
      alternate_phone_number: 'text',
      state: 'text',
      lga: 'text',
      address: 'text',
      country: 'text not null',
      profile_picture: 'text',
      /** Null until the user has set one: accounts made by staff or by a command. */
      password_hash: 'text',
      /** When a link in a mail last set the password. */
      password_reset_at: 'instant',
      role: "text not null check (role in ('user', 'admin', 'super-admin'))",
      status: "text not null check (status in ('active', 'suspended'))",
      /** The reason that a suspended user was given; else null. */
      status_reason: 'text',
      email_verified_at: 'instant',
      plan: 'text not null',
      /** Null if unknown, or on the Free plan. */
      plan_started_at: 'instant',
      plan_ends_at: 'instant',
      created_at: 'instant not null',
      last_login_at: 'instant',
      /** The language of mails and notifications; null: unknown, so English. */
      language: 'text',
    },
    indexes: {
      users_by_picture: '(profile_picture) where profile_picture is not null',
      users_by_time: '(created_at, id)',
      users_by_log_in: '(coalesce(last_login_at, 0), id)',
      users_by_name: '(first_name collate "C", last_name collate "C", id)',
      // Partial indexes for few of many rows; other filters use the order of the list.
      users_of_team: "(role, created_at, id) where role <> 'user'",
      users_suspended: "(status, created_at, id) where status = 'suspended'",
      users_by_email: '(email collate "C", id)',
      users_of_email: { sqlite: null, postgres: '(email)' },
      users_of_mailbox: '(mailbox)',
      users_unproved: '(created_at) where email_claim <> email',
      // Finds plans that end soon without reading every account.
      users_by_plan_end: '(plan_ends_at) where plan_ends_at is not null',
    },
    personal: ownedBy(
      { column: 'id', is: 'id' },
      [
        'id',
        'email_claim',
        'first_name',
        'last_name',
        'phone_number',
        'alternate_phone_number',
        'state',
        'lga',
        'address',
        'country',
        'profile_picture',
        'role',
        'status',
        'email_verified_at',
        'plan',
        'created_at',
        'last_login_at',
        'status_reason',
        'email',
        'mailbox',
        'plan_started_at',
        'plan_ends_at',
        'language',
        'password_reset_at',
      ],
      {
        withheld: ['password_hash'],
      },
    ),
    activity: 'logged',
  },
  /** Search terms of a user: folded words, e-mail, phone number. */
  user_search_terms: {
    columns: {
      user_id: 'text not null references users (id) on delete cascade',
      key: 'text collate "C" not null',
    },
    constraints: ['primary key (user_id, key)'],
    indexes: {
      user_search_terms_by_key: '(key, user_id)',
    },
    personal: ownedBy(theUser, ['user_id', 'key']),
    activity: 'logged',
  },
  /** The number of users by role and status; maintained by triggers. */
  user_counters: {
    columns: {
      role: 'text not null',
      status: 'text not null',
      users: 'bigint not null',
    },
    constraints: ['primary key (role, status)'],
    personal: notPersonal('how many users there are', ['role', 'status', 'users']),
    activity: 'logged',
  },
} as const satisfies Schema
