import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { type Place, prepareReporter } from '../../tests/support/server/reporter.ts'

export interface WriteTotals {
  sent: number
  /**
   * Responses that are neither 201 nor counted in `unavailable`, and requests without a response.
   */
  failed: number
  /** Responses with 503 and a retry time. The report is sent again with the same key. */
  unavailable: number
  /** Acknowledged reports that are missing. */
  lost: number
  /** Assets with more than one report. */
  doubled: number
  /** The slowest single response, in milliseconds. */
  slowest: number
  /** Response counts by status. */
  statuses: Record<string, number>
}

const concurrentWriters = 6

interface Plan {
  accounts: number
  reportsOfEach: number
  /** The pause between two reports by one writer. */
  restMs?: number
}

/**
 * Sends reports with idempotency keys until it is stopped. Several writers send at the same time,
 * each one report after the other.
 */
export async function reportContinuously(
  origin: string,
  place: Place,
  { accounts, reportsOfEach, restMs = 0 }: Plan,
) {
  const todo: { token: string; assetId: string }[] = []
  for (let n = 0; n < accounts; n++) {
    const { token, assets } = await prepareReporter(place, reportsOfEach, n * reportsOfEach)
    todo.push(...assets.map((assetId) => ({ token, assetId })))
  }
  const acknowledged: string[] = []
  const statuses: Record<string, number> = {}
  const acknowledgedAt: number[] = []
  let [sent, failed, unavailable, slowest] = [0, 0, 0, 0]
  let stopped = false

  /** Resolves to the report's id, or to null when it must be retried. */
  async function send(
    { token, assetId }: (typeof todo)[number],
    key: string,
  ): Promise<string | null> {
    const began = performance.now()
    try {
      const answer = await fetch(`${origin}/api/reports/create-report`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ assetId, status: 'Stolen', description: 'Taken from my bag' }),
      })
      const text = await answer.text()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status === 201) return JSON.parse(text).data.id
      const isUnavailable = answer.status === 503 && answer.headers.has('retry-after')
      if (isUnavailable && JSON.parse(text).message) unavailable++
      else failed++
    } catch {
      statuses['no answer'] = (statuses['no answer'] ?? 0) + 1
      failed++
    } finally {
      slowest = Math.max(slowest, performance.now() - began)
    }
    return null
  }

  async function write() {
    for (let next = todo.pop(); next && !stopped; next = todo.pop()) {
      const key = randomUUID()
      sent++
      let id = await send(next, key)
      while (id === null) {
        await delay(50)
        id = await send(next, key)
      }
      acknowledged.push(id)
      acknowledgedAt.push(performance.now())
      await delay(restMs)
    }
  }
  const writing = Array.from({ length: concurrentWriters }, write)

  return {
    /** The longest time without an acknowledgement since a moment of `performance.now()`. */
    maxPauseSince(from: number): number {
      const times = [from, ...acknowledgedAt.filter((at) => at >= from)]
      return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
    },
    lastAt: () => acknowledgedAt.at(-1) ?? 0,
    async stop(): Promise<WriteTotals> {
      stopped = true
      await Promise.all(writing)
      const database = await openDatabase(place)
      const reports = await database.read.selectFrom('reports').select(['id', 'asset_id']).execute()
      await database.close()
      const stored = new Set(reports.map(({ id }) => id))
      const assetsReported = reports.map(({ asset_id }) => asset_id)
      return {
        sent,
        failed,
        unavailable,
        slowest,
        statuses,
        lost: [...new Set(acknowledged)].filter((id) => !stored.has(id)).length,
        doubled: assetsReported.length - new Set(assetsReported).size,
      }
    },
  }
}
