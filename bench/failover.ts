// Two PostgreSQL nodes under Patroni with synchronous replication. The leader is killed with -9
// repeatedly under a load of writes. Counts acknowledged writes that are lost, which must be zero.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '../tests/support/server/server-process.ts'
import { giveTo, unprivilegedOwner } from '../tests/support/server/unprivileged.ts'
import { reportContinuously } from './lib/concurrent-writers.ts'
import { debianPrograms } from './lib/debian-program.ts'
import { startPatroni } from './lib/patroni.ts'
import { median } from './lib/percentile.ts'

const kills = Number(process.env['KILLS'] ?? 3)
const programs = debianPrograms({
  patroni: 'patroni postgresql-15',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
})

const folder = mkdtempSync(join(tmpdir(), 'toju-failover-'))
const owner = unprivilegedOwner()
if (owner) giveTo(owner, folder)
const stops: (() => Promise<unknown>)[] = [
  async () => rmSync(folder, { recursive: true, force: true }),
]
try {
  await run()
} finally {
  for (const stop of stops.toReversed()) await stop()
}

async function run() {
  const cluster = await startPatroni(programs, folder)
  stops.push(cluster.stop)
  console.log('Two PostgreSQL 15 nodes are running, the second as synchronous standby.')
  const place = { dataDir: join(folder, 'ours'), databaseUrl: cluster.url }
  const server = await startServer(
    { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
    'bench/servers/unlimited-server.ts',
  )
  stops.push(() => server.end())
  const writer = await reportContinuously(server.origin, place, {
    accounts: 1,
    reportsOfEach: 6000,
    restMs: 100,
  })
  const pauses: number[] = []
  for (let kill = 1; kill <= kills; kill++) {
    await delay(2000)
    const killedAt = performance.now()
    const name = await cluster.killLeader()
    await resumed(writer, killedAt)
    const pause = writer.maxPauseSince(killedAt)
    pauses.push(pause)
    console.log(`${kill}. node ${name} killed: no write for ${pause.toFixed(0)} ms`)
    await cluster.bringBack(name)
  }
  const { sent, failed, unavailable, lost, doubled, slowest, statuses } = await writer.stop()
  console.log(`
${kills} leaders killed, ${sent} reports sent: ${lost} acknowledged reports lost, ${doubled} created twice
pause: median ${median(pauses).toFixed(0)} ms, worst ${Math.max(...pauses).toFixed(0)} ms
answers: ${JSON.stringify(statuses)}; ${unavailable} refused with a retry time, ${failed} failed otherwise
slowest answer: ${slowest.toFixed(0)} ms`)
}

/** Waits until writes have succeeded for a second. */
async function resumed(writer: { lastAt: () => number }, killedAt: number): Promise<void> {
  const deadline = performance.now() + 120_000
  // Requests that were in flight at the kill may still be answered, so they do not count.
  while (writer.lastAt() < killedAt + 3000) {
    if (performance.now() > deadline) throw new Error('writes no longer succeed')
    await delay(50)
  }
  await delay(1000)
}
