// Runs a command of package.json with the project's Node, once packages are installed.
import { build, ensureBuilt } from './lib/pages.mjs'
import { bin, ensureInstalled, runNode } from './lib/project.mjs'
import { exitWith } from './lib/run.mjs'

/** `needsPages`: it serves or shows the built pages. */
const programs = {
  start: { file: 'src/server/main.ts', needsPages: true },
  worker: { file: 'src/server/worker.ts' },
  'dev:paystack': { file: 'scripts/dev/serve-paystack.ts' },
  admin: { file: 'scripts/commands/make-admin.ts' },
  backup: { file: 'scripts/commands/backup.ts' },
  demo: { file: 'scripts/commands/demo.ts' },
  doctor: { file: 'scripts/commands/doctor.ts' },
  edge: { file: 'scripts/commands/edge.ts' },
  keys: { file: 'scripts/commands/keys.ts' },
  'migrate-storage': { file: 'scripts/commands/migrate-storage.ts' },
  restore: { file: 'scripts/commands/restore.ts' },
  'verify-log': { file: 'scripts/commands/verify-log.ts' },
  'verify-proof': { file: 'scripts/commands/verify-proof.ts' },
}

const [name = '', ...args] = process.argv.slice(2)
await ensureInstalled()
process.exitCode = await run()

async function run() {
  if (name === 'build') return build()
  if (name === 'dev') return runDevServer()
  const program = programs[name] ?? exitWith(`There is no command ${name}.`)
  const failed = program.needsPages ? await ensureBuilt() : 0
  return failed || runNode([program.file, ...args])
}

function runDevServer() {
  const port = process.env.PORT ? ['--port', process.env.PORT] : []
  // Otherwise Astro moves into the background when it believes that no user started it.
  return runNode([bin('astro'), 'dev', '--ignore-lock', ...port, ...args])
}
