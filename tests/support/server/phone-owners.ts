import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { insertAsset } from '../../../src/server/queries/assets/assets.ts'
import { replaceIdentifiers } from '../../../src/server/queries/assets/identifiers.ts'
import { openSession } from '../../../src/server/queries/auth/sessions.ts'
import { insertUser } from '../../../src/server/queries/users/save-users.ts'
import { assetRow } from '../bare-rows.ts'

/** Somebody with a phone and an open session. */
export interface PhoneOwner {
  userId: string
  token: string
  assetId: string
  imei: string
  /** The IMEI without its check digit, as the registry stores it. */
  key: string
}

export async function preparePhones(database: Database, count: number): Promise<PhoneOwner[]> {
  const now = Date.now()
  const owners: PhoneOwner[] = []
  for (let n = 0; n < count; n++) {
    const key = `35693803${String(n).padStart(6, '0')}`
    const imei = key + luhnCharacter(key, 10)
    const assetId = `phone-${n}`
    const opened = await database.write(async (tx) => {
      const userId = await prepareUser(tx, `owner${n}@example.com`, now)
      const whose = { created_at: now, updated_at: now, owner_id: userId }
      await insertAsset(tx, { ...assetRow, ...whose, id: assetId, name: 'Phone' })
      const identifier = { kind: 'imei1', namespace: 'imei', key, raw_value: imei } as const
      await replaceIdentifiers(tx, { id: assetId, ownerId: userId }, [identifier], { now })
      const session = { userId, absoluteMs: 36_000_000, userAgent: '' }
      return { userId, token: await openSession(tx, session, now) }
    })
    owners.push({ ...opened, assetId, imei, key })
  }
  return owners
}

/** An account with a verified email; its id. */
export async function prepareUser(
  tx: Parameters<typeof insertUser>[0],
  email: string,
  now: number,
): Promise<string> {
  const names = { first_name: 'Ada', last_name: 'Okafor', phone_number: '08030000000' }
  const where = { state: null, lga: null, address: null, password_hash: 'none' }
  const user = await insertUser(tx, { ...names, ...where, email, email_verified_at: now }, now)
  if (!user) throw new Error(`${email} is taken`)
  return user.id
}
