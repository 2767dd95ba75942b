import { build } from './pages.mjs'
import { ensureInstalled } from './project.mjs'

await ensureInstalled()
process.exitCode = await build()
