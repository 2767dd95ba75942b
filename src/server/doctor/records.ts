import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hoursMs } from '../../domain/durations.ts'
import { faultsOfSqlite } from '../db/copy/sqlite-copy.ts'
import { newestMigration } from '../db/migrate.ts'
import { openEncryption } from '../lib/encryption.ts'
import { verifyChain } from '../queries/activity/audit-chain.ts'
import { identifiersOutOfStep } from '../queries/assets/identifiers.ts'
import { passkeysElsewhere } from '../queries/auth/passkeys.ts'
import { someTotpSecrets } from '../queries/auth/two-factor.ts'
import { leasesHeldTooLong } from '../queries/job-leases.ts'
import { outboxState } from '../queries/notifications/outbox.ts'
import { damagedIndexes, orphanRows, wrongCounters } from '../queries/record-checks.ts'
import { lastMigration } from '../queries/table-rows.ts'
import { type Check, fail, failIfAny, pass } from './check.ts'

/** Jobs hold a lease for a few minutes at most. */
const maxLeaseMs = hoursMs(1)
const maxWaitMs = hoursMs(1)
/** Enough to see whether the key is theirs. */
const maxSecrets = 1000

/** Checks whether the data in the database is consistent. */
export const records: Check[] = [
  {
    name: 'schema',
    async run({ database }) {
      const last = await lastMigration(database.read)
      return last === newestMigration
        ? pass(last)
        : fail(
            `${last ?? 'none'}, but this release has ${newestMigration}`,
            'Start the server once: it runs the migrations.',
          )
    },
  },
  {
    name: 'integrity',
    async run({ database, settings }) {
      if (database.dialect === 'sqlite') {
        return failIfAny(
          faultsOfSqlite(settings.dataDir),
          'file and keys are sound',
          'Stop the server, keep the damaged data, and restore the last backup: npm run restore.',
        )
      }
      const indexes = await damagedIndexes(database.read)
      return failIfAny(
        [...(await orphanRows(database.read)), ...(indexes ?? [])],
        indexes ? 'rows and indexes are sound' : 'rows are sound; no amcheck for the indexes',
        'Find the cause of the damage, then restore a backup to an empty database.',
      )
    },
  },
  {
    name: 'counters',
    run: async ({ database }) =>
      failIfAny(
        await wrongCounters(database.read),
        'the counters equal the numbers of rows',
        'Rows were changed without the triggers. Correct the rows of counters and user_counters.',
      ),
  },
  {
    name: 'lookups',
    run: async ({ database }) =>
      failIfAny(
        (await identifiersOutOfStep(database.read)).map((id) => `identifier ${id}`),
        'the copied columns of identifiers equal those of their assets',
        'Rows were changed without the triggers. Set the type of those assets to its current value: a trigger then updates their identifiers.',
      ),
  },
  {
    name: 'activity log',
    async run({ database, marks }) {
      const { entries, away, faults } = await verifyChain(database.read, marks)
      return failIfAny(
        faults,
        [`${entries} entries, unchanged`, ...away].join('. '),
        'Treat this as an intrusion: docs/operations.md, When data has leaked.',
      )
    },
  },
  {
    name: 'authenticator apps',
    async run({ database, settings }) {
      const secrets = await someTotpSecrets(database.read, maxSecrets)
      if (secrets.length === 0) return pass('nobody has one')
      if (!existsSync(join(settings.keysDir, 'server.key'))) {
        return fail('server.key is missing', 'Restore it from a backup.')
      }
      const encryption = openEncryption(settings.keysDir)
      const unreadable = secrets.filter(
        ({ secret, user_id }) => encryption.tryDecrypt(secret, user_id) === null,
      )
      return unreadable.length === 0
        ? pass('server.key reads their secrets')
        : fail(
            `server.key does not read ${unreadable.length} of ${secrets.length} secrets: codes of these apps are refused`,
            'Restore the earlier server.key from a backup. Otherwise these users log in with a recovery code, or an admin resets their second factor.',
          )
    },
  },
  {
    name: 'passkeys',
    async run({ database, settings: { publicOrigin, port } }) {
      const host = new URL(publicOrigin ?? `http://localhost:${port}`).hostname
      const elsewhere = await passkeysElsewhere(database.read, host)
      return failIfAny(
        elsewhere.map((other) => `${other.amount} belong to ${other.host}`),
        `none belongs to another host than ${host}`,
        `They do not work at ${host}. Set PUBLIC_ORIGIN back, or let these users log in with their password and a recovery code and add a passkey again.`,
      )
    },
  },
  {
    name: 'outbox',
    async run({ database, now }) {
      const { waiting, oldestMs, dead } = await outboxState(database.read, now)
      if (dead > 0) {
        return fail(
          `${dead} mails failed for good`,
          'Send them again or put them aside, as an admin.',
        )
      }
      return oldestMs > maxWaitMs
        ? fail(
            `${waiting} mails wait, the oldest for ${Math.round(oldestMs / 60_000)} minutes`,
            'Check that a server or npm run worker runs, and that the mail server accepts mails.',
          )
        : pass(`${waiting} mails wait`)
    },
  },
  {
    name: 'leases',
    run: async ({ database, now }) =>
      failIfAny(
        await leasesHeldTooLong(database.read, now + maxLeaseMs),
        'no lease is too long',
        'The clock of a process was ahead. Delete the row of job_leases.',
      ),
  },
]
