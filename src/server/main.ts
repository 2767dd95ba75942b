import cluster from 'node:cluster'
import { serve } from './serve.ts'
import { serveInMany } from './serve-in-many.ts'
import { start } from './start.ts'

await start((settings) =>
  settings.processes > 1 && cluster.isPrimary ? serveInMany(settings) : serve(settings),
)
