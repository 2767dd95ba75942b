import cluster, { type Address, type Worker } from 'node:cluster'
import type { Settings } from '../config/env.ts'
import { answerMetrics } from './cluster-metrics.ts'
import { logStartup } from './log-startup.ts'

/** The pause before a restart, so that a process that keeps crashing does not use up the CPU. */
const restartAfterMs = 1000

/** Only one process runs the jobs, because their queries run several times a second. */
const withoutJobs = { JOBS: 'off' }

/**
 * Runs `processes` servers on one port, each in its own process, and replaces a process that dies.
 * The first process, or its replacement, also runs the jobs. If one cannot start, all stop with its
 * exit code. SIGTERM or Ctrl-C stops them.
 */
export async function serveCluster(settings: Settings): Promise<void> {
  const listening = new Set<number>()
  let jobsWorkerId: number | undefined
  let stopping = false
  let announced = false

  const fork = () => {
    if (jobsWorkerId !== undefined) return void cluster.fork(withoutJobs)
    jobsWorkerId = cluster.fork().id
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
  cluster.on('exit', (worker: Worker, code: number | null) => {
    if (worker.id === jobsWorkerId) jobsWorkerId = undefined
    if (stopping) return
    if (announced || listening.has(worker.id)) {
      setTimeout(() => stopping || fork(), restartAfterMs)
    } else {
      process.exitCode = code ?? 1
      stop()
    }
  })
  answerMetrics()
  for (let n = 0; n < settings.processes; n++) fork()
}
