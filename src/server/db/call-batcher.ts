const maxCalls = 100
/** Keys per query. For more, PostgreSQL may scan a small table instead of using its index. */
export const maxKeys = 200
/** A call with more keys has its own queries, so that a batch of lookups delays no other call. */
const maxSharedKeys = 8

interface Call<Row> {
  keys: readonly string[]
  resolve: (rows: Row[]) => void
  reject: (error: unknown) => void
}

/**
 * Loads rows by key. Concurrent calls share a query (the pattern of DataLoader). A query is sent
 * only after its calls were made, so no call reads an older state than it would alone.
 */
export function createKeyLoader<Row extends { key: string }>(
  query: (keys: readonly string[]) => Promise<Row[]>,
): (keys: readonly string[]) => Promise<Row[]> {
  async function loadAll(keys: readonly string[]): Promise<Row[]> {
    if (keys.length <= maxKeys) return query(keys)
    const rows: Row[] = []
    for (let from = 0; from < keys.length; from += maxKeys) {
      rows.push(...(await query(keys.slice(from, from + maxKeys))))
    }
    return rows
  }

  const add = createCallBatcher<Call<Row>>({
    // One at a time: sending a query costs more than finding ten keys.
    maxInFlight: 1,
    maxCalls,
    async send(calls) {
      try {
        const rows = await loadAll([...new Set(calls.flatMap(({ keys }) => keys))])
        const byKey = Map.groupBy(rows, ({ key }) => key)
        for (const { keys, resolve } of calls) {
          resolve(keys.flatMap((key) => byKey.get(key) ?? []))
        }
      } catch (error) {
        for (const { reject } of calls) reject(error)
      }
    },
  })
  return (keys) =>
    keys.length > maxSharedKeys
      ? loadAll(keys)
      : new Promise((resolve, reject) => add({ keys, resolve, reject }))
}

interface Options<Call> {
  /** How many batches run at a time; further calls wait for one to end. */
  maxInFlight: number
  maxCalls: number
  /** Settles every call of a batch itself and never rejects. */
  send: (calls: readonly Call[]) => Promise<void>
}

/**
 * Collects calls into batches: those of one turn of the event loop, and those that arrive while
 * earlier batches run. The busier the process, the more calls share a query.
 */
export function createCallBatcher<Call>({ maxInFlight, maxCalls, send }: Options<Call>) {
  let waiting: Call[] = []
  let inFlight = 0
  let isScheduled = false

  function schedule() {
    if (isScheduled || inFlight >= maxInFlight || waiting.length === 0) return
    isScheduled = true
    setImmediate(sendNext)
  }

  function sendNext() {
    isScheduled = false
    const batch = waiting.length <= maxCalls ? waiting : waiting.slice(0, maxCalls)
    waiting = waiting.slice(batch.length)
    inFlight++
    void send(batch).finally(() => {
      inFlight--
      schedule()
    })
    schedule()
  }

  return (call: Call): void => {
    waiting.push(call)
    schedule()
  }
}
