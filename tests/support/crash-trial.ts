import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/server/db/open.ts'
import { type Place, prepareReporter } from './reporter.ts'
import { startServer } from './server-process.ts'

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
  const { token, assets } = await prepareReporter(place, kills * reportsPerKill)
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
