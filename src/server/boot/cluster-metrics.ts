import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { on } from 'node:events'
import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import type { JoinGroup } from '../metrics/metrics.ts'

/** A process asks the primary for the metrics of all processes. */
type Message = { asks: string } | { answers: string; metrics: string | null }

/** Longer than the 5 s after which prom-client gives up. */
const timeoutMs = 6000

/** The primary's part: asks all processes when one of them is asked. */
export function answerMetrics(): void {
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
