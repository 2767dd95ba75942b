import { newId } from '../../src/server/lib/ids.ts'
import { saveAttempt } from '../../src/server/queries/jobs.ts'
import { insertWatch } from '../../src/server/queries/lookup/watches.ts'
import { offerMatch } from '../../src/server/queries/matching/matches.ts'
import { enqueueMail } from '../../src/server/queries/notifications/outbox.ts'
import type { TestApp } from './app.ts'
import { freshImei, registerPhone, report } from './factories.ts'
import { signIn, signUpForm, type User } from './users.ts'

let count = 0

/** Two serial numbers that look alike, and are unique in this run. */
export function lookAlikeSerials(): [string, string] {
  const unique = String(++count).padStart(4, '3')
  return [`C02XL0TH${unique}`, `C02XLOTH${unique}`]
}

export async function matchesIn({ database }: Pick<TestApp, 'database'>) {
  return database.read.selectFrom('matches').selectAll().orderBy('id').execute()
}

/** A possible match that waits for its owner's answer, and its finder. */
export async function suggestedMatch(app: TestApp, owner: User) {
  const finder = await signIn(app)
  const [mine, theirs] = lookAlikeSerials()
  const serial = { uuidType: 'serial-number' as const, brand: `Maker ${mine}` }
  const lost = await report(owner, (await registerPhone(app, owner, mine, serial)).id, 'Lost')
  const found = await report(finder, (await registerPhone(app, finder, theirs, serial)).id, 'Found')
  const match = (await matchesIn(app)).find((each) => each.found_report_id === found.id)
  if (!match) throw new Error('the two did not match')
  // Beyond the daily maximum of an owner, staff offer the match.
  if (match.offered_at === null) {
    await app.database.write((tx) => offerMatch(tx, match.id, app.clock.now))
  }
  return { match, finder, lost, found }
}

/** An open match: both users reported the same identifier. */
export async function openMatch(app: TestApp, owner: User) {
  const finder = await signIn(app)
  const imei = freshImei()
  const lost = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const found = await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  const match = (await matchesIn(app)).find((each) => each.found_report_id === found.id)
  if (!match) throw new Error('the two did not match')
  return { match, finder, lost, found, imei }
}

/** The id of a notification to the owner. */
export async function someNotification(app: TestApp, owner: User): Promise<string> {
  await suggestedMatch(app, owner)
  const { id } = await app.database.read
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The id of a notification that asks the owner whether an asset that another user found is theirs.
 */
export async function askingNotice(app: TestApp, owner: User): Promise<string> {
  const accuser = await signIn(app)
  const imei = freshImei()
  await registerPhone(app, owner, imei)
  await report(accuser, (await registerPhone(app, accuser, imei)).id, 'Found')
  const { id } = await app.database.read
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', owner.id)
    .where('kind', '=', 'reported-by-other')
    .executeTakeFirstOrThrow()
  return id
}

/** An email that was given up. */
export async function failedMail({ database, clock }: TestApp): Promise<string> {
  const to = `${newId()}@example.com`
  const message = { subject: '123456 is your code', text: 'words', html: 'words' }
  await database.write((tx) =>
    enqueueMail(tx, { to, kind: 'verification-code', message }, clock.now),
  )
  const mail = await database.read
    .selectFrom('jobs')
    .select('id')
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
  const failed = { failed_at: clock.now, outcome: '550 no such mailbox' }
  await database.write((tx) => saveAttempt(tx, mail.id, failed))
  return mail.id
}

/** The token of the link emailed to a user who has just requested a watch. */
export async function watchToken(
  { database, clock }: TestApp,
  imei = freshImei(),
): Promise<string> {
  const { email } = signUpForm()
  const identities = [{ namespace: 'imei', key: imei.slice(0, 14) }] as const
  return (
    await database.write((tx) =>
      insertWatch(
        tx,
        { email, requester: email, language: undefined, identities, mailedAt: clock.now },
        clock.now,
      ),
    )
  ).token
}
