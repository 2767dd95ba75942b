import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { http } from '../../tests/support/http.ts'
import { type Failure, listenFaulty } from '../../tests/support/mail/faulty-smtp.ts'
import { startServer } from '../../tests/support/server/server-process.ts'
import { createExpectations, secondsUntil, type Trial } from './trial.ts'

const moods: Record<Failure, string> = {
  good: 'accepts everything',
  slow: 'a second for each response',
  later: '451 to every recipient',
  never: '550 to every recipient',
  silent: 'never responds',
  stuck: 'accepts the message and never confirms it',
  gone: 'refuses connections',
}
/** One for each connection to the mail server, so that all are sent at once. */
const mails = 5
const firstBackOffMs = 30_000

/** A mail server in each failure mode: what happens to requests and to emails. */
export async function* badMailServers(): AsyncIterable<Trial> {
  for (const mood of ['slow', 'later', 'never', 'silent', 'stuck', 'gone'] as const) {
    yield await badMailServer(mood)
  }
}

async function badMailServer(mood: Failure): Promise<Trial> {
  const { expect, wrong } = createExpectations()
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'toju-mail-')), databaseUrl: null }
  const sink = await listenFaulty()
  sink.setFailure(mood)
  const server = await startServer({ DATA_DIR: place.dataDir, SMTP_URL: sink.url })
  const database = await openDatabase(place)
  const rows = () => database.read.selectFrom('outbox').selectAll().execute()
  try {
    const asked = await Promise.all(
      Array.from({ length: mails }, (_, n) =>
        http(`${server.origin}/api/newsletter/subscribe`, { json: { email: `a${n}@example.com` } }),
      ),
    )
    const slowest = Math.max(...asked.map(({ ms }) => ms))
    expect(
      'every request succeeds',
      asked.every(({ status }) => status === 200),
    )
    expect('within a second and a half', slowest < 1500)
    const settled = await secondsUntil(
      async () => (await rows()).every((row) => row.sent_at !== null || row.last_error !== null),
      150,
    )
    expect('each email is sent or deferred within 150 s', settled !== null)
    const before = await rows()
    const isSlow = mood === 'slow'
    expect(
      isSlow ? 'each is sent' : 'each waits half a minute for its second attempt',
      before.every((row) =>
        isSlow
          ? row.sent_at !== null
          : row.attempts === 1 && Math.abs(row.next_attempt_at - Date.now()) <= firstBackOffMs,
      ),
    )
    const words = before[0]?.last_error ?? ''
    sink.setFailure('good')
    // The back-off of half a minute, plus the batch.
    const recovered = await secondsUntil(
      async () => (await rows()).every((row) => row.sent_at !== null),
      60,
    )
    expect('each is sent once the mail server works again', recovered !== null)
    const times = before.map(({ id }) => sink.taken.get(id) ?? 0)
    const max = mood === 'stuck' ? 2 : 1
    expect(
      `each arrived ${max === 1 ? 'once' : 'twice at most, under one Message-ID'}`,
      times.every((count) => count >= 1 && count <= max),
    )
    return {
      fault: `mail server: ${moods[mood]}`,
      effect: `${mails} requests answered, slowest ${Math.round(slowest)} ms; each email ${isSlow ? 'sent' : 'deferred'} within ${settled} s; arrived ${Math.max(...times)} time${max === 1 ? '' : 's'}`,
      message: words || '–',
      recovered: isSlow
        ? 'nothing to recover'
        : `automatically, ${recovered} s after it worked again`,
      wrong,
    }
  } finally {
    await server.end('SIGKILL')
    await database.close()
    await sink.close()
    rmSync(place.dataDir, { recursive: true })
  }
}
