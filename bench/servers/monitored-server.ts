// The real server with its limits, which regularly records its event loop delay and memory use. With
// `COLLECT=1` it first collects garbage, which blocks it for up to a fifth of a second each time: for
// runs that look for leaks, not for response times.
import { appendFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serve } from '../../src/server/boot/serve.ts'
import { readSettings } from '../../src/server/config/env.ts'

/** Memory in bytes, delays in milliseconds. */
export interface Sample {
  at: number
  rss: number
  heap: number
  delayP50: number
  delayP99: number
  delayMax: number
}

const file = process.env['WATCH_FILE'] ?? ''
const everyMs = Number(process.env['WATCH_EVERY_MS'] ?? 30_000)

await serve(readSettings())
setFlagsFromString('--expose-gc')
const collect: () => void = process.env['COLLECT'] ? runInNewContext('gc') : () => {}
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const inMs = (nanoseconds: number) => nanoseconds / 1e6
setInterval(() => {
  const delays = {
    delayP50: inMs(delay.percentile(50)),
    delayP99: inMs(delay.percentile(99)),
    delayMax: inMs(delay.max),
  }
  collect()
  const { rss, heapUsed: heap } = process.memoryUsage()
  void appendFile(
    file,
    `${JSON.stringify({ at: Date.now(), rss, heap, ...delays } satisfies Sample)}\n`,
  )
  // The delay caused by this collection is not the server's own.
  setImmediate(() => delay.reset())
}, everyMs).unref()
