import { listComplaints } from '../../src/api/conversations/complaints.ts'
import { flagMessage, sendMessage } from '../../src/api/conversations/threads.ts'
import { listMatches } from '../../src/api/matching/matches.ts'
import { startTestApp, type TestApp } from './app.ts'
import { freshImei, registerPhone, report } from './factories.ts'
import { signIn, signUpForm, type User } from './users.ts'

/** Two users whose reports match. */
export interface Two {
  app: TestApp
  owner: User
  finder: User
  /** The id of the match. */
  id: string
}

/** An owner who lost a phone, and a finder who reported the same number. */
export async function startWithMatch(): Promise<Two> {
  const app = await startTestApp()
  return { app, ...(await matchTwo(app)) }
}

export async function matchTwo(
  app: TestApp,
  users?: Pick<Two, 'owner' | 'finder'>,
): Promise<Omit<Two, 'app'>> {
  const { owner, finder } = users ?? { owner: await signIn(app), finder: await signIn(app) }
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const found = await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  const { data: matches } = await finder.call(listMatches, {})
  // Either may have other matches at the same instant.
  const match = matches.find(({ reportId }) => reportId === found.id)
  if (!match) throw new Error('the two reports did not match')
  return { owner, finder, id: match.id }
}

/** A finder's form without an account. */
export function findForm(change: Partial<ReturnType<typeof aFind>> = {}) {
  return { ...aFind(), ...change }
}

/** A report of a stolen phone, as a victim without an account sends it. */
export function lossForm(change: Partial<ReturnType<typeof aLoss>> = {}) {
  return { ...aLoss(), ...change }
}

function aLoss() {
  return {
    identifier: freshImei(),
    status: 'Stolen' as 'Lost' | 'Stolen',
    lastSeenDate: '2026-03-03',
    location: 'Ojota, Lagos',
    state: 'Lagos' as const,
    email: signUpForm().email,
  }
}

function aFind() {
  return {
    identifier: freshImei(),
    kind: 'imei1' as const,
    brand: 'Apple',
    description: 'A phone under a seat of a bus',
    lastSeenDate: '2026-03-03',
    location: 'Ojota, Lagos',
    state: 'Lagos' as const,
    email: signUpForm().email,
  }
}

/** The id of this owner’s complaint about a finder’s message. */
export async function complaintOf(app: TestApp, owner: User): Promise<string> {
  const { finder, id } = await matchTwo(app, { owner, finder: await signIn(app) })
  const { data } = await finder.call(sendMessage, { id, text: 'Pay first' })
  await owner.call(flagMessage, { id, messageId: data.messages[0]?.id ?? '' })
  const admin = await signIn(app, { role: 'admin' })
  const { complaints } = (await admin.call(listComplaints, { status: 'open' })).data
  const mine = complaints.find(({ complainant }) => complainant.id === owner.id)
  if (!mine) throw new Error('the complaint is not there')
  return mine.id
}

/** The newest code emailed for a find. */
export async function findCode(app: TestApp, email: string): Promise<string> {
  const mails = await app.mailsTo(email)
  const code = mails.find(({ kind }) => kind === 'find-code')?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}
