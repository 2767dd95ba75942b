/** Later the data may have changed. */
const takenWithinMs = 30_000

/** `fetch`, which takes over a call that `app-script.ts` has started. One that failed is tried again. */
export async function fetchOrTakeOver(input: RequestInfo | URL, init?: RequestInit) {
  const started = input instanceof Request ? takeStarted(input) : undefined
  const response = await started?.catch(() => null)
  return response ?? fetch(input, init)
}

function takeStarted({ url, method, headers }: Request): Promise<Response> | undefined {
  const calls = window.startedCalls
  const path = url.slice(location.origin.length)
  const call = method === 'GET' ? calls?.get(path) : undefined
  if (!call) return undefined
  calls?.delete(path)
  const isSameSession = headers.get('authorization') === call.authorization
  return isSameSession && performance.now() < takenWithinMs ? call.response : undefined
}
