import type { Address, Worker } from 'node:cluster'
import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { on } from 'node:events'
import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import type { Settings } from '../config/env.ts'
import type { JoinGroup } from '../metrics/metrics.ts'
import { logStartup } from './console-to-log.ts'

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

/** A process asks the primary for the metrics of all processes. */
type Message = { asks: string } | { answers: string; metrics: string | null }

/** Longer than the 5 s after which prom-client gives up. */
const timeoutMs = 6000

/** The primary's part: asks all processes when one of them is asked. */
function answerMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, message: Message) => {
    if (!('asks' in message)) return
    const metrics = await all.clusterMetrics().catch(() => null)
    // The channel of a process that is ending may be closed already.
    worker.send({ answers: message.asks, metrics }, () => {})
  })
}

/**
 * Labels the metrics of this process, so that no counter decreases when another one ends. If a
 * process does not answer, this one returns only its own metrics.
 */
export const joinGroup: JoinGroup = (own) => {
  own.setDefaultLabels({ process: String(cluster.worker?.id) })
  const counted = new Registry()
  new Gauge({
    name: 'toju_processes',
    help: 'Processes that answered, without the primary.',
    registers: [counted],
  }).set(1)
  AggregatorRegistry.setRegistries([own, counted])
  // Answers the primary.
  new AggregatorRegistry()
  return async () => (await askPrimary().catch(() => null)) ?? own.metrics()
}

async function askPrimary(): Promise<string | null> {
  const id = randomUUID()
  const messages = on(process, 'message', { signal: AbortSignal.timeout(timeoutMs) })
  process.send?.({ asks: id } satisfies Message)
  for await (const [message] of messages as AsyncIterable<[Message]>) {
    if ('answers' in message && message.answers === id) return message.metrics
  }
  return null
}
