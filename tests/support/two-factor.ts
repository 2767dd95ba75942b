import {
  confirmTwoFactor,
  openChallenge,
  removeAllTwoFactors,
  removeTwoFactorOf,
  replaceRecoveryCodes,
  upsertUnconfirmedSecret,
} from '../../src/server/queries/auth/two-factor.ts'
import { codeAt, newSecret } from '../../src/server/security/totp.ts'
import type { TestApp } from './app.ts'
import type { User } from './users.ts'

type Place = Pick<TestApp, 'database' | 'clock'> & {
  services: Pick<TestApp['services'], 'encryption'>
}

/** Stores an unconfirmed secret for a user; returns it. */
export async function beginTwoFactor(app: Place, { id }: Pick<User, 'id'>): Promise<string> {
  const { database, services, clock } = app
  const secret = newSecret()
  await database.write(async (tx) => {
    await removeTwoFactorOf(tx, id)
    await upsertUnconfirmedSecret(tx, id, services.encryption.encrypt(secret, id), clock.now)
  })
  return secret
}

/**
 * Gives a user a second factor; returns its secret, recovery codes and a function for the current
 * code.
 */
export async function giveTwoFactor(app: Place, { id }: Pick<User, 'id'>) {
  const { database, clock } = app
  const secret = await beginTwoFactor(app, { id })
  const recoveryCodes = await database.write(async (tx) => {
    const kept = await tx
      .selectFrom('totp_secrets')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    await confirmTwoFactor(tx, kept, 0, clock.now)
    return replaceRecoveryCodes(tx, id)
  })
  return { secret, recoveryCodes, code: () => codeAt(secret, clock.now) }
}

/** Removes all their factors, which the API does not allow without a code. */
export async function takeTwoFactor({ database }: TestApp, { id }: Pick<User, 'id'>) {
  await database.write((tx) => removeAllTwoFactors(tx, id))
}

/** The challenge that a login gets after the right password. */
export async function challengeOf({ database, clock }: TestApp, { id }: Pick<User, 'id'>) {
  return database.write((tx) => openChallenge(tx, id, clock.now))
}
