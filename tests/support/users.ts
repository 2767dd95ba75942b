import type * as z from 'zod/mini'
import { logIn } from '../../src/api/auth/log-in.ts'
import { register, type registerInput, verifyToken } from '../../src/api/auth/sign-up.ts'
import { sessionLife } from '../../src/domain/auth/sessions.ts'
import type { Role } from '../../src/domain/users/users.ts'
import { hashToken } from '../../src/server/lib/ids.ts'
import { markPasswordConfirmed, openSession } from '../../src/server/queries/auth/sessions.ts'
import { insertUser, updateUser } from '../../src/server/queries/users/save-users.ts'
import type { PasswordHasher } from '../../src/server/security/passwords.ts'
import { logActivity } from '../../src/server/services/activity/log-activity.ts'
import { inTransaction } from '../../src/server/services/transaction.ts'
import type { TestApp, Visitor } from './app.ts'

let count = 0
let phones = 0

export const password = 'correct horse battery'

/** A unique phone number, because staff may not decide on users who share theirs. */
export function freshPhone(): string {
  return `080${String(30_000_000 + ++phones)}`
}

/** The sign-up form of a user with a unique email and phone number. */
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

export interface User extends Visitor {
  id: string
  email: string
}

/** The newest six-digit code emailed to an address. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const mails = await app.mailsTo(email)
  const code = mails.find(({ kind }) => kind === 'verification-code')?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** A user who has signed up, verified their email unless stated otherwise, and logged in. */
export async function signUpAndIn(app: TestApp, { verified = true } = {}): Promise<User> {
  const visitor = app.visit()
  const { email, ...form } = signUpForm()
  await visitor.call(register, { ...form, email })
  if (verified) {
    await visitor.call(verifyToken, { token: await mailedCode(app, email), email })
  }
  const answer = await visitor.call(logIn, { email, password })
  visitor.token = answer.access_token
  return Object.assign(visitor, { id: answer.user.id, email })
}

/**
 * A user with an account and an open session; their email is verified unless stated otherwise.
 * Inserted directly, because signing up, verifying and logging in have their own tests and would
 * dominate the others. They have just confirmed their password, unless stated otherwise.
 */
export async function signIn(
  app: TestApp,
  {
    verified = true,
    role = 'user',
    confirmed = true,
  }: { verified?: boolean; role?: Role; confirmed?: boolean } = {},
): Promise<User> {
  if (!verified) {
    const user = await signUpAndIn(app, { verified })
    if (role !== 'user') await app.database.write((tx) => updateUser(tx, user.id, { role }))
    return user
  }
  const { database, clock, services } = app
  const visitor = app.visit()
  const form = signUpForm()
  const passwordHash = await hashOnce(services.passwords)
  const ctx = { database, actor: null, now: clock.now }
  const { id, token } = await inTransaction(ctx, async (ctx, tx) => {
    const user = await insertUser(
      tx,
      {
        email: form.email,
        first_name: form.firstName,
        last_name: form.lastName ?? '',
        phone_number: form.phoneNumber,
        state: form.state,
        lga: form.lga,
        address: form.address,
        password_hash: passwordHash,
        email_verified_at: clock.now,
        role,
      },
      clock.now,
    )
    if (!user) throw new Error('the user could not be made')
    await updateUser(tx, user.id, { last_login_at: clock.now })
    const entry = { actorId: user.id, entity: 'user', entityId: user.id } as const
    logActivity(ctx, { ...entry, action: 'create' })
    const proof = { ...entry, action: 'update', details: { emailVerified: true } } as const
    logActivity(ctx, proof)
    logActivity(ctx, { ...entry, action: 'login', details: { role: 'user' } })
    const { absoluteMs } = sessionLife(role)
    const session = { userId: user.id, absoluteMs, userAgent: '' }
    return { id: user.id, token: await openSession(tx, session, clock.now) }
  })
  visitor.token = token
  const user = Object.assign(visitor, { id, email: form.email })
  if (confirmed) await confirmHere(app, user)
  return user
}

/** Lets time pass, and opens a new session for a user whose session has ended meanwhile. */
export async function passAndLogIn(app: TestApp, user: User, ms: number): Promise<void> {
  app.pass(ms)
  const { absoluteMs } = sessionLife('user')
  const session = { userId: user.id, absoluteMs, userAgent: '' }
  user.token = await app.database.write((tx) => openSession(tx, session, app.clock.now))
}

const hashes = new WeakMap<PasswordHasher['hash'], Promise<string>>()

/** One hash of `password` for each hasher. */
function hashOnce(hasher: PasswordHasher): Promise<string> {
  const hash = hashes.get(hasher.hash) ?? hasher.hash(password)
  hashes.set(hasher.hash, hash)
  return hash
}

/** Suspends a user, as an admin does. */
export async function suspend(app: TestApp, user: Pick<User, 'id'>): Promise<void> {
  await app.database.write((tx) => updateUser(tx, user.id, { status: 'suspended' }))
}

/** As if they had just confirmed their password on this device. */
export async function confirmHere({ database, clock }: TestApp, { token }: Visitor): Promise<void> {
  const { id } = await database.read
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashToken(token ?? ''))
    .executeTakeFirstOrThrow()
  await database.write((tx) => markPasswordConfirmed(tx, id, clock.now))
}

/** Another device of the same user. */
export async function signInAgain(app: TestApp, user: User): Promise<User> {
  const visitor = app.visit()
  const { access_token } = await visitor.call(logIn, { email: user.email, password })
  visitor.token = access_token
  return Object.assign(visitor, { id: user.id, email: user.email })
}

/** Deletes all emails, so that the limits of emails per address start again. */
export async function deleteMails({ database }: TestApp): Promise<void> {
  await database.write(async (tx) => {
    await tx.deleteFrom('jobs').where('kind', '=', 'mail').execute()
    await tx.deleteFrom('mail_counts').execute()
  })
}
