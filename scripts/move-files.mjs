import { ensureInstalled, runNode } from './project.mjs'

await ensureInstalled()
process.exitCode = await runNode(['scripts/move-files.ts', ...process.argv.slice(2)])
