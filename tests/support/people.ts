import type * as z from 'zod/mini'
import { logIn } from '../../src/api/log-in.ts'
import { register, type registerInput } from '../../src/api/register.ts'
import { verifyToken } from '../../src/api/verify-token.ts'
import type { Role } from '../../src/domain/roles.ts'
import { hashToken } from '../../src/server/ids.ts'
import { markPasswordConfirmed } from '../../src/server/queries/sessions.ts'
import { updateUser } from '../../src/server/queries/users.ts'
import type { TestApp, Visitor } from './app.ts'

let count = 0
let phones = 0

export const password = 'correct horse battery'

/** A number that nobody else has: the team decides nothing about people who share theirs. */
export function freshPhone(): string {
  return `080${String(30_000_000 + ++phones)}`
}

/** What a person types to sign up, with an e-mail and a phone number nobody else has. */
export function signUpForm(change: Partial<z.input<typeof registerInput>> = {}) {
  return {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: `ada${++count}@example.com`,
    phoneNumber: freshPhone(),
    address: '12 Allen Avenue',
    state: 'Lagos' as const,
    lga: 'Ikeja',
    password,
    ...change,
  }
}

export interface Person extends Visitor {
  id: string
  email: string
}

/** The newest six-digit code that was mailed to an address. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const mails = await app.mailsTo(email)
  const code = mails.find(({ kind }) => kind === 'verification-code')?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** A person who has signed up and in; their e-mail is verified unless it is said otherwise. */
export async function signIn(
  app: TestApp,
  { verified = true, role = 'user' }: { verified?: boolean; role?: Role } = {},
): Promise<Person> {
  const visitor = app.visit()
  const form = signUpForm()
  await visitor.call(register, form)
  if (verified) {
    await visitor.call(verifyToken, { token: await mailedCode(app, form.email), email: form.email })
  }
  const answer = await visitor.call(logIn, { email: form.email, password })
  visitor.token = answer.access_token
  if (role !== 'user') {
    await app.database.write((tx) => updateUser(tx, answer.user.id, { role }))
  }
  const person = Object.assign(visitor, { id: answer.user.id, email: form.email })
  if (role !== 'user') await confirmHere(app, person)
  return person
}

/** What an admin does to somebody who abuses the place. */
export async function suspend(app: TestApp, person: Person): Promise<void> {
  await app.database.write((tx) => updateUser(tx, person.id, { status: 'suspended' }))
}

/** As when they had just typed their password again, on this device. */
export async function confirmHere({ database, clock }: TestApp, { token }: Visitor): Promise<void> {
  const { id } = await database.read
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashToken(token ?? ''))
    .executeTakeFirstOrThrow()
  await database.write((tx) => markPasswordConfirmed(tx, id, clock.now))
}

/** Another device of the same person. */
export async function signInAgain(app: TestApp, person: Person): Promise<Person> {
  const visitor = app.visit()
  const { access_token } = await visitor.call(logIn, { email: person.email, password })
  visitor.token = access_token
  return Object.assign(visitor, { id: person.id, email: person.email })
}

/** As some time after the last mail to anybody. */
export async function forgetMails({ database }: TestApp): Promise<void> {
  await database.write(async (tx) => {
    await tx.deleteFrom('outbox').execute()
    await tx.deleteFrom('mail_counts').execute()
  })
}
