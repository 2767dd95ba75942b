import { execFileSync } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/server/db/open.ts'
import { ask } from '../support/ask.ts'
import { picture } from '../support/pictures.ts'
import { prepareReporter } from '../support/reporter.ts'
import { migratedFolder, startTestServer } from './start-test-server.ts'

/** From now on no file of a process grows beyond so many bytes: what a quota does. */
function limitFiles(pid: number, bytes: number | 'unlimited') {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}

const isLinux = process.platform === 'linux'

// `bench/faults.ts` does the same on a small disk of its own, for which one has to be root.
it.runIf(isLinux)(
  'a disk that takes no more: what would be saved is refused in words, look-ups go on, nothing acknowledged is lost, and with room all goes on',
  async () => {
    const place = { dataDir: migratedFolder(onTestFinished), databaseUrl: null }
    const { token, assets } = await prepareReporter(place, 3)
    const { origin, pid } = await startTestServer(onTestFinished, { DATA_DIR: place.dataDir })
    const report = (n: number) =>
      ask(`${origin}/api/reports/create-report`, {
        token,
        json: { assetId: assets[n], status: 'Lost', description: 'On the bus' },
      })
    const png = (await picture(64, 48).png().toBuffer()) as Buffer<ArrayBuffer>
    const upload = () => ask(`${origin}/api/uploads`, { picture: png })
    const lookUps = ['/api/verify?identifier=350000000000006', '/search?uid=350000000000006', '/']
    const first = await report(0)
    expect(first.status).toBe(201)

    limitFiles(pid, 4096)
    for (const refused of [await report(1), await upload(), await report(2)]) {
      expect(refused).toMatchObject({ status: 503, retryAfter: 60 })
      expect(refused.words).toBe(
        'Nothing can be saved at the moment, so this was not. You can still look things up. Try again in a few minutes.',
      )
    }
    for (const path of lookUps) expect((await ask(origin + path)).status, path).toBe(200)
    expect((await ask(`${origin}/api/reports/user`, { token })).text).toContain(assets[0])

    limitFiles(pid, 'unlimited')
    expect((await report(1)).status).toBe(201)
    expect((await upload()).status).toBe(201)
    const database = await openDatabase(place)
    const rows = await database.read.selectFrom('reports').select('asset_id').execute()
    await database.close()
    expect(rows.map(({ asset_id }) => asset_id).sort()).toEqual(assets.slice(0, 2).sort())
  },
)
