import { ensureInstalled, runNode } from './project.mjs'

await ensureInstalled()
process.exitCode = await runNode(['scripts/make-admin.ts', ...process.argv.slice(2)])
