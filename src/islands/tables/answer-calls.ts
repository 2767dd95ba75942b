/** Receives the share of the work that is done. */
export type Report = (share: number) => void

/** What a worker can do, by name. */
export type Calls = Record<string, (input: never, report: Report) => unknown>

export interface Message {
  name: string
  input: unknown
}
export type Answer = { share: number } | { value: unknown } | { failed: string }

const msBetweenReports = 50

/** Answers the calls of the page, which makes one at a time. Called by the script of a worker. */
export function answerCalls(calls: Calls): void {
  addEventListener('message', ({ data }: MessageEvent<Message>) => {
    void answer(calls, data, (reply) => postMessage(reply))
  })
}

/** Answers one call. */
export async function answer(calls: Calls, { name, input }: Message, send: (to: Answer) => void) {
  let last = 0
  const report = (share: number) => {
    if (performance.now() - last < msBetweenReports) return
    last = performance.now()
    send({ share })
  }
  try {
    send({ value: await calls[name]?.(input as never, report) })
  } catch (error) {
    send({ failed: String(error) })
  }
}
