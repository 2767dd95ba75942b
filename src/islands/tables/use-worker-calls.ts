import { useCallback, useEffect, useRef } from 'react'
import { unreachableMessage } from '../../locales/en/connection.ts'
import { tableWords } from '../../locales/en/screens/tables.ts'
import type { Answer, Calls, Report } from './answer-calls.ts'

/** The worker's script could not be loaded. */
class WorkerUnreachable extends Error {}

/** The message about a file that could not be read. */
export function textOfFailure(error: unknown): string {
  return error instanceof WorkerUnreachable ? unreachableMessage : tableWords.couldNotRead
}

/** A worker that starts with the first call and ends with the screen. */
export function useWorkerCalls<Served extends Calls>(start: () => Worker) {
  const running = useRef<Worker>(null)
  /** Ends the work: the call that is under way is never answered. */
  const stop = useCallback(() => {
    running.current?.terminate()
    running.current = null
  }, [])
  useEffect(() => stop, [stop])

  function call<Name extends keyof Served & string>(
    name: Name,
    input: Parameters<Served[Name]>[0],
    report: Report = () => {},
  ): Promise<Awaited<ReturnType<Served[Name]>>> {
    running.current ??= start()
    const worker = running.current
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('share' in data) report(data.share)
        else if ('value' in data) resolve(data.value as Awaited<ReturnType<Served[Name]>>)
        else reject(new Error(data.failed))
      }
      // The next call starts another.
      worker.onerror = () => {
        stop()
        reject(new WorkerUnreachable())
      }
      worker.postMessage({ name, input })
    })
  }
  return { call, stop }
}
