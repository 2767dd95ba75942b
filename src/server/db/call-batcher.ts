interface Options<Call> {
  /** Batches under way at a time; further calls wait for one to end. */
  maxInFlight: number
  maxCalls: number
  /** Settles every call of a batch itself and never rejects. */
  send: (calls: readonly Call[]) => Promise<void>
}

/**
 * Gathers the calls of one turn of the event loop, and those that come while earlier ones are under
 * way, into batches: the busier the process, the more of them share a query.
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
