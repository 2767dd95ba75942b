import { ensureInstalled, runNode } from './project.mjs'

await ensureInstalled()
process.exitCode = await runNode(['scripts/verify-log.ts', ...process.argv.slice(2)])
