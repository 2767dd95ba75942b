import cluster, { type Address, type Worker } from 'node:cluster'
import type { Settings } from '../config/env.ts'
import { logStartup } from './log-startup.ts'

/** One that dies again and again does not keep the machine busy with starting it. */
const againAfterMs = 1000

/**
 * Runs so many servers on one port, each in a process of its own, and another for each that dies. One
 * that cannot even start ends all, with its exit code. Stops them on SIGTERM or Ctrl-C.
 */
export async function serveCluster(settings: Settings): Promise<void> {
  const listening = new Set<number>()
  let stopping = false
  let announced = false

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
    if (stopping) return
    if (announced || listening.has(worker.id)) {
      setTimeout(() => stopping || cluster.fork(), againAfterMs)
    } else {
      process.exitCode = code ?? 1
      stop()
    }
  })
  for (let n = 0; n < settings.processes; n++) cluster.fork()
}
