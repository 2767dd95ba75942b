import { chmodSync, globSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { register } from '../../../src/api/auth/sign-up.ts'
import { createApiClient } from '../../../src/api/http.ts'
import { settleKeys } from '../../../src/server/boot/server-keys.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { lockDataDir } from '../../../src/server/db/data-dir-lock.ts'
import { runCheck } from '../../../src/server/doctor/check.ts'
import { environmentChecks } from '../../../src/server/doctor/environment.ts'
import { imageNames, newUploadId } from '../../../src/server/lib/image-names.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { createDiskStore } from '../../../src/server/storage/image-store.ts'
import { root, sourceFiles } from '../../architecture/imports.ts'
import { image } from '../../support/images.ts'
import { runCommand } from '../../support/server/commands.ts'
import { signUpForm } from '../../support/users.ts'
import { startTestServer, temporaryFolder } from '../support/start-test-server.ts'

/** Processes that the test starts inherit its umask. */
function withUmask(mask: number) {
  const before = process.umask(mask)
  onTestFinished(() => void process.umask(before))
}

/** Everything in a folder that others can access, with its mode. */
function openIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
  expect(all.length).toBeGreaterThan(0)
  return all.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const mode = statSync(path).mode & 0o777
    const wanted = entry.isDirectory() ? 0o700 : 0o600
    return mode === wanted ? [] : [`${relative(folder, path)} ${mode.toString(8)}`]
  })
}

async function sendImage(origin: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await image().png().toBuffer())]), 'a.png')
  expect((await fetch(`${origin}/api/uploads`, { method: 'POST', body: form })).status).toBe(201)
}

test('a server and the commands write files for their own user only, whatever the umask', async () => {
  withUmask(0)
  const place = temporaryFolder(onTestFinished)
  const DATA_DIR = join(place, 'deep', 'data')
  const server = await startTestServer(onTestFinished, { DATA_DIR })
  await createApiClient({ origin: server.origin, token: () => null })(register, signUpForm())
  await sendImage(server.origin)
  const copy = join(place, 'copy.tar')
  const made = await runCommand('scripts/commands/backup.ts', [copy, '--with-keys'], { DATA_DIR })
  expect(made).toMatchObject({ code: 0, error: '' })
  await server.end()
  const restored = await runCommand('scripts/commands/restore.ts', [copy], {
    DATA_DIR: join(place, 'restored'),
  })
  expect(restored.code, restored.error).toBe(0)
  const admin = await runCommand('scripts/commands/make-admin.ts', ['ada@example.com'], {
    DATA_DIR: join(place, 'new'),
  })
  expect(admin.code, admin.error).toBe(0)
  const names = readdirSync(place, { recursive: true }).map(String)
  for (const name of ['toju.sqlite', 'server.lock', 'uploads', 'keys/server.key']) {
    expect(names).toContain(`deep/data/${name}`)
  }
  expect(openIn(place)).toEqual([])
}, 60_000)

test('files written inside another process, such as `npm run dev`, are private too, whatever the umask', async () => {
  withUmask(0)
  const place = temporaryFolder(onTestFinished)
  const settings = readSettings({ DATA_DIR: join(place, 'data') })
  const unlock = lockDataDir(settings.dataDir)
  onTestFinished(unlock)
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  await settleKeys(database, settings)
  const store = createDiskStore(settings.dataDir)
  for (const name of imageNames(newUploadId())) await store.save(name, Buffer.from('a picture'))
  expect(readdirSync(settings.dataDir)).toContain('toju.sqlite-wal')
  expect(openIn(place)).toEqual([])
})

test('a server restricts files that an earlier version left open, and the doctor reports them', async () => {
  const DATA_DIR = temporaryFolder(onTestFinished)
  mkdirSync(join(DATA_DIR, 'certificates'))
  const first = await startTestServer(onTestFinished, { DATA_DIR })
  await sendImage(first.origin)
  await first.end()
  const left = { 'toju.sqlite': 0o644, 'server.lock': 0o664, uploads: 0o755, certificates: 0o777 }
  for (const [name, mode] of Object.entries(left)) chmodSync(join(DATA_DIR, name), mode)
  const permissions = environmentChecks.find(({ name }) => name === 'permissions')
  if (!permissions) throw new Error('there is no such check')
  const look = () =>
    runCheck(permissions, { settings: readSettings({ DATA_DIR }) } as Parameters<
      typeof runCheck
    >[1])
  const found = await look()
  expect(found.ok).toBe(false)
  expect(found.message).toContain('toju.sqlite can be read by others')
  expect(found.message).toContain('and 1 more')
  await startTestServer(onTestFinished, { DATA_DIR })
  expect((await look()).ok).toBe(true)
  for (const [name, mode] of Object.entries(left)) {
    const wanted = mode & 0o100 ? 0o700 : 0o600
    expect(statSync(join(DATA_DIR, name)).mode & 0o777, name).toBe(wanted)
  }
}, 60_000)

test('every line of the server that creates a file or a folder states its mode', () => {
  const makes =
    /(?<![.\w])(?:mkdir|mkdirSync|writeFile|writeFileSync|appendFile|createWriteStream|cp|copyFile)\(|(?<![.\w])open(?:Sync)?\([^)]*'(?:w|wx|a|ax)\+?'/
  const lines = sourceFiles()
    .filter(({ path }) => path.startsWith('src/server/'))
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
    .filter(({ line }) => makes.test(line) && !line.startsWith('import'))
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter(({ line }) => !/private(?:File|Folder)|0o[67]00/.test(line))).toEqual([])
})

test('every command that opens the data makes its files readable by its own user only', () => {
  const commands = globSync('scripts/commands/*.ts', { cwd: root })
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(
      ({ text }) =>
        text.includes('src/server/config/env.ts') && /process\.exitCode|runCommand\(/.test(text),
    )
  expect(commands.length).toBeGreaterThanOrEqual(8)
  for (const { path, text } of commands) expect(text, path).toMatch(/^keepFilesPrivate\(\)$/m)
})
