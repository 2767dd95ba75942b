import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import type { Place } from '../server/reporter.ts'
import { startServer } from '../server/server-process.ts'
import type { MailSink } from './mail-sink.ts'

const timeoutMs = 180_000
const quietMs = 1000

/**
 * Lets a server send all pending emails. The leases of a killed server are removed, as if they had
 * expired.
 */
export async function drainOutbox(place: Place, sink: MailSink): Promise<void> {
  const database = await openDatabase(place)
  await database.write((tx) =>
    tx
      .updateTable('jobs')
      .set({ leased_until: null, next_attempt_at: 0 })
      .where('done_at', 'is', null)
      .execute(),
  )
  const server = await startUnlimited(place, sink)
  const until = Date.now() + timeoutMs
  // The server may still be settling claims and matching, which queues more.
  let emptySince = Number.POSITIVE_INFINITY
  for (;;) {
    const { left } = await database.read
      .selectFrom('jobs')
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .select((mail) => mail.fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow()
    emptySince = Number(left) === 0 ? Math.min(emptySince, Date.now()) : Number.POSITIVE_INFINITY
    if (Date.now() > Math.min(until, emptySince + quietMs)) break
    await delay(200)
  }
  await server.end('SIGTERM')
  await database.close()
}

/** A real server on this data, without its limits, whose emails go to the sink. */
export function startUnlimited({ dataDir, databaseUrl }: Place, { url }: MailSink) {
  return startServer(
    { DATA_DIR: dataDir, SMTP_URL: url, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    'bench/servers/unlimited-server.ts',
  )
}
