import { ensureInstalled, runNode } from './project.mjs'

await ensureInstalled()
process.exitCode = await runNode(['scripts/doctor.ts', ...process.argv.slice(2)])
