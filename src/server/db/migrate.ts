import { CompiledQuery, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { defaultTimeouts, type Timeouts } from '../config/timeouts.ts'
import type { Database, DialectName, Queries } from './database.ts'
import type { Step } from './migration-step.ts'
import * as start from './migrations/0001-start.ts'
import * as assetRecords from './migrations/0002-asset-records.ts'
import * as reportRecords from './migrations/0003-report-records.ts'
import * as accountData from './migrations/0004-account-data.ts'
import * as backOffice from './migrations/0005-back-office.ts'
import * as moderation from './migrations/0006-moderation.ts'
import * as matching from './migrations/0007-matching.ts'
import * as merchants from './migrations/0008-merchants.ts'
import * as contact from './migrations/0009-contact.ts'
import * as batchChecks from './migrations/0010-batch-checks.ts'
import * as transfers from './migrations/0011-transfers.ts'
import * as sharedLimits from './migrations/0012-shared-limits.ts'
import * as listCounts from './migrations/0014-list-counts.ts'
import * as pictureHashes from './migrations/0015-picture-hashes.ts'
import * as sweeps from './migrations/0016-sweeps.ts'
import * as ownersLists from './migrations/0017-owners-lists.ts'
import * as lookUpFacts from './migrations/0018-look-up-facts.ts'
import * as claims from './migrations/0019-claims.ts'
import * as guardedMatches from './migrations/0020-guarded-matches.ts'
import * as registrations from './migrations/0021-registrations.ts'
import * as passkeys from './migrations/0022-passkeys.ts'
import * as merchantChanges from './migrations/0023-merchant-changes.ts'
import * as waitingConfirmations from './migrations/0024-waiting-confirmations.ts'
import * as reasonCodes from './migrations/0025-reason-codes.ts'
import * as unprovedRegistrations from './migrations/0026-unproved-registrations.ts'

/** In the order in which they run; a name, once released, is never changed. */
const migrations: Record<string, (dialect: DialectName) => Step[]> = {
  '0001-start': start.statements,
  '0002-asset-records': assetRecords.statements,
  '0003-report-records': reportRecords.statements,
  '0004-account-data': accountData.statements,
  '0005-back-office': backOffice.statements,
  '0006-moderation': moderation.statements,
  '0007-matching': matching.statements,
  '0008-merchants': merchants.statements,
  '0009-contact': contact.statements,
  '0010-batch-checks': batchChecks.statements,
  '0011-transfers': transfers.statements,
  '0012-shared-limits': sharedLimits.statements,
  '0014-list-counts': listCounts.statements,
  '0015-picture-hashes': pictureHashes.statements,
  '0016-sweeps': sweeps.statements,
  '0017-owners-lists': ownersLists.statements,
  '0018-look-up-facts': lookUpFacts.statements,
  '0019-claims': claims.statements,
  '0020-guarded-matches': guardedMatches.statements,
  '0021-registrations': registrations.statements,
  '0022-passkeys': passkeys.statements,
  '0023-merchant-changes': merchantChanges.statements,
  '0024-waiting-confirmations': waitingConfirmations.statements,
  '0025-reason-codes': reasonCodes.statements,
  '0026-unproved-registrations': unprovedRegistrations.statements,
}

export const newestMigration = Object.keys(migrations).at(-1) ?? ''

/** Brings the database to the newest schema, in one transaction. Throws, changing nothing, if a step fails. */
export async function migrate(
  database: Database,
  { migrationLockMs }: Timeouts['database'] = defaultTimeouts.database,
): Promise<void> {
  await database.write(async (tx) => {
    // Until the commit, so that of several processes that start at once one does it.
    await database.lock(tx, 'migrate')
    // Behind a statement that waits for a table every other statement on it waits too.
    if (database.dialect === 'postgres') {
      await sql`set local lock_timeout = ${sql.lit(migrationLockMs)}`.execute(tx)
    }
    await migrateTo(tx, database.dialect, newestMigration)
  })
}

/** The same, no further than a migration, within a transaction. */
export async function migrateTo(tx: Queries, dialect: DialectName, name: string): Promise<void> {
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: async () => steps(dialect) },
  })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

/** Whether this release knows a migration. */
export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name)
}

function steps(dialect: DialectName): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [
      name,
      {
        async up(db) {
          for (const statement of statements(dialect)) {
            if (typeof statement === 'function') await statement(db)
            else await db.executeQuery(CompiledQuery.raw(statement))
          }
        },
      },
    ]),
  )
}
