import { start } from './start.ts'
import { work } from './work.ts'

await start(work)
