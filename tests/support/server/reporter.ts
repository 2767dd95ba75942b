import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import type { Queries } from '../../../src/server/db/database.ts'
import { newId } from '../../../src/server/lib/ids.ts'
import { insertAsset } from '../../../src/server/queries/assets/assets.ts'
import { replaceIdentifiers } from '../../../src/server/queries/assets/identifiers.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { insertSignedIn } from '../ada.ts'

/** Where data is stored: a folder, and a PostgreSQL URL for that engine. */
export interface Place {
  dataDir: string
  databaseUrl: string | null
}

/** A verified user with a session and `count` phones, inserted directly; their identifiers begin with the phone `first`. */
export async function prepareReporter(
  place: Place,
  count: number,
  first = 0,
): Promise<{ token: string; assets: string[] }> {
  const database = await openDatabase(place)
  const now = Date.now()
  const assets = Array.from({ length: count }, newId)
  const token = await database.write(async (tx) => {
    const email = `crash-${newId()}@example.com`
    const user = await insertSignedIn(tx, { email, password_hash: null }, now)
    // Closing a report asks for it.
    await tx.updateTable('sessions').set({ password_confirmed_at: now }).execute()
    for (const [n, id] of assets.entries()) await putPhone(tx, user.id, id, first + n, now)
    return user.token
  })
  await database.close()
  return { token, assets }
}

async function putPhone(tx: Queries, ownerId: string, id: string, n: number, now: number) {
  await insertAsset(tx, {
    id,
    owner_id: ownerId,
    type: 'Gadget',
    name: 'Black phone',
    description: 'A scratch on the back',
    image_url: null,
    receipt_url: null,
    brand: 'Tecno',
    model: null,
    colour: null,
    year: null,
    registration_state: null,
    vehicle_id: null,
    hidden: 0,
    disputed: 0,
    created_at: now,
    updated_at: now,
  })
  const typed = numberOfPhone(n)
  const key = typed.slice(0, -1)
  await replaceIdentifiers(tx, { id, ownerId }, [
    { kind: 'imei1', namespace: 'imei', key, raw_value: typed },
  ])
}

/** The IMEI of the nth phone, from 0. */
export function numberOfPhone(n: number): string {
  const payload = `35${String(n).padStart(12, '0')}`
  return payload + luhnCharacter(payload, 10)
}
