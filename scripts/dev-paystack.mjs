import { ensureInstalled, runNode } from './lib/project.mjs'

await ensureInstalled()
process.exitCode = await runNode(['scripts/dev/serve-paystack.ts'])
