import { ensureInstalled, runNode } from './lib/project.mjs'

await ensureInstalled()
process.exitCode = await runNode(['scripts/commands/edge.ts', ...process.argv.slice(2)])
