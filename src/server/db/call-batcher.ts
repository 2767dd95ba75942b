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
