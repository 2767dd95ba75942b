import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { drainOutbox, startUnlimited } from '../mail/drain-outbox.ts'
import { listenForMail, type MailSink } from '../mail/mail-sink.ts'
import { sendReport } from './crash-calls.ts'
import { type Place, prepareReporter } from './reporter.ts'

export interface MatchCrashFigures {
  kills: number
  /** Pairs of which both reports were acknowledged. */
  pairs: number
  /** Pairs without their match, and duplicate matches. */
  lost: number
  doubled: number
  /**
   * Parties of a match who were not notified, or more than once, in the notifications and in the
   * outbox.
   */
  unnotified: number
  notifiedTwice: number
  mails: number
  /** Emails in the outbox that never reached the mail server. */
  unsent: number
  /**
   * Emails that arrived more than once, by the id of their row: killed after the mail server
   * accepted it and before that was recorded.
   */
  sentTwice: number
}

const writers = 8
const perKill = 30

/**
 * Two users report the same identifiers over many connections, while the worker delivers emails;
 * the process is killed with -9 repeatedly.
 */
export async function matchCrashTrial(place: Place, kills: number): Promise<MatchCrashFigures> {
  const sink = await listenForMail()
  try {
    const count = kills * perKill * 4
    const owner = await prepareReporter(place, count)
    const finder = await prepareReporter(place, count)
    // The nth phone of every such user has the same identifier.
    const todo = owner.assets.map((lost, n) => ({ lost, found: finder.assets[n] ?? '' }))
    const done: { lost: string; found: string }[] = []
    for (let kill = 0; kill < kills; kill++) {
      await streamUntilKilled(
        place,
        sink,
        async (send, isDead) => {
          for (let next = todo.pop(); next && !isDead(); next = todo.pop()) {
            const lost = await send(owner.token, next.lost, 'Lost')
            const found = lost && (await send(finder.token, next.found, 'Found'))
            if (lost && found) done.push({ lost, found })
          }
        },
        () => done.length,
      )
    }
    await drainOutbox(place, sink)
    return { kills, pairs: done.length, ...(await compare(place, done, sink)) }
  } finally {
    await sink.close()
  }
}

type Send = (token: string, assetId: string, status: 'Lost' | 'Found') => Promise<string | null>

async function streamUntilKilled(
  place: Place,
  sink: MailSink,
  work: (send: Send, isDead: () => boolean) => Promise<void>,
  countDone: () => number,
) {
  const server = await startUnlimited(place, sink)
  let dead = false
  const send: Send = async (token, assetId, status) => {
    const session = { origin: server.origin, token }
    const id = await sendReport(session, { assetId, status }).catch(() => null)
    if (id === null) dead = true
    return id
  }
  const enough = countDone() + 1 + Math.floor(Math.random() * perKill)
  const writing = Array.from({ length: writers }, () => work(send, () => dead))
  const until = Date.now() + 20_000
  while (countDone() < enough && !dead && Date.now() < until) await delay(1)
  // The kill comes at any moment of a delivery, and sometimes before one has begun.
  await delay(Math.random() * 1200)
  await server.end('SIGKILL')
  await Promise.all(writing)
}

/** The final data, compared with what was acknowledged and what reached the mail server. */
async function compare(
  place: Place,
  done: readonly { lost: string; found: string }[],
  { taken }: MailSink,
): Promise<Omit<MatchCrashFigures, 'kills' | 'pairs'>> {
  const database = await openDatabase(place)
  const matches = await database.read.selectFrom('matches').selectAll().execute()
  const exact = matches.filter(({ kind }) => kind === 'exact')
  const notifications = await database.read.selectFrom('notifications').selectAll().execute()
  const mails = await database.read
    .selectFrom('jobs')
    .where('kind', '=', 'mail')
    .select(['id', 'event_key'])
    .where('event_key', 'is not', null)
    .execute()
  await database.close()

  const pairs = countBy(exact, (match) => `${match.missing_report_id} ${match.found_report_id}`)
  const notified = countBy(
    notifications,
    (notification) => `${notification.user_id} ${notification.subject_id}`,
  )
  const queued = countBy(mails, ({ event_key }) => event_key ?? '')
  // A mailbox over its limit gets the rest in its daily digest.
  const waiting = notifications.filter(({ digest }) => digest === 1).length
  const parties = exact.length * 2
  return {
    lost: done.filter(({ lost, found }) => !pairs.has(`${lost} ${found}`)).length,
    doubled: moreThanOnce(pairs),
    unnotified: Math.max(0, parties - notified.size) + Math.max(0, parties - queued.size - waiting),
    notifiedTwice: moreThanOnce(notified) + moreThanOnce(queued),
    mails: mails.length,
    unsent: mails.filter(({ id }) => !taken.has(id)).length,
    sentTwice: mails.filter(({ id }) => (taken.get(id) ?? 0) > 1).length,
  }
}

function countBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1)
  return counts
}

function moreThanOnce(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].filter((count) => count > 1).length
}
