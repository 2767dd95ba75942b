import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { adminListAssets } from '../../../src/api/assets/admin-assets.ts'
import { listAssets } from '../../../src/api/assets/assets.ts'
import { defaultTimeouts } from '../../../src/server/config/timeouts.ts'
import { connect } from '../../../src/server/queries/open-database.ts'
import { startTestApp } from '../../support/app.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { startPostgres, startReplica } from '../../support/database/postgres.ts'
import { registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

const replicaLagMs = 3000

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

const pause = () => onReplica('select pg_wal_replay_pause()')
const resume = () => onReplica('select pg_wal_replay_resume()')

type Lists = Awaited<ReturnType<typeof startWithReplica>>

/** Whether the list of staff does not show what the replica has not replayed yet. */
async function isOnReplica({ register, ofOwner, ofStaff }: Lists) {
  await pause()
  await register()
  const [all, listed] = [await ofOwner(), await ofStaff()]
  await resume()
  return listed < all
}

test('a list of staff is read from the replica, and from the leader while the replica lags', async () => {
  const lists = await startWithReplica()
  const { ofOwner, ofStaff } = lists
  await expect.poll(() => isOnReplica(lists), { timeout: 20_000 }).toBe(true)

  await pause()
  onTestFinished(() => resume())
  await lists.register()
  const all = await ofOwner()
  expect(await ofStaff()).toBeLessThan(all)
  await expect.poll(ofStaff, { timeout: replicaLagMs * 4 }).toBe(all)

  await resume()
  await expect.poll(() => isOnReplica(lists), { timeout: 20_000 }).toBe(true)
})

test('no request is lost while a replica ends, and it is used again when it is back', async () => {
  const lists = await startWithReplica()
  const { ofStaff } = lists
  await expect.poll(() => isOnReplica(lists), { timeout: 20_000 }).toBe(true)
  let isGone = false
  const asking = Array.from({ length: 8 }, async () => {
    while (!isGone) expect(await ofStaff()).toBeGreaterThan(0)
  })
  await replica.halt()
  await lists.register()
  expect(await ofStaff()).toBe(await lists.ofOwner())
  isGone = true
  await Promise.all(asking)

  await replica.begin()
  await expect.poll(() => isOnReplica(lists), { timeout: 20_000 }).toBe(true)
})
