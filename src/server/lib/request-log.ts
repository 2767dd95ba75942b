import pino, { type Logger } from 'pino'

/** The log entry of a request. */
export interface RequestLine {
  requestId: string
  method: string
  /**
   * The pattern of the route, so that the log contains no user input and no codes. Patterns come
   * from a fixed list and need no escaping.
   */
  path: string
  status: number
  ms: number
  /** The client closed the connection before it had the whole response. */
  aborted: boolean
}

export type LogRequest = (line: RequestLine) => void

const flushEveryMs = 500
const flushAtBytes = 32_768

/**
 * Writes JSON lines to standard output in batches: a write per line would cost more than many a
 * request. `log.flush` and the end of the process write the rest.
 */
export function createLog(): { log: Logger; logRequest: LogRequest } {
  // A buffer, because joining many small strings would cost more.
  const lines = Buffer.alloc(2 * flushAtBytes)
  let length = 0
  const flush = () => {
    if (length > 0) process.stdout.write(Buffer.from(lines.subarray(0, length)))
    length = 0
  }
  setInterval(flush, flushEveryMs).unref()
  process.on('exit', flush)
  // The reader of the log may go away; the server must keep running.
  process.stdout.on('error', () => {})
  const write = (line: string, encoding: 'utf8' | 'latin1' = 'utf8') => {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    if (line.length * 3 > lines.length - length) flush()
    if (line.length * 3 > lines.length) process.stdout.write(line)
    else length += lines.write(line, length, encoding)
    if (length > flushAtBytes) flush()
  }
  return {
    log: pino({ base: null, serializers: { err: serializeError } }, {
      write: (line: string) => write(line),
      flush,
    } as pino.DestinationStream),
    // Formatted by hand: with pino, this line would take 5 % of the time of a lookup.
    logRequest({ requestId, method, path, status, ms, aborted }) {
      const ending = aborted ? ',"aborted":true}\n' : '}\n'
      // Every part of the line is ASCII.
      write(
        `{"level":30,"time":${Date.now()},"requestId":"${requestId}","method":"${method}","path":"${path}","status":${status},"ms":${ms}${ending}`,
        'latin1',
      )
    },
  }
}

/** Logs only these fields of an error: a database error, for example, also contains the row. */
function serializeError({ name, message, code, stack }: NodeJS.ErrnoException) {
  return { name, message, code, stack }
}
