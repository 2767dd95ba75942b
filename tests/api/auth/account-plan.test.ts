import { expect, test } from 'vitest'
import type { Queries } from '../../../src/server/db/database.ts'
import { findPending } from '../../../src/server/queries/auth/email-codes.ts'
import { findByResetToken } from '../../../src/server/queries/auth/reset-links.ts'
import { canMailNotification } from '../../../src/server/queries/notifications/mail-limits.ts'
import {
  findOwnerOfEmail,
  findOwnersOfMailbox,
  findRegistrations,
  findUserByEmail,
} from '../../../src/server/queries/users/registrations.ts'
import { startTestApp } from '../../support/app.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'

const email = 'ada@example.com'

/** Queries that anyone can cause by typing email addresses. */
const lookups: Record<string, (db: Queries) => Promise<unknown>> = {
  'the account of an address': (db) => findUserByEmail(db, email),
  'the owner of an address': (db) => findOwnerOfEmail(db, email),
  'registrations of an address': (db) => findRegistrations(db, email, 3),
  'accounts of a mailbox': (db) => findOwnersOfMailbox(db, email, 5),
  'emails to a mailbox': (db) =>
    canMailNotification(
      { tryLock: async () => true },
      db,
      email,
      { lane: 'match', sender: 'a' },
      1,
    ),
  'the registration of a browser': (db) => findPending(db, 'token', 1),
  'the user of a reset link': (db) => findByResetToken(db, 'token', 1),
}

test.each(Object.entries(lookups))('%s uses an index and scans no table', async (_, lookup) => {
  const { database } = await startTestApp()
  const statements = await askedBy(database.read, lookup)
  expect(statements).toHaveLength(1)
  for (const query of statements) {
    const plan = (await planOf(database, query)).join('\n')
    expect(plan).toMatch(/index/i)
    expect(plan).not.toMatch(/\bSeq Scan\b|\bSCAN /)
  }
})
