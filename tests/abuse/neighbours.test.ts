import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openEncryption } from '../../src/server/lib/encryption.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { migratedFolder } from '../server/support/start-test-server.ts'
import { createMigratedDatabase } from '../support/database/migrated.ts'
import { workersPostgres } from '../support/database/postgres.ts'
import { startBattlefield } from './support/attacker.ts'
import { playCellTower, settleTown } from './support/cell-tower.ts'
import { createFixture, imeiOf, passwordHash, prepareFixture } from './support/fixture.ts'

test.each(['embedded', 'PostgreSQL'])(
  'of a thousand people behind one address, none who is known is refused anything because of an abuser among them or a /48 outside, and of strangers’ requests at most one in a hundred: %s',
  async (engine) => {
    const dataDir = migratedFolder(onTestFinished)
    const databaseUrl =
      engine === 'embedded' ? null : await createMigratedDatabase((await workersPostgres()).url)
    const database = await openDatabase({ dataDir, databaseUrl })
    const hash = await passwordHash
    const keys = { now: Date.now(), encryption: openEncryption(join(dataDir, 'keys')) }
    const town = await database.write((tx) => settleTown(createFixture(tx, hash), keys))
    await database.close()
    const settings = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }
    const { origin } = await startBattlefield(onTestFinished, dataDir, settings)
    const { ofKnown, ofStrangers, strangersSent } = await playCellTower(origin, town)
    expect(ofKnown).toEqual([])
    expect(ofStrangers.length).toBeLessThanOrEqual(strangersSent / 100)
  },
)

const town = await prepareFixture(afterAll, async ({ user, phones }) => {
  const owner = await user()
  return { owner, assets: await phones(owner, [imeiOf('35693803', 1), imeiOf('35693803', 2)]) }
})
const quiet = await startBattlefield(afterAll, town.dataDir)

test('pages that are rendered are counted before, and over the limit the ready page is sent, in each language', async () => {
  const open = (path: string, n: number) => quiet.from(`2001:db8:1:1::${n}`).get(path)
  const paths = ['/search', '/merchant/nobody', '/ha/search', '/log']
  const shown: number[] = []
  for (let n = 0; n < 60; n++) shown.push((await open(paths[n % 4] ?? '', n)).status)
  expect(shown.filter((status) => status === 429)).toEqual([])
  for (const [prefix, title] of [
    ['', 'Wait a minute'],
    ['/ha', 'Ka jira minti ɗaya'],
  ]) {
    for (const path of [`${prefix}/search`, `${prefix}/found/0123456789abcdef`]) {
      const refused = await open(path, 61)
      expect(refused).toMatchObject({ status: 429, text: expect.stringContaining(title ?? '') })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
      })
    }
  }
  expect((await quiet.from().get('/search')).status, 'from elsewhere').toBe(200)
  // What a neighbour looks up is counted apart from what was made up.
  const lookup = (n: number) => `${n % 2 ? '/ha' : ''}/search?uid=356938035643809`
  for (let n = 0; n < 60; n++) expect((await open(lookup(n), n)).status).toBe(200)
  for (const n of [60, 61]) {
    const refused = await open(lookup(n), n)
    expect(refused.status).toBe(429)
    expect(refused.text).not.toContain('356938035643809')
  }
})

test('pages of made-up codes and of other labels use up no page of a label', async () => {
  const home = '2001:db8:7:1::1'
  const open = (code: string) => quiet.from(home).get(`/found/${code}`)
  for (let n = 0; n < 61; n++) await open(`${n}`)
  expect((await open('1')).status).toBe(429)
  const made = await quiet.as(town.owner).post('/api/assets/labels', { ids: town.assets })
  const [one = '', other = ''] = made.body.data.map(({ code }: { code: string }) => code)
  for (let n = 0; n < 20; n++) expect((await open(one)).status).toBe(200)
  expect((await open(one)).status).toBe(429)
  expect((await open(other)).status).toBe(200)
})

test('a lookup that a limit refuses is refused before its page is rendered', async () => {
  const phone = (n: number) => `/search?uid=35209900${String(n).padStart(6, '0')}`
  const ask = (path: string, n: number) => quiet.from(`2001:db8:9:1::${n}`).get(path)
  for (let n = 0; n < 59; n++) await ask(`/api/verify?identifier=KJA-${100 + n}-AA`, n)
  expect((await ask(phone(1), 1)).status).toBe(200)
  const refused = await ask(phone(2), 2)
  expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('Wait a minute') })
})
