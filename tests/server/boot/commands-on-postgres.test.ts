import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../../src/server/queries/open-database.ts'
import { copiedLines } from '../../support/database/copied-lines.ts'
import { createPostgresDatabase } from '../../support/database/database.ts'
import { startPgBouncer } from '../../support/database/pgbouncer.ts'
import { startPostgres, workersPostgres } from '../../support/database/postgres.ts'
import { executed } from '../../support/database/statements.ts'
import { runCommand } from '../../support/server/commands.ts'
import { startServer, startWorker } from '../../support/server/server-process.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

interface Engine {
  name: string
  /** The program that has to be installed, besides npm's packages. */
  needs?: string
  start: () => Promise<{ url: string; stop?: () => Promise<void> }>
}

const debian15 = '/usr/lib/postgresql/15/bin'

const engines: Engine[] = [
  { name: 'PostgreSQL 18', start: workersPostgres },
  {
    name: 'PostgreSQL 15',
    needs: join(debian15, 'postgres'),
    start: () => startPostgres({ installed: debian15 }),
  },
  {
    name: 'PgBouncer before PostgreSQL 18',
    needs: '/usr/sbin/pgbouncer',
    start: async () => startPgBouncer((await workersPostgres()).url),
  },
]

interface Outcome {
  code: number
  says: RegExp
}

interface Command {
  /** Its name in the README, with what follows it here. */
  npm: string
  file: string
  onEmpty: Outcome
  /** On the database that the demo filled. */
  onFull: Outcome
}

const same = (code: number, says: RegExp) => ({ onEmpty: { code, says }, onFull: { code, says } })
const backup = '{data}/backup.tar'

const commands: Command[] = [
  {
    ...{ npm: 'doctor', file: 'doctor' },
    onEmpty: { code: 1, says: /✗ database: it is empty/ },
    // The demo has one failed mail to show.
    onFull: { code: 1, says: /^(?!.*✗ (?!outbox)).*✓ activity log/s },
  },
  {
    ...{ npm: `backup ${backup}`, file: 'backup' },
    onEmpty: { code: 1, says: /The database is empty/ },
    onFull: { code: 0, says: /rows, \d+ files/ },
  },
  { npm: 'verify-log', file: 'verify-log', ...same(0, /log is intact: \d+ entries/) },
  { npm: 'keys --adopt', file: 'keys', ...same(0, /The keys in .* already belonged|now uses/) },
  { npm: 'keys', file: 'keys', ...same(0, /belong to the database/) },
  { npm: 'admin boss@example.com', file: 'make-admin', ...same(0, /\/reset-password\?token=/) },
  { npm: 'migrate-storage disk', file: 'migrate-storage', ...same(1, /Source and target/) },
]
const testedBelow = ['demo', 'start', 'worker', 'restore']
/** These open no database. */
const withoutDatabase = [
  ...['test', 'check', 'format', 'bench', 'dev', 'dev:paystack'],
  ...['edge', 'verify-proof'],
]

test('every command of the README that opens a database is tried here', () => {
  const named = readFileSync('README.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)
  const tried = [...commands.map(({ npm }) => npm.split(' ')[0]), ...testedBelow]
  const unknown = [...named]
    .map(([, name]) => name ?? '')
    .filter((name) => !withoutDatabase.includes(name) && !tried.includes(name))
  expect(unknown).toEqual([])
})

describe.each(engines)('$name', { timeout: 120_000 }, ({ needs, start }) => {
  if (needs && !existsSync(needs)) {
    test.skip(`is not tried, because there is no ${needs}`)
    return
  }

  describe('with the views of an extension', () => {
    const cleanings: (() => unknown)[] = []
    let url = ''
    let full: Record<string, string>

    /** An empty database and an empty folder. */
    async function emptyPlace() {
      const DATABASE_URL = await createPostgresDatabase(url)
      const database = connect({ databaseUrl: DATABASE_URL, dataDir: '' })
      await database.write((tx) => executed(tx, 'create extension pg_stat_statements'))
      await database.close()
      return { DATABASE_URL, DATA_DIR: temporaryFolder((clean) => cleanings.push(clean)) }
    }

    function run({ npm, file }: Pick<Command, 'npm' | 'file'>, place: Record<string, string>) {
      const [, ...words] = npm.replace('{data}', place['DATA_DIR'] ?? '').split(' ')
      return runCommand(`scripts/commands/${file}.ts`, words, place)
    }

    beforeAll(async () => {
      const server = await start()
      cleanings.push(() => server.stop?.())
      url = server.url
      full = await emptyPlace()
      const filled = await run({ npm: 'demo', file: 'demo' }, full)
      expect(filled, filled.error).toMatchObject({ code: 0, error: '' })
    }, 120_000)
    afterAll(async () => {
      for (const clean of cleanings.reverse()) await clean()
    })

    test('npm run demo refuses a database with users', async () => {
      const error = 'The database of DATABASE_URL has users in it. The demo needs an empty one.\n'
      const again = await run({ npm: 'demo', file: 'demo' }, full)
      expect(again).toMatchObject({ code: 1, output: '', error })
    })

    test.each(commands)('npm run $npm, on an empty and on a full database', async (command) => {
      const { onEmpty, onFull } = command
      const tries = [
        { place: await emptyPlace(), outcome: onEmpty },
        { place: full, outcome: onFull },
      ].map(async ({ place, outcome: { code, says } }) => {
        const ran = await run(command, place)
        const text = ran.output + ran.error
        expect(ran.code, text).toBe(code)
        expect(text).toMatch(says)
        expect(text).not.toContain('    at ')
      })
      await Promise.all(tries)
    })

    test('npm run restore fills an empty database and refuses a full one', async () => {
      const file = join(full['DATA_DIR'] ?? '', 'backup.tar')
      const place = await emptyPlace()
      const restore = { npm: `restore ${file}`, file: 'restore' }
      expect(await run(restore, place)).toMatchObject({ code: 0, error: '' })
      const lines = (of: Record<string, string>) =>
        copiedLines({ databaseUrl: of['DATABASE_URL'] ?? '', dataDir: '' })
      const [before, after] = [await lines(full), await lines(place)]
      expect(after['reports']).toEqual(before['reports'])
      const again = await run(restore, { ...place, DATA_DIR: (await emptyPlace()).DATA_DIR })
      expect(again).toMatchObject({ code: 1, error: expect.stringContaining('empty place') })
    })

    test('npm start and npm run worker get ready, on an empty and on a full database', async () => {
      const starts = [await emptyPlace(), full].map(async (place) => {
        const [server, worker] = await Promise.all([startServer(place), startWorker(place)])
        const answer = await fetch(`${server.origin}/readyz`)
        await answer.text()
        expect(answer.status).toBe(200)
        const endings = await Promise.all([server.end(), worker.end()])
        expect(endings.map(({ code }) => code)).toEqual([0, 0])
        expect(server.stderr()).toBe('')
      })
      await Promise.all(starts)
    })
  })
})
