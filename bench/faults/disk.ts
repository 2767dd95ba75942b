import { openDatabase } from '../../src/server/queries/open-database.ts'
import { http, type TestResponse } from '../../tests/support/http.ts'
import { image } from '../../tests/support/images.ts'
import { prepareReporter } from '../../tests/support/server/reporter.ts'
import { runServer, startServer } from '../../tests/support/server/server-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { after, createExpectations, secondsUntil, type Trial } from './trial.ts'

const lookups = [
  '/api/verify?identifier=350000000000006',
  '/search?uid=350000000000006',
  '/',
  '/readyz',
]

/** Starts a server whose data is on the disk. Returns it with the requests of one user. */
async function startOn({ folder }: SmallDisk) {
  const place = { dataDir: folder, databaseUrl: null }
  const { token, assets } = await prepareReporter(place, 40)
  const png = (await image(64, 48).png().toBuffer()) as Buffer<ArrayBuffer>
  const server = await startServer({ DATA_DIR: folder })
  let next = 0
  return {
    server,
    report: () =>
      http(`${server.origin}/api/reports/create-report`, {
        token,
        json: { assetId: assets[next++], status: 'Lost', description: 'On the bus' },
      }),
    upload: () => http(`${server.origin}/api/uploads`, { picture: png }),
    lookUps: () => Promise.all(lookups.map((path) => http(server.origin + path))),
    async countReports() {
      const database = await openDatabase(place)
      const rows = await database.read.selectFrom('reports').select('id').execute()
      await database.close()
      return rows.length
    },
  }
}

/** Starts a server on a disk on which it cannot run. Returns its exit code and its message. */
async function startInVain({
  folder,
}: SmallDisk): Promise<{ code: number | null; message: string }> {
  const { child, ended, stderr } = runServer({ DATA_DIR: folder })
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const { code } = await ended
  clearTimeout(timer)
  return { code, message: stderr().trim() }
}

const isSentence = (words: string) => /^[A-Z].+\.$/.test(words) && !words.includes('\n')
const pathOf = (response: TestResponse) =>
  (JSON.parse(response.text) as { data: { url: string } }).data.url

export async function* diskFaults(): AsyncIterable<Trial> {
  yield await fullDisk()
  yield await fullDiskAtStart()
  yield* await readOnlyDirectory()
}

/** A full disk while the server runs. */
async function fullDisk(): Promise<Trial> {
  const { expect, wrong } = createExpectations()
  const disk = mountSmallDisk()
  try {
    const { server, report, upload, lookUps: lookups, countReports } = await startOn(disk)
    const taken = [await report(), await upload()]
    expect(
      'everything is accepted while there is room',
      taken.every(({ status }) => status === 201),
    )
    const picturePath = pathOf(taken[1] as TestResponse)
    disk.fill()
    const refused: TestResponse[] = []
    for (let n = 0; n < 10; n++) refused.push(await report(), await upload())
    expect(
      'writes are refused with 507 or 503 and a retry time',
      refused.every(({ status, retryAfter }) => [503, 507].includes(status) && retryAfter === 60),
    )
    const reads = [...(await lookups()), await http(server.origin + picturePath)]
    expect(
      'lookups, pages and pictures still work',
      reads.every(({ status }) => status === 200),
    )
    expect('the server still runs', server.isRunning())
    disk.free()
    const seconds = await secondsUntil(async () => (await report()).status === 201, 30)
    expect('it recovers automatically', seconds !== null && (await upload()).status === 201)
    expect(
      'the acknowledged picture is there',
      (await http(server.origin + picturePath)).status === 200,
    )
    await server.end('SIGKILL')
    expect('exactly the acknowledged reports exist', (await countReports()) === 2)
    return {
      fault: 'full disk, embedded database and pictures',
      effect: `${refused.length} writes refused (${codesOf(refused)}), slowest ${slowest(refused)}; ${reads.length} reads answered`,
      message: refused[0]?.words ?? '',
      recovered: after(seconds),
      wrong,
    }
  } finally {
    disk.remove()
  }
}

/** A full disk before the first start. */
async function fullDiskAtStart(): Promise<Trial> {
  const { expect, wrong } = createExpectations()
  const disk = mountSmallDisk()
  try {
    disk.fill()
    const { code, message } = await startInVain(disk)
    expect(
      'it does not start, and prints the reason in a sentence',
      code === 1 && isSentence(message),
    )
    disk.free()
    const server = await startServer({ DATA_DIR: disk.folder })
    await server.end()
    return {
      fault: 'full disk at the first start',
      effect: `ends with ${code}`,
      message,
      recovered: 'starts once there is room',
      wrong,
    }
  } finally {
    disk.remove()
  }
}

/** A read-only data directory, at the start and while the server runs. */
async function readOnlyDirectory(): Promise<Trial[]> {
  const atStart = createExpectations()
  const inRun = createExpectations()
  const disk = mountSmallDisk()
  try {
    const { server, report, upload, lookUps: lookups, countReports } = await startOn(disk)
    inRun.expect('everything is accepted while it is writable', (await report()).status === 201)
    disk.becomeReadOnly()
    const refused: TestResponse[] = []
    for (let n = 0; n < 5; n++) refused.push(await report(), await upload())
    inRun.expect(
      'writes are refused with 503 and a retry time',
      refused.every(({ status, retryAfter }) => status === 503 && retryAfter === 60),
    )
    const reads = await lookups()
    inRun.expect(
      'lookups and pages still work',
      reads.every(({ status }) => status === 200),
    )
    await server.end()

    disk.remount('ro')
    const { code, message } = await startInVain(disk)
    atStart.expect(
      'it does not start, and prints the reason in a sentence',
      code === 1 && isSentence(message),
    )
    atStart.expect('it does not blame another server', !message.includes('Another'))
    disk.remount('rw')
    const again = await startServer({ DATA_DIR: disk.folder })
    await again.end()
    inRun.expect('exactly the acknowledged report exists', (await countReports()) === 1)
    return [
      {
        fault: 'data directory read-only at the start',
        effect: `ends with ${code}`,
        message,
        recovered: 'starts once it is writable',
        wrong: atStart.wrong,
      },
      {
        fault: 'data directory becomes read-only (ext4 aborts)',
        effect: `${refused.length} writes refused (${codesOf(refused)}), slowest ${slowest(refused)}; ${reads.length} reads answered`,
        message: refused[0]?.words ?? '',
        recovered:
          'on the next start, after the disk is repaired: the kernel keeps it read-only until then',
        wrong: inRun.wrong,
      },
    ]
  } finally {
    disk.remove()
  }
}

function codesOf(answers: readonly TestResponse[]): string {
  return [...new Set(answers.map(({ status }) => status))].join(', ')
}

function slowest(answers: readonly TestResponse[]): string {
  return `${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`
}
