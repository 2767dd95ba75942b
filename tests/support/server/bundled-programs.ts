import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { bundledName } from './program-file.ts'

/** Every program that tests start, except those that only one test starts. */
const programs = [
  'bench/servers/unlimited-server.ts',
  'src/server/main.ts',
  'src/server/worker.ts',
  'scripts/commands/backup.ts',
  'scripts/commands/demo.ts',
  'scripts/commands/doctor.ts',
  'scripts/commands/keys.ts',
  'scripts/commands/make-admin.ts',
  'scripts/commands/migrate-storage.ts',
  'scripts/commands/restore.ts',
  'scripts/commands/verify-log.ts',
  'tests/abuse/support/quick-hash-server.ts',
  'tests/support/database/migrating-process.ts',
  'tests/support/server/impatient-server.ts',
]

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cache = join(root, 'node_modules/.cache/test-programs')
const keptMs = 86_400_000

/** Packages with a binary, or that look for files of their own. */
const unbundledPackages =
  /^(@node-rs|@react-pdf|@zxcvbn-ts|astro|pg|pino|react|react-dom|s3rver|sharp)(\/|$)/

/** As Node runs the sources: a module knows its own place, and imports name the whole file. */
const likeSources: Plugin = {
  name: 'like-sources',
  resolveId(imported, importer) {
    if (imported.startsWith('.') && !importer?.includes('node_modules') && !/\.\w+$/.test(imported))
      throw new Error(`Node cannot import ${imported} without its ending, in ${importer}`)
  },
  transform: {
    filter: { code: 'import.meta.url', id: { exclude: /node_modules/ } },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
}

/**
 * More than a third of a server's start is reading and linking its six hundred modules, so tests
 * start it and the commands from a few files. The folder's name is the hash of its contents: runs
 * at the same time do not disturb each other, and Node's compile cache is used.
 */
export async function setup(): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(programs.map((program) => [bundledName(program), program])),
    platform: 'node',
    external: (id) => isBuiltin(id) || unbundledPackages.test(id),
    plugins: [likeSources],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  })
  const files = output.filter((file) => file.type === 'chunk')
  const hash = createHash('sha256')
    .update(files.map(({ code }) => code).join('\0'))
    .digest('hex')
  const folder = join(cache, hash.slice(0, 16))
  mkdirSync(cache, { recursive: true })
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date())
  else {
    const unfinished = mkdtempSync(join(cache, 'unfinished-'))
    for (const { fileName, code } of files) writeFileSync(join(unfinished, fileName), code)
    renameSync(unfinished, folder)
  }
  process.env['TEST_PROGRAMS'] = folder
  for (const name of readdirSync(cache)) {
    const old = join(cache, name)
    if (statSync(old).mtimeMs < Date.now() - keptMs) rmSync(old, { recursive: true, force: true })
  }
}
