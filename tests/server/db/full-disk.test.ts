import { execFileSync } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { http } from '../../support/http.ts'
import { image } from '../../support/images.ts'
import { prepareReporter } from '../../support/server/reporter.ts'
import { migratedFolder, startTestServer } from '../support/start-test-server.ts'

/** From now on no file of a process grows beyond this many bytes, like a quota. */
function limitFiles(pid: number, bytes: number | 'unlimited') {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}

const isLinux = process.platform === 'linux'

it.runIf(isLinux)(
  'a full disk refuses writes with a message, lookups continue, nothing acknowledged is lost, and everything recovers once there is room',
  async () => {
    const place = { dataDir: migratedFolder(onTestFinished), databaseUrl: null }
    const { token, assets } = await prepareReporter(place, 3)
    const { origin, pid } = await startTestServer(onTestFinished, { DATA_DIR: place.dataDir })
    const report = (n: number) =>
      http(`${origin}/api/reports/create-report`, {
        token,
        json: { assetId: assets[n], status: 'Lost', description: 'On the bus' },
      })
    const png = (await image(64, 48).png().toBuffer()) as Buffer<ArrayBuffer>
    const upload = () => http(`${origin}/api/uploads`, { picture: png })
    const lookups = ['/api/verify?identifier=350000000000006', '/search?uid=350000000000006', '/']
    const first = await report(0)
    expect(first.status).toBe(201)

    limitFiles(pid, 4096)
    for (const refused of [await report(1), await upload(), await report(2)]) {
      expect(refused).toMatchObject({ status: 503, retryAfter: 60 })
      expect(refused.words).toBe(
        'We cannot save anything at the moment, so this was not saved. You can still check numbers. Try again in a few minutes.',
      )
    }
    for (const path of lookups) expect((await http(origin + path)).status, path).toBe(200)
    expect((await http(`${origin}/api/reports/user`, { token })).text).toContain(assets[0])

    limitFiles(pid, 'unlimited')
    expect((await report(1)).status).toBe(201)
    expect((await upload()).status).toBe(201)
    const database = await openDatabase(place)
    const rows = await database.read.selectFrom('reports').select('asset_id').execute()
    await database.close()
    expect(rows.map(({ asset_id }) => asset_id).sort()).toEqual(assets.slice(0, 2).sort())
  },
)
