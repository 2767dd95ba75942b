import { sessionLife } from '../../../src/domain/auth/sessions.ts'
import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import type { Queries } from '../../../src/server/db/database.ts'
import { newId } from '../../../src/server/lib/ids.ts'
import { insertAsset } from '../../../src/server/queries/assets/assets.ts'
import { replaceIdentifiers } from '../../../src/server/queries/assets/identifiers.ts'
import { openSession } from '../../../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { insertUser } from '../../../src/server/queries/users/save-users.ts'
import { createPasswordHasher } from '../../../src/server/security/passwords.ts'
import { migratedFolder } from '../../server/support/start-test-server.ts'
import { quickHash } from '../../support/quick-hash.ts'

export const password = 'correct horse battery'

/** Cheap to compute; the first login rehashes it as the server does. */
export const passwordHash = createPasswordHasher(quickHash).hash(password)

export interface Account {
  id: string
  email: string
  token: string
}

/**
 * Fills an empty data folder before a server starts on it, which is much faster than using the API.
 */
export async function prepareFixture<Filled>(
  after: (clean: () => void) => void,
  fill: (town: Fixture) => Promise<Filled>,
  dataDir = migratedFolder(after),
): Promise<Filled & { dataDir: string }> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const hash = await passwordHash
  const filled = await database.write((tx) => fill(createFixture(tx, hash)))
  await database.close()
  return { ...filled, dataDir }
}

export type Fixture = ReturnType<typeof createFixture>

/** Fills a database directly, as of `now`. */
export function createFixture(tx: Queries, hash: string, now = Date.now()) {
  let count = 0

  async function user(): Promise<Account> {
    const email = `person${++count}@example.com`
    const user = await insertUser(
      tx,
      {
        email,
        first_name: 'Ada',
        last_name: 'Okafor',
        phone_number: `0803${String(count).padStart(7, '0')}`,
        state: 'Lagos',
        lga: 'Ikeja',
        address: '12 Allen Avenue',
        password_hash: hash,
        email_verified_at: now,
      },
      now,
    )
    if (!user) throw new Error('the user could not be made')
    const { id } = user
    const { absoluteMs } = sessionLife('user')
    const token = await openSession(tx, { userId: id, absoluteMs, userAgent: 'abuse' }, now)
    return { id, email, token }
  }

  return {
    tx,
    user,
    users: async (size: number) => {
      const users: Account[] = []
      while (users.length < size) users.push(await user())
      return users
    },
    /** Registers phones by their IMEIs; returns the ids of the assets. */
    async phones(owner: Account, imeis: readonly string[], { hidden = false } = {}) {
      const ids: string[] = []
      for (const typed of imeis) {
        const id = newId()
        await insertAsset(tx, {
          id,
          owner_id: owner.id,
          type: 'Gadget',
          name: 'Black phone',
          description: 'A scratch on the back',
          brand: 'Tecno',
          hidden: hidden ? 1 : 0,
          disputed: 0,
          created_at: now,
          updated_at: now,
        })
        const identifier = {
          kind: 'imei1',
          namespace: 'imei',
          key: typed.slice(0, 14),
          raw_value: typed,
        } as const
        await replaceIdentifiers(tx, { id, ownerId: owner.id }, [identifier])
        ids.push(id)
      }
      return ids
    },
  }
}

/** The IMEI of the nth phone of a model. The model is the first eight digits. */
export function imeiOf(model: string, n: number): string {
  const payload = model + String(n).padStart(6, '0')
  return payload + luhnCharacter(payload, 10)
}

/** This many IMEIs, each of a model that no other test identifier has. */
export function phonesOfManyModels(size: number, from: number): string[] {
  return Array.from({ length: size }, (_, n) => imeiOf(String(35_200_000 + from + n), 417_293))
}

/**
 * A row of an imported table; its name contains the identifier, so that every mention can be found.
 */
export function rowOf(uuid: string, change: object = {}) {
  return {
    type: 'Gadget',
    name: `Phone ${uuid}`,
    description: 'Bought at the market',
    brand: 'Tecno',
    uuidType: 'imei1',
    uuid,
    ...change,
  }
}
