import { ownedBy, theOwner, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const conversations = {
  /** The two users of each match: what they share, and how far they have read. */
  conversation_participants: {
    columns: {
      match_id: 'text not null references matches (id) on delete cascade',
      user_id: 'text not null references users (id) on delete cascade',
      shares_name: 'flag not null',
      shares_phone: 'flag not null',
      read_at: 'instant',
    },
    constraints: ['primary key (match_id, user_id)'],
    indexes: {
      conversation_participants_of_user: '(user_id)',
    },
    personal: ownedBy(theUser, ['match_id', 'user_id', 'shares_name', 'shares_phone', 'read_at']),
    activity: 'logged',
  },
  conversation_messages: {
    columns: {
      id: 'text primary key',
      match_id: 'text not null references matches (id) on delete cascade',
      sender_id: 'text not null references users (id) on delete cascade',
      text: 'text not null',
      created_at: 'instant not null',
      /** JSON list of warnings for the reader. */
      warnings: 'text',
    },
    indexes: {
      conversation_messages_of_match: '(match_id, created_at, id)',
      conversation_messages_of_sender: '(sender_id)',
    },
    personal: ownedBy({ column: 'sender_id', is: 'id' }, [
      'id',
      'match_id',
      'sender_id',
      'text',
      'created_at',
      'warnings',
    ]),
    activity: 'logged',
  },
  /** The question that the finder of a match asks its owner. */
  ownership_questions: {
    columns: {
      match_id: 'text primary key references matches (id) on delete cascade',
      question: 'text not null',
      answer_hash: 'text not null',
      tries_left: 'integer not null',
      answered_at: 'instant',
      created_at: 'instant not null',
    },
    personal: ownedBy(
      { column: 'match_id', of: 'matches' },
      ['match_id', 'question', 'tries_left', 'answered_at', 'created_at'],
      {
        withheld: ['answer_hash'],
      },
    ),
    activity: 'logged',
  },
  /** The code that the owner of a match tells the finder at the handover. */
  handover_codes: {
    columns: {
      match_id: 'text primary key references matches (id) on delete cascade',
      code: 'text not null',
      tries_left: 'integer not null',
      created_at: 'instant not null',
    },
    personal: ownedBy(
      { column: 'match_id', of: 'matches' },
      ['match_id', 'tries_left', 'created_at'],
      {
        // Only the owner may know the code, but the row belongs to both users.
        withheld: ['code'],
      },
    ),
    activity: 'logged',
  },
  /** Users who do not receive messages of another user. */
  blocks: {
    columns: {
      blocker_id: 'text not null references users (id) on delete cascade',
      blocked_id: 'text not null',
      created_at: 'instant not null',
    },
    constraints: ['primary key (blocker_id, blocked_id)'],
    indexes: {
      blocks_of_blocked: '(blocked_id)',
    },
    personal: ownedBy({ column: 'blocker_id', is: 'id' }, ['blocker_id', 'created_at'], {
      // The blocked user may not have shared who they are.
      withheld: ['blocked_id'],
    }),
    activity: 'logged',
  },
  /** Messages that their readers reported. */
  complaints: {
    columns: {
      id: 'text primary key',
      message_id: 'text not null references conversation_messages (id) on delete cascade',
      complainant_id: 'text not null references users (id) on delete cascade',
      reason: 'text',
      state: "text not null check (state in ('open', 'upheld', 'dismissed'))",
      decision: 'text',
      decided_by: 'text',
      decided_at: 'instant',
      created_at: 'instant not null',
    },
    constraints: ['unique (message_id, complainant_id)'],
    indexes: {
      complaints_of_complainant: '(complainant_id)',
      complaints_by_state: '(state, created_at, id)',
      complaints_by_time: '(created_at, id)',
    },
    personal: ownedBy(
      { column: 'complainant_id', is: 'id' },
      [
        'id',
        'message_id',
        'complainant_id',
        'reason',
        'state',
        'decision',
        'decided_at',
        'created_at',
      ],
      {
        withheld: ['decided_by'],
      },
    ),
    activity: 'logged',
  },
  /** What finders who scanned a label wrote to its owner. */
  label_messages: {
    columns: {
      id: 'text primary key',
      owner_id: 'text not null references users (id) on delete cascade',
      asset_id: 'text not null references assets (id) on delete cascade',
      /** Where the asset is, as the finder wrote it. */
      place: 'text not null',
      text: 'text not null',
      /** The finder’s phone number or e-mail. */
      contact: 'text',
      created_at: 'instant not null',
      /** When the owner marked it as done. */
      done_at: 'instant',
      /** An HMAC of who counts as its sender. */
      sender_hash: 'text',
    },
    indexes: {
      label_messages_of_owner: '(owner_id, created_at, id)',
      label_messages_of_asset: '(asset_id)',
      label_messages_by_time: '(created_at)',
      label_messages_open: '(owner_id) where done_at is null',
    },
    personal: ownedBy(
      theOwner,
      ['id', 'owner_id', 'asset_id', 'place', 'text', 'contact', 'created_at', 'done_at'],
      // It would show which finders share an address.
      { withheld: ['sender_hash'] },
    ),
    activity: 'logged',
  },
} as const satisfies Schema
