import { ensureBuilt } from './pages.mjs'
import { ensureInstalled, runNode } from './project.mjs'

await ensureInstalled()
process.exitCode = (await ensureBuilt()) || (await runNode(['scripts/screenshots.ts']))
