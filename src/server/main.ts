import cluster from 'node:cluster'
import { serveCluster } from './boot/cluster.ts'
import { serve } from './boot/serve.ts'
import { start } from './boot/start.ts'

await start((settings) =>
  settings.processes > 1 && cluster.isPrimary ? serveCluster(settings) : serve(settings),
)
