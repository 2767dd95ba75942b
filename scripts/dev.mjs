import { bin, ensureInstalled, runNode } from './project.mjs'

await ensureInstalled()
process.exitCode = await runNode([bin('astro'), 'dev', ...process.argv.slice(2)])
