import { ensureBuilt } from './lib/pages.mjs'
import { ensureInstalled, runNode } from './lib/project.mjs'

await ensureInstalled()
process.exitCode =
  (await ensureBuilt()) || (await runNode(['scripts/gallery/run.ts', ...process.argv.slice(2)]))
