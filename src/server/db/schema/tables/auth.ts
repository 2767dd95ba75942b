import { notPersonal, ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const auth = {
  sessions: {
    columns: {
      id: 'text primary key',
      token_hash: 'text not null unique',
      user_id: 'text not null references users (id) on delete cascade',
      created_at: 'instant not null',
      last_seen_at: 'instant not null',
      expires_at: 'instant not null',
      user_agent: 'text not null',
      /** When the user last typed their password again in this session. */
      password_confirmed_at: 'instant',
    },
    indexes: {
      sessions_of_user: '(user_id)',
      sessions_by_end: '(expires_at)',
    },
    personal: ownedBy(
      theUser,
      [
        'id',
        'user_id',
        'created_at',
        'last_seen_at',
        'expires_at',
        'user_agent',
        'password_confirmed_at',
      ],
      {
        withheld: ['token_hash'],
      },
    ),
    activity: { notLogged: 'log-ins are logged; using or ending a session changes no record' },
  },
  email_codes: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null unique references users (id) on delete cascade',
      code_hash: 'text not null',
      created_at: 'instant not null',
      expires_at: 'instant not null',
      tries_left: 'integer not null',
      /** The tries left for all browsers but the one that requested the code. */
      other_tries_left: 'integer not null default 5',
    },
    indexes: {
      email_codes_by_end: '(expires_at)',
    },
    personal: ownedBy(
      theUser,
      ['id', 'user_id', 'created_at', 'expires_at', 'tries_left', 'other_tries_left'],
      {
        withheld: ['code_hash'],
      },
    ),
    activity: { notLogged: 'proving an e-mail address is logged' },
  },
  reset_links: {
    columns: {
      token_hash: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      created_at: 'instant not null',
      expires_at: 'instant not null',
    },
    indexes: {
      reset_links_of_user: '(user_id)',
      reset_links_by_end: '(expires_at)',
    },
    personal: ownedBy(theUser, ['user_id', 'created_at', 'expires_at'], {
      withheld: ['token_hash'],
    }),
    activity: { notLogged: 'setting a password is logged' },
  },
  /** Cookies that name the e-mail to verify in a browser without a session. */
  pending_verifications: {
    columns: {
      token_hash: 'text primary key',
      /** Null if the e-mail belongs to another account, which the cookie does not reveal. */
      user_id: 'text references users (id) on delete cascade',
      email: 'text not null',
      expires_at: 'instant not null',
    },
    indexes: {
      pending_verifications_of_user: '(user_id)',
      pending_verifications_of_email: '(email)',
      pending_verifications_by_end: '(expires_at)',
    },
    personal: ownedBy(
      { column: 'user_id', is: 'id', or: { column: 'email', is: 'email' } },
      ['user_id', 'email', 'expires_at'],
      {
        withheld: ['token_hash'],
      },
    ),
    activity: { notLogged: 'a cookie of a browser that waits for a code' },
  },
  /** Authenticator apps. */
  totp_secrets: {
    columns: {
      user_id: 'text primary key references users (id) on delete cascade',
      /** Encrypted with the server's key. */
      secret: 'text not null',
      created_at: 'instant not null',
      /** Null until a first code has shown that the app has the secret. */
      confirmed_at: 'instant',
      /** The 30-second step of the last code, so that no code is accepted twice. */
      last_step: 'bigint',
    },
    personal: ownedBy(theUser, ['user_id', 'created_at', 'confirmed_at', 'last_step'], {
      withheld: ['secret'],
    }),
    activity: 'logged',
  },
  /** Codes that each replace a code of the app once. */
  recovery_codes: {
    columns: {
      code_hash: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
    },
    indexes: {
      recovery_codes_of_user: '(user_id)',
    },
    personal: ownedBy(theUser, ['user_id'], {
      withheld: ['code_hash'],
    }),
    activity: 'logged',
  },
  /** Log-ins with the right password that still need a second factor. */
  login_challenges: {
    columns: {
      token_hash: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      tries_left: 'integer not null',
      expires_at: 'instant not null',
    },
    indexes: {
      login_challenges_of_user: '(user_id)',
      login_challenges_by_end: '(expires_at)',
    },
    personal: ownedBy(theUser, ['user_id', 'tries_left', 'expires_at'], {
      withheld: ['token_hash'],
    }),
    activity: { notLogged: 'a log-in that is not complete' },
  },
  /** WebAuthn credentials for logging in. */
  passkeys: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      /** The id from the authenticator, base64url. */
      credential_id: 'text not null unique',
      /** COSE, base64url. The private key stays in the authenticator. */
      public_key: 'text not null',
      /** The last count that the authenticator signed; 0 if it does not count. */
      sign_count: 'bigint not null',
      /** JSON: the ways to reach the authenticator, as the browser reported. */
      transports: 'text not null',
      /** The name that the user chose. */
      name: 'text not null',
      /** Whether the passkey may be on several devices. */
      synced: 'flag not null',
      created_at: 'instant not null',
      last_used_at: 'instant',
      /** The host where it was added, at which alone it works; null: added before, and not used since. */
      host: 'text',
    },
    indexes: {
      passkeys_of_user: '(user_id, created_at)',
    },
    personal: ownedBy(
      theUser,
      [
        'id',
        'user_id',
        'sign_count',
        'transports',
        'name',
        'synced',
        'created_at',
        'last_used_at',
        'host',
      ],
      {
        // They identify the authenticator, and are used only for logging in.
        withheld: ['credential_id', 'public_key'],
      },
    ),
    activity: 'logged',
  },
  /** Challenges, each of which a passkey signs once. */
  passkey_challenges: {
    columns: {
      /** The hash of the cookie of the browser that requested the challenge. */
      token_hash: 'text primary key',
      challenge: 'text not null',
      purpose: 'text not null',
      /** The user whose passkey is required; null for a log-in that begins with the passkey. */
      user_id: 'text references users (id) on delete cascade',
      expires_at: 'instant not null',
    },
    indexes: {
      passkey_challenges_of_user: '(user_id)',
      passkey_challenges_by_end: '(expires_at)',
    },
    personal: ownedBy(theUser, ['purpose', 'user_id', 'expires_at'], {
      withheld: ['token_hash', 'challenge'],
    }),
    activity: { notLogged: 'a question to an authenticator' },
  },
  /**
   * Second factors that are removed at the next log-in after `due_at`, unless the user uses one
   * before.
   */
  two_factor_removals: {
    columns: {
      user_id: 'text primary key references users (id) on delete cascade',
      created_at: 'instant not null',
      due_at: 'instant not null',
    },
    personal: ownedBy(theUser, ['user_id', 'created_at', 'due_at']),
    activity: 'logged',
  },
  /** Settings of super-admins for all staff. */
  team_settings: {
    columns: {
      name: 'text primary key',
      value: 'text not null',
    },
    personal: notPersonal('settings for all staff', ['name', 'value']),
    activity: 'logged',
  },
} as const satisfies Schema
