import cluster, { type Address, type Worker } from 'node:cluster'
import type { Settings } from '../config/env.ts'
import { usageFamilies } from '../metrics/metrics.ts'
import { createGatherer, lineTo } from './cluster-metrics.ts'
import { logStartup } from './log-startup.ts'

/** The pause before a restart, so that a process that keeps crashing does not use up the CPU. */
const againAfterMs = 1000

/** One process runs the shared jobs: their queries, many a second, would cost each of them as much. */
const withoutJobs = { JOBS: 'off' }

/**
 * Runs `processes` servers on one port, each in its own process, and replaces a process that dies.
 * The first also runs the jobs, and so does what replaces it. If one cannot start, all stop, with its exit code. SIGTERM or Ctrl-C stops them.
 */
export async function serveCluster(settings: Settings): Promise<void> {
  const listening = new Set<number>()
  let jobsIn: number | undefined
  const metrics = createGatherer(usageFamilies)
  let stopping = false
  let announced = false

  const fork = () => {
    if (jobsIn !== undefined) return void cluster.fork(withoutJobs)
    jobsIn = cluster.fork().id
  }
  const stop = () => {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  cluster.on('listening', (worker: Worker, { port }: Address) => {
    listening.add(worker.id)
    if (announced || listening.size < settings.processes) return
    announced = true
    logStartup(settings, settings.publicOrigin ?? `http://localhost:${port}`)
  })
  cluster.on('fork', (worker: Worker) => metrics.add(worker.id, lineTo(worker)))
  cluster.on('exit', (worker: Worker, code: number | null) => {
    metrics.remove(worker.id)
    if (worker.id === jobsIn) jobsIn = undefined
    if (stopping) return
    if (announced || listening.has(worker.id)) {
      setTimeout(() => stopping || fork(), againAfterMs)
    } else {
      process.exitCode = code ?? 1
      stop()
    }
  })
  for (let n = 0; n < settings.processes; n++) fork()
}
