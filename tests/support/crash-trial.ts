import { setTimeout as delay } from 'node:timers/promises'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import type { Database } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { newId } from '../../src/server/ids.ts'
import { insertAsset } from '../../src/server/queries/assets.ts'
import { putIdentifiers } from '../../src/server/queries/identifiers.ts'
import { openSession } from '../../src/server/queries/sessions.ts'
import { putUnverifiedUser, updateUser } from '../../src/server/queries/users.ts'
import { startServer } from './server-process.ts'

/** Where the trial keeps its data: a folder, and a PostgreSQL address for that engine. */
export interface Place {
  dataDir: string
  databaseUrl: string | null
}

export interface CrashFigures {
  kills: number
  acknowledged: number
  /** Acknowledged reports that are not there after the crash. */
  lost: number
  /** Reports without their entry in the activity log, and entries without their report. */
  orphans: number
}

const writers = 16
const reportsPerKill = 400

/**
 * Sends reports to a real server over many connections, kills it with -9 in the middle, looks at
 * what is there, and begins again.
 */
export async function crashTrial(place: Place, kills: number): Promise<CrashFigures> {
  const { token, assets } = await prepare(place, kills * reportsPerKill)
  const acknowledged: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    await streamUntilKilled(place, token, assets, acknowledged)
  }
  return { kills, acknowledged: acknowledged.length, ...(await compare(place, acknowledged)) }
}

async function streamUntilKilled(
  { dataDir, databaseUrl }: Place,
  token: string,
  assets: string[],
  acknowledged: string[],
) {
  const server = await startServer(
    { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    'bench/unlimited-server.ts',
  )
  const before = acknowledged.length
  const write = async () => {
    for (let assetId = assets.pop(); assetId; assetId = assets.pop()) {
      const id = await sendReport(server.origin, token, assetId).catch(() => null)
      if (id === null) return
      acknowledged.push(id)
    }
  }
  const writing = Array.from({ length: writers }, write)
  const enough = before + 20 + Math.random() * 200
  while (acknowledged.length < enough) await delay(1)
  await server.end('SIGKILL')
  await Promise.all(writing)
}

async function sendReport(origin: string, token: string, assetId: string): Promise<string> {
  const response = await fetch(`${origin}/api/reports/create-report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ assetId, status: 'Stolen', description: 'Taken from my bag' }),
  })
  if (response.status !== 201) throw new Error(`answered ${response.status}`)
  const { data }: { data: { id: string } } = await response.json()
  return data.id
}

/** A verified person with a session and so many phones, put in directly. */
async function prepare(place: Place, count: number) {
  const database = await openDatabase(place)
  const now = Date.now()
  const assets = Array.from({ length: count }, newId)
  const token = await database.write(async (tx) => {
    const user = await putUnverifiedUser(
      tx,
      {
        email: `crash-${newId()}@example.com`,
        first_name: 'Ada',
        last_name: 'Okafor',
        phone_number: '08031234567',
        state: 'Lagos',
        lga: 'Ikeja',
        address: '12 Allen Avenue',
        password_hash: null,
      },
      now,
    )
    if (!user) throw new Error('the person could not be made')
    await updateUser(tx, user.id, { email_verified_at: now })
    for (const [n, id] of assets.entries()) await putPhone(tx, user.id, id, n, now)
    return openSession(tx, { userId: user.id, absoluteMs: 3_600_000, userAgent: 'trial' }, now)
  })
  await database.close()
  return { token, assets }
}

async function putPhone(
  tx: Parameters<Parameters<Database['write']>[0]>[0],
  ownerId: string,
  id: string,
  n: number,
  now: number,
) {
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
  const payload = `35${String(n).padStart(12, '0')}`
  const typed = payload + luhnCharacter(payload, 10)
  await putIdentifiers(tx, { id, ownerId }, [{ kind: 'imei1', space: 'imei', key: payload, typed }])
}

async function compare(place: Place, acknowledged: string[]) {
  const database = await openDatabase(place)
  const reports = await database.read.selectFrom('reports').select('id').execute()
  const entries = await database.read
    .selectFrom('activity_log')
    .where('entity', '=', 'report')
    .select('entity_id')
    .execute()
  await database.close()
  const kept = new Set(reports.map(({ id }) => id))
  const told = new Set(entries.map(({ entity_id }) => entity_id))
  const missingFrom = (there: Set<string>, ids: Iterable<string>) =>
    [...ids].filter((id) => !there.has(id)).length
  return {
    lost: missingFrom(kept, acknowledged),
    orphans: missingFrom(told, kept) + missingFrom(kept, told),
  }
}
