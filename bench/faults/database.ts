import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/support/database/postgres.ts'
import { http } from '../../tests/support/http.ts'
import { startServer } from '../../tests/support/server/server-process.ts'
import { after, createExpectations, secondsUntil, type Trial } from './trial.ts'

const number = '356938035643809'

/** PostgreSQL is stopped under a running server, and started again. */
export async function* lostDatabase(): AsyncIterable<Trial> {
  const { expect, wrong } = createExpectations()
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-lost-'))
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  const look = (path: string) => http(server.origin + path)
  try {
    await postgres.halt()
    const away = [
      await look(`/api/verify?identifier=${number}`),
      await look(`/search?uid=${number}`),
    ]
    expect(
      'lookups answer 503 with a retry time and a message',
      away.every(
        ({ status, retryAfter, words }) =>
          status === 503 && retryAfter === 3 && words.startsWith('We cannot reach our records'),
      ),
    )
    expect(
      'within ten seconds',
      away.every(({ ms }) => ms < 10_000),
    )
    expect('/readyz reports it', (await look('/readyz')).status === 503)
    expect('pages still work', (await look('/')).status === 200)
    await postgres.begin()
    const seconds = await secondsUntil(async () => (await look('/readyz')).status === 200, 30)
    expect('it recovers automatically', seconds !== null)
    const slowest = Math.round(Math.max(...away.map(({ ms }) => ms)))
    yield {
      fault: 'PostgreSQL stopped and started',
      effect: `the lookup and its page without script answer 503, slowest ${slowest} ms`,
      message: away[1]?.words ?? '',
      recovered: after(seconds),
      wrong,
    }
  } finally {
    await server.end('SIGKILL')
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  }
}
