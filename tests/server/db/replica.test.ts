import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { adminListAssets } from '../../../src/api/assets/admin-list-assets.ts'
import { listAssets } from '../../../src/api/assets/list-assets.ts'
import { defaultTimeouts } from '../../../src/server/config/timeouts.ts'
import { connect } from '../../../src/server/queries/open-database.ts'
import { startTestApp } from '../../support/app.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { startPostgres, startReplica } from '../../support/database/postgres.ts'
import { registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

const replicaLagMs = 1500

const leader = await startPostgres()
afterAll(() => leader.stop())
const databaseUrl = await createMigratedDatabase(leader.url)
const replica = await startReplica(leader)
afterAll(() => replica.stop())
const databaseReplicaUrl = Object.assign(new URL(replica.url), {
  pathname: new URL(databaseUrl).pathname,
}).href

/** An owner with phones, and staff who list them. */
async function startWithReplica() {
  const database = { ...defaultTimeouts.database, replicaLagMs, replicaEveryMs: 20 }
  const timeouts = { ...defaultTimeouts, database }
  const dataDir = temporaryFolder(onTestFinished)
  const place = { databaseUrl, databaseReplicaUrl, dataDir, timeouts }
  const opened = connect(place)
  const stored = {
    database: opened,
    dataDir,
    reopen: async () => connect(place),
    drop: opened.close,
  }
  const app = await startTestApp({ stored, limits: noLimits })
  const [owner, staff] = [await signIn(app), await signIn(app, { role: 'admin' })]
  return {
    register: () => registerPhone(app, owner),
    ofOwner: async () => (await owner.call(listAssets, {})).data.length,
    ofStaff: async () =>
      (await staff.call(adminListAssets, { owner: owner.id })).data.assets.length,
  }
}

async function onReplica(statement: string) {
  const client = new pg.Client({ connectionString: databaseReplicaUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('a list of staff is read from the replica, and from the leader while the replica lags', async () => {
  const { register, ofOwner, ofStaff } = await startWithReplica()
  await register()
  await expect.poll(ofStaff).toBe(1)
  await delay(replicaLagMs / 3)

  await onReplica('select pg_wal_replay_pause()')
  onTestFinished(() => onReplica('select pg_wal_replay_resume()').catch(() => {}))
  await register()
  expect(await ofOwner()).toBe(2)
  expect(await ofStaff()).toBe(1)
  await expect.poll(ofStaff, { timeout: replicaLagMs * 2 }).toBe(2)

  await onReplica('select pg_wal_replay_resume()')
  await delay(replicaLagMs / 3)
  await onReplica('select pg_wal_replay_pause()')
  await register()
  expect(await ofStaff()).toBe(2)
})

test('no request is lost while a replica ends, and it is used again when it is back', async () => {
  const { register, ofStaff } = await startWithReplica()
  await register()
  await expect.poll(ofStaff).toBe(1)
  let isGone = false
  const seen: number[] = []
  const asking = Array.from({ length: 8 }, async () => {
    while (!isGone) seen.push(await ofStaff())
  })
  await delay(200)
  await replica.halt()
  await register()
  await expect.poll(ofStaff).toBe(2)
  isGone = true
  await Promise.all(asking)
  expect(seen.length).toBeGreaterThan(8)

  await replica.begin()
  await delay(replicaLagMs / 3)
  await onReplica('select pg_wal_replay_pause()')
  await register()
  expect(await ofStaff()).toBe(2)
})
