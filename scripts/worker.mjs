import { ensureInstalled, runNode } from './lib/project.mjs'

await ensureInstalled()
process.exitCode = await runNode(['src/server/worker.ts'])
