import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { DatabaseUnavailableError } from '../../src/server/db/database-unavailable.ts'
import { startTestApp } from '../support/app.ts'
import { listen } from '../support/server/listen.ts'

const onPostgres = test.runIf(inject('database').kind === 'postgres')
const broken = new Error('Connection terminated unexpectedly')

test.each([
  [
    'before anything was saved',
    { mayBeDone: false },
    'We cannot reach our records just now, so this was not done. Try again in a few seconds.',
  ],
  [
    'while it was being saved',
    { mayBeDone: true },
    'We are not sure that this was saved. Check before you send it again.',
  ],
])(
  'a database that becomes unavailable %s is reported as such, with a retry time',
  async (_when, how, message) => {
    const app = await startTestApp()
    app.services.findInRegistry = () => Promise.reject(new DatabaseUnavailableError(broken, how))
    for (const answer of [
      await app.visit().send('GET', '/verify?identifier=KJA012AB'),
      await fetch(`${await listen(app)}/api/verify?identifier=KJA012AB`),
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('3')
      expect(await answer.json()).toEqual({ code: 'UNAVAILABLE', message })
    }
  },
)

onPostgres(
  'when a connection breaks within a transaction nothing is stored, and the next has another connection',
  async () => {
    const { database } = await startTestApp()
    const writing = database.write(async (tx) => {
      await tx.insertInto('job_leases').values({ job: 'broken', leased_until: 1 }).execute()
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    await expect(writing).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      mayBeDone: false,
    })
    const rows = await database.read.selectFrom('job_leases').selectAll().execute()
    expect(rows).toEqual([])
  },
)

onPostgres(
  'when a connection breaks at the commit, the error says that the write may be done',
  async () => {
    const { database } = await startTestApp()
    const writing = database.write(async (tx) => {
      // Temporary, so that the trigger disappears with this connection.
      await sql`create temporary table last_words (word text)`.execute(tx)
      await sql`create function pg_temp.hang_up() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(tx)
      await sql`create constraint trigger at_commit after insert on last_words
      deferrable initially deferred for each row execute function pg_temp.hang_up()`.execute(tx)
      await sql`insert into last_words values ('bye')`.execute(tx)
    })
    await expect(writing).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      mayBeDone: true,
    })
  },
)

onPostgres(
  'when a connection breaks between two queries of a transaction, the process and the next transaction go on',
  async () => {
    const { database } = await startTestApp()
    const connection = Promise.withResolvers<number | undefined>()
    const broken = Promise.withResolvers<void>()
    const writing = database.write(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      connection.resolve(rows[0]?.pid)
      await broken.promise
      await sql`select 1`.execute(tx)
    })
    const pid = await connection.promise
    await sql`select pg_terminate_backend(${pid})`.execute(database.read)
    await delay(200)
    broken.resolve()
    await expect(writing).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      mayBeDone: false,
    })
    await sql`select 1`.execute(database.read)
  },
)

onPostgres(
  'an idle transaction is rolled back and releases its locks, and the next has another connection',
  async () => {
    const { database } = await startTestApp()
    const writing = database.write(async (tx) => {
      const { rows } = await sql<{ held: string }>`
        select current_setting('idle_in_transaction_session_timeout') as held`.execute(tx)
      expect(rows).toEqual([{ held: '15s' }])
      await sql`set local idle_in_transaction_session_timeout = 100`.execute(tx)
      await delay(500)
      await sql`select 1`.execute(tx)
    })
    await expect(writing).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      mayBeDone: false,
    })
    const { rows } = await sql<{ held: string }>`
      select current_setting('idle_in_transaction_session_timeout') as held`.execute(database.read)
    expect(rows).toEqual([{ held: '0' }])
  },
)

onPostgres('a constraint error is not reported as an unavailable database', async () => {
  const { database } = await startTestApp()
  const lease = { job: 'twice', leased_until: 1 }
  const writing = database.write((tx) =>
    tx.insertInto('job_leases').values([lease, lease]).execute(),
  )
  await expect(writing).rejects.not.toBeInstanceOf(DatabaseUnavailableError)
})
