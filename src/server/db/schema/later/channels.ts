import { notPersonal } from '../personal.ts'
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
} as const satisfies Schema
