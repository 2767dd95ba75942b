import { ensureBuilt } from './lib/pages.mjs'
import { ensureInstalled, runNode } from './lib/project.mjs'

await ensureInstalled()
process.exitCode = (await ensureBuilt()) || (await runNode(['scripts/commands/screenshots.ts']))
