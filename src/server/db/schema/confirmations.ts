import { type Schema, theUser } from './table.ts'

export const confirmations = {
  /** Each time that somebody was asked whether a report or an asset of theirs is as it was. */
  confirmation_questions: {
    columns: {
      /** Random: the mailed link carries it, signed. */
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      subject: "text not null check (subject in ('report', 'asset'))",
      subject_id: 'text not null',
      asked_at: 'instant not null',
      answered_at: 'instant',
      answer: "text check (answer in ('still', 'back', 'stop'))",
    },
    constraints: ['unique (subject_id, asked_at)'],
    indexes: {
      confirmation_questions_of_user: '(user_id, asked_at)',
      confirmation_questions_by_time: '(asked_at)',
    },
    personal: {
      owner: theUser,
      exported: ['user_id', 'subject', 'subject_id', 'asked_at', 'answered_at', 'answer'],
      // Part of a link that answers without a log-in.
      withheld: ['id'],
    },
    activity: { notLogged: 'a question; its answer is logged at the report or the asset' },
  },
} as const satisfies Schema
