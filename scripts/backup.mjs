import { ensureInstalled, runNode } from './project.mjs'

await ensureInstalled()
process.exitCode = await runNode(['scripts/backup.ts', ...process.argv.slice(2)])
