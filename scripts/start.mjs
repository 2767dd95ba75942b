import { ensureBuilt } from './lib/pages.mjs'
import { ensureInstalled, runNode } from './lib/project.mjs'

await ensureInstalled()
const failed = await ensureBuilt()
process.exitCode = failed || (await runNode(['src/server/main.ts']))
