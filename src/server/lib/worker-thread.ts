import { Worker } from 'node:worker_threads'
import type { ProblemReason } from '../../locales/en/problems.ts'
import { createFairQueue } from './senders/fair-queue.ts'
import type { Sender } from './senders/sender.ts'

interface ThreadOptions {
  /** How many jobs may wait in each lane; more are refused with `busy`. */
  maxQueue: number
  busy: ProblemReason<'BUSY'>
  /** After this time without work the thread ends, which frees its memory. */
  idleMs: number
  timeoutMs: number
}

/**
 * Runs jobs one after the other in their own thread, which starts with the first job, in turns by
 * sender. The thread answers each message with one message.
 */
export function createWorkerThread<Job, Result>(
  url: URL,
  { maxQueue, busy, idleMs, timeoutMs }: ThreadOptions,
): (job: Job, sender: Sender) => Promise<Result> {
  const inTurn = createFairQueue(1, maxQueue, busy)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(url)
    started.unref()
    return started
  }

  return (job, sender) =>
    inTurn(sender, async () => {
      clearTimeout(idle)
      worker ??= start()
      try {
        return await resultOf<Job, Result>(worker, job, timeoutMs)
      } catch (error) {
        // The state of the thread is unknown, so the next job gets a new one.
        void worker.terminate()
        worker = undefined
        throw error
      } finally {
        idle = setTimeout(() => {
          void worker?.terminate()
          worker = undefined
        }, idleMs).unref()
      }
    })
}

function resultOf<Job, Result>(worker: Worker, job: Job, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(reject, new Error('the thread timed out')), timeoutMs)
    const done = (result: Result) => settle(resolve, result)
    const failed = (error: unknown) => settle(reject, error)
    const ended = () => settle(reject, new Error('the thread ended'))
    function settle<T>(how: (value: T) => void, value: T) {
      clearTimeout(timer)
      worker.off('message', done).off('error', failed).off('exit', ended)
      how(value)
    }
    worker.on('message', done).on('error', failed).on('exit', ended)
    worker.postMessage(job)
  })
}
