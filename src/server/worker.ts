import { runWorker } from './boot/run-worker.ts'
import { start } from './boot/start.ts'

await start(runWorker)
