import pino, { type Logger } from 'pino'

/** What is written down of every request. */
export interface RequestLine {
  requestId: string
  method: string
  /**
   * The pattern of the route: what people typed, and codes in addresses, are in no log. It is one of
   * a list of ours and needs no escaping.
   */
  path: string
  status: number
  ms: number
  /** The other side left before it had the whole answer. */
  aborted: boolean
}

export type LogRequest = (line: RequestLine) => void

const flushEveryMs = 500
const flushAtBytes = 32_768

/**
 * JSON lines on standard output, sent together: a write for each would cost more than many a
 * request that it tells of. `log.flush` sends what waits, as does the end of the process.
 */
export function createLog(): { log: Logger; logRequest: LogRequest } {
  // Bytes at once: a text of so many small pieces costs more to put together in the end.
  const lines = Buffer.alloc(2 * flushAtBytes)
  let length = 0
  const flush = () => {
    if (length > 0) process.stdout.write(Buffer.from(lines.subarray(0, length)))
    length = 0
  }
  setInterval(flush, flushEveryMs).unref()
  process.on('exit', flush)
  // Whoever read the log has gone; that is no reason to stop serving.
  process.stdout.on('error', () => {})
  const write = (line: string) => {
    // A letter takes three bytes at the most.
    if (line.length * 3 > lines.length - length) flush()
    if (line.length * 3 > lines.length) process.stdout.write(line)
    else length += lines.write(line, length)
    if (length > flushAtBytes) flush()
  }
  return {
    log: pino({ base: null, serializers: { err: told } }, {
      write,
      flush,
    } as pino.DestinationStream),
    // By hand: there is one for every request, and pino would take a twentieth of a look-up's time.
    logRequest({ requestId, method, path, status, ms, aborted }) {
      const ending = aborted ? ',"aborted":true}\n' : '}\n'
      write(
        `{"level":30,"time":${Date.now()},"requestId":"${requestId}","method":"${method}","path":"${path}","status":${status},"ms":${ms}${ending}`,
      )
    },
  }
}

/** No more of an error than this: a database's, for one, carries the row that it was about. */
function told({ name, message, code, stack }: NodeJS.ErrnoException) {
  return { name, message, code, stack }
}
