// Runs a thousand races on the last super-admin, on either engine: two super-admins demote and
// suspend each other with eight concurrent HTTP requests. Exactly one active super-admin must
// remain after each race.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/server/db/database.ts'
import { newId } from '../src/server/lib/ids.ts'
import { openSession } from '../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import { onEachEngine } from './lib/each-engine.ts'

const races = Number(process.env['RACES'] ?? 1000)
const concurrency = 8
const demotion = { role: 'user' }
const suspension = { status: 'suspended', reason: 'A race' }

await onEachEngine(race)

async function race(engine: string, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-bench-'))
  const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const database = await openDatabase({ dataDir, databaseUrl })
  const ids = [newId(), newId()] as const
  for (const id of ids) await insertUser(database, id)
  const server = await startServer(settings, 'bench/servers/unlimited-server.ts')
  const begun = performance.now()
  const left = new Map<number, number>()
  let done = 0
  for (let round = 0; round < races; round++) {
    const tokens = await restore(database, ids)
    const answers = await Promise.all(
      Array.from({ length: concurrency }, async (_, n) => {
        const answer = await fetch(`${server.origin}/api/admin/users/${ids[(n + 1) % 2]}`, {
          method: 'PATCH',
          headers: {
            authorization: `Bearer ${tokens[n % 2]}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(n % 4 < 2 ? demotion : suspension),
        })
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    done += answers.filter((status) => status === 200).length
    const count = await countActiveSuperAdmins(database)
    left.set(count, (left.get(count) ?? 0) + 1)
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  await server.end()
  await database.close()
  rmSync(dataDir, { recursive: true })
  const outcome = [...left].map(([count, times]) => `${count} left ${times} times`).join(', ')
  console.log(
    `${engine.padEnd(12)} ${races} races of ${concurrency}: ${outcome}; ${done} changes went through; ${seconds} s`,
  )
  if (left.get(1) !== races) process.exitCode = 1
}

async function insertUser(database: Database, id: string): Promise<void> {
  await database.write((tx) =>
    tx
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.com`,
        email_claim: `${id}@example.com`,
        mailbox: `${id}@example.com`,
        first_name: 'Ada',
        last_name: 'Obi',
        phone_number: '08031234567',
        country: 'Nigeria',
        // Only a user who can log in counts as active. Nobody logs in with this hash.
        password_hash: 'none',
        role: 'super-admin',
        status: 'active',
        email_verified_at: 1,
        plan: 'Free',
        created_at: Date.now(),
      })
      .execute(),
  )
}

/**
 * Makes both users active super-admins who have just confirmed their password. Returns their
 * session tokens.
 */
async function restore(database: Database, ids: readonly string[]): Promise<string[]> {
  const now = Date.now()
  const superAdmin = { role: 'super-admin', status: 'active', status_reason: null } as const
  return database.write(async (tx) => {
    await tx.updateTable('users').set(superAdmin).where('id', 'in', ids).execute()
    await tx.deleteFrom('sessions').execute()
    const tokens: string[] = []
    for (const userId of ids) {
      const session = { userId, userAgent: 'bench', absoluteMs: 3_600_000 }
      tokens.push(await openSession(tx, session, now))
    }
    await tx.updateTable('sessions').set({ password_confirmed_at: now }).execute()
    return tokens
  })
}

async function countActiveSuperAdmins({ read }: Database): Promise<number> {
  const superAdmins = await read
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super-admin')
    .where('status', '=', 'active')
    .execute()
  return superAdmins.length
}
