import { bin, ensureInstalled, runNode } from './lib/project.mjs'

await ensureInstalled()
const port = process.env.PORT ? ['--port', process.env.PORT] : []
// Otherwise Astro moves into the background when it believes that no user started it.
const args = ['dev', '--ignore-lock', ...port, ...process.argv.slice(2)]
process.exitCode = await runNode([bin('astro'), ...args])
