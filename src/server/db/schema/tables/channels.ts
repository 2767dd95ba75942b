import { notPersonal, ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const channels = {
  /** The language that a caller chose by USSD, SMS or WhatsApp. */
  caller_languages: {
    columns: {
      /** A hash of the phone number, keyed with `server.key`. */
      caller_hash: 'text primary key',
      language: 'text not null',
      expires_at: 'instant not null',
    },
    indexes: {
      caller_languages_by_end: '(expires_at)',
    },
    personal: notPersonal(
      'the language of a caller, for 90 days, under a keyed hash of their number',
      ['caller_hash', 'language', 'expires_at'],
    ),
    activity: { notLogged: 'the language of somebody without an account' },
  },
  /** Finds reported by callers without an account. */
  phone_finds: {
    columns: {
      /** A keyed hash of the caller and the identifier, so that a find is saved once. */
      id: 'text primary key',
      namespace: 'text not null',
      key: 'text not null',
      /** The state or local government area that the caller named; null for any other place. */
      place: 'text',
      created_at: 'instant not null',
      expires_at: 'instant not null',
    },
    indexes: {
      phone_finds_by_key: '(key, namespace)',
      phone_finds_by_end: '(expires_at)',
    },
    personal: notPersonal(
      'what somebody without an account found, for 90 days; who they are is not stored',
      ['id', 'namespace', 'key', 'place', 'created_at', 'expires_at'],
    ),
    activity: { notLogged: 'what somebody without an account found; its owner is notified' },
  },
  /** Confirmations of the phone number in a profile, by channel, finished or waiting for a code. */
  phone_verifications: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      channel: "text not null check (channel in ('sms', 'whatsapp'))",
      /** A keyed hash, like `caller_hash`. The number itself is only in the profile. */
      number_hash: 'text not null',
      created_at: 'instant not null',
      /** Null while the code has not been entered. */
      verified_at: 'instant',
      /** Null once the number is confirmed, like `expires_at`. */
      code_hash: 'text',
      expires_at: 'instant',
      tries_left: 'integer not null',
    },
    constraints: ['unique (user_id, channel)'],
    indexes: {
      phone_verifications_of_number: '(number_hash)',
      phone_verifications_by_end: '(expires_at) where expires_at is not null',
    },
    personal: ownedBy(theUser, ['id', 'user_id', 'channel', 'created_at', 'verified_at'], {
      withheld: ['number_hash', 'code_hash', 'expires_at', 'tries_left'],
    }),
    activity: {
      notLogged: 'confirming a number and its end are logged; the rest are codes and their tries',
    },
  },
  /** Numbers that sent STOP: for a year they get no code and no notification. */
  stopped_numbers: {
    columns: {
      number_hash: 'text primary key',
      expires_at: 'instant not null',
    },
    indexes: {
      stopped_numbers_by_end: '(expires_at)',
    },
    personal: notPersonal('keyed hashes of numbers that want no texts, for a year', [
      'number_hash',
      'expires_at',
    ]),
    activity: { notLogged: 'the wish of somebody who may have no account' },
  },
} as const satisfies Schema
