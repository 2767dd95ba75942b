import { ensureBuilt } from './pages.mjs'
import { ensureInstalled, runNode } from './project.mjs'

await ensureInstalled()
const failed = await ensureBuilt()
process.exitCode = failed || (await runNode(['src/server/main.ts']))
