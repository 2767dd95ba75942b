import { build } from './lib/pages.mjs'
import { ensureInstalled } from './lib/project.mjs'

await ensureInstalled()
process.exitCode = await build()
