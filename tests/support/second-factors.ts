import {
  confirmSecondFactor,
  keepUnconfirmed,
  openChallenge,
  removeSecondFactor,
  removeSecondFactors,
  replaceRecoveryCodes,
} from '../../src/server/queries/second-factors.ts'
import { codeAt, newSecret } from '../../src/server/second-factor.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

type Place = Pick<TestApp, 'database' | 'clock'> & {
  services: Pick<TestApp['services'], 'secrets'>
}

/** Keeps a secret for somebody that no code has confirmed yet; returns it. */
export async function beginSecondFactor(app: Place, { id }: Pick<Person, 'id'>): Promise<string> {
  const { database, services, clock } = app
  const secret = newSecret()
  await database.write(async (tx) => {
    await removeSecondFactor(tx, id)
    await keepUnconfirmed(tx, id, services.secrets.seal(secret, id), clock.now)
  })
  return secret
}

/** Gives somebody a second factor that no code was used of yet: its secret and recovery codes. */
export async function giveSecondFactor(app: Place, { id }: Pick<Person, 'id'>) {
  const { database, clock } = app
  const secret = await beginSecondFactor(app, { id })
  const recoveryCodes = await database.write(async (tx) => {
    const kept = await tx
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    await confirmSecondFactor(tx, kept, 0, clock.now)
    return replaceRecoveryCodes(tx, id)
  })
  return { secret, recoveryCodes, code: () => codeAt(secret, clock.now) }
}

/** Takes all they have away again, as nobody can over the API without a code. */
export async function takeSecondFactor({ database }: TestApp, { id }: Pick<Person, 'id'>) {
  await database.write((tx) => removeSecondFactors(tx, id))
}

/** As after the right password. */
export async function challengeOf({ database, clock }: TestApp, { id }: Pick<Person, 'id'>) {
  return database.write((tx) => openChallenge(tx, id, clock.now))
}
