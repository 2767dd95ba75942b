import { CompiledQuery, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { makerOf } from '../../domain/assets/makers.ts'
import { defaultTimeouts, type Timeouts } from '../config/timeouts.ts'
import { newId } from '../lib/ids.ts'
import { appliedMigrations } from './applied-migrations.ts'
import type { Database, Queries } from './database.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { DialectName } from './dialect-name.ts'
import * as initial from './migrations/0001-initial.ts'
import * as payments from './migrations/0002-payments.ts'
import * as transparency from './migrations/0003-transparency.ts'
import * as confirmations from './migrations/0004-confirmations.ts'
import * as push from './migrations/0005-push.ts'
import * as channels from './migrations/0006-channels.ts'
import * as languages from './migrations/0007-languages.ts'
import * as transferProofs from './migrations/0008-transfer-proofs.ts'
import * as labelMessages from './migrations/0009-label-messages.ts'
import * as caseWork from './migrations/0010-case-work.ts'
import * as apiKeys from './migrations/0011-api-keys.ts'
import * as listings from './migrations/0012-listings.ts'
import * as webhooks from './migrations/0013-webhooks.ts'
import * as phones from './migrations/0014-phones.ts'
import * as listingChanges from './migrations/0015-listing-changes.ts'
import * as watchLanguages from './migrations/0016-watch-languages.ts'
import * as listsByOwner from './migrations/0017-lists-by-owner.ts'
import * as contestedClaims from './migrations/0018-contested-claims.ts'
import * as serialsAtMakers from './migrations/0019-serials-at-makers.ts'
import * as storedDoubts from './migrations/0020-stored-doubts.ts'
import * as sendersAndStanding from './migrations/0021-senders-and-standing.ts'
import * as lookupsInAll from './migrations/0022-lookups-in-all.ts'
import * as noQuietHours from './migrations/0024-no-quiet-hours.ts'
import * as claimsAndMakers from './migrations/0027-claims-and-makers.ts'
import * as turnsAndHosts from './migrations/0028-turns-and-passkey-hosts.ts'

/** A statement, or a function for what no statement can say. It knows the tables of its time only. */
type Step = string | ((tx: never) => Promise<void>)

/** All migrations in order. They only add; a released one never changes. */
const migrations: Record<string, (dialect: DialectName) => Step[]> = {
  '0001-initial': initial.statements,
  '0002-payments': payments.statements,
  '0003-transparency': transparency.statements,
  '0004-confirmations': confirmations.statements,
  '0005-push': push.statements,
  '0006-channels': channels.statements,
  '0007-languages': languages.statements,
  '0008-transfer-proofs': transferProofs.statements,
  '0009-label-messages': labelMessages.statements,
  '0010-case-work': caseWork.statements,
  '0011-api-keys': apiKeys.statements,
  '0012-listings': listings.statements,
  '0013-webhooks': webhooks.statements,
  '0014-phones': phones.statements,
  '0015-listing-changes': listingChanges.statements,
  '0016-watch-languages': watchLanguages.statements,
  '0017-lists-by-owner': listsByOwner.statements,
  '0018-contested-claims': contestedClaims.statements,
  '0019-serials-at-makers': () => serialsAtMakers.statements({ makerOf, newId }),
  '0020-stored-doubts': storedDoubts.statements,
  '0021-senders-and-standing': sendersAndStanding.statements,
  '0022-lookups-in-all': lookupsInAll.statements,
  '0024-no-quiet-hours': noQuietHours.statements,
  '0027-claims-and-makers': (dialect) => claimsAndMakers.statements(dialect, { makerOf, newId }),
  '0028-turns-and-passkey-hosts': turnsAndHosts.statements,
}

export const newestMigration = Object.keys(migrations).at(-1) ?? ''

/**
 * Migrates the database to the newest schema, in one transaction. Throws, changing nothing, if a
 * step fails.
 */
export async function migrate(
  database: Database,
  { migrationLockMs }: Timeouts['database'] = defaultTimeouts.database,
): Promise<void> {
  await database.write(async (tx) => {
    // Locked until the commit, so that only one of several starting processes migrates.
    await database.lock(tx, 'migrate')
    const problem = unknownSchema(await appliedMigrations(tx))
    if (problem) throw new Error(problem)
    // Other statements on a table queue behind one that waits for its lock, so it must not wait
    // long.
    if (database.dialect === 'postgres') {
      await sql`set local lock_timeout = ${sql.lit(migrationLockMs)}`.execute(tx)
    }
    await migrateTo(tx, database.dialect, newestMigration)
  })
}

/** Like `migrate`, up to one migration, within a transaction. */
export async function migrateTo(tx: Queries, dialect: DialectName, name: string): Promise<void> {
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: async () => steps(dialect) },
  })
  const { error, results } = await migrator.migrateTo(name)
  const failed = results?.find(({ status }) => status === 'Error')
  const isUnavailable = error instanceof DatabaseUnavailableError
  if (error && failed && !isUnavailable) throw new MigrationError(failed.migrationName, error)
  if (error) throw error
}

/** A step that failed. Nothing was changed. */
class MigrationError extends Error {
  constructor(name: string, cause: unknown) {
    super(`migration ${name} failed, and nothing was changed: ${(cause as Error).message}`, {
      cause,
    })
  }
}

/** Whether this release has a migration. */
export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name)
}

/** Why a database with these migrations cannot be opened; null if it can. */
export function unknownSchema(applied: readonly string[]): string | null {
  const unknown = applied.filter((name) => !isKnownMigration(name))
  const [first] = unknown
  if (first === undefined) return null
  return applied.includes('0001-initial')
    ? `it belongs to a newer release, which added ${unknown.at(-1)}: start that release or a later one`
    : `it is from before the first release (it has ${first}) and cannot be converted: start with an empty database`
}

function steps(dialect: DialectName): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [
      name,
      {
        async up(db) {
          for (const statement of statements(dialect)) {
            if (typeof statement === 'string') await db.executeQuery(CompiledQuery.raw(statement))
            else await statement(db as never)
          }
        },
      },
    ]),
  )
}
