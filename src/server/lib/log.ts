import pino, { type Logger } from 'pino'

/** The log entry of a request. */
export interface RequestLine {
  requestId: string
  method: string
  /** The pattern of the route, so that the log contains no user input and no codes. */
  path: string
  status: number
  ms: number
  /** The client closed the connection before it had the whole response. */
  aborted?: true
}

const flushEveryMs = 500
/** Below the 16 kB that sonic-boom writes at once. */
const flushAtBytes = 16_000

/**
 * Writes JSON lines to standard output in batches: a write per line would cost more than many a
 * request. `log.flush` and the end of the process write the rest.
 */
export function createLog(): Logger {
  const destination = pino.destination({
    dest: process.stdout.fd,
    sync: true,
    minLength: flushAtBytes,
    periodicFlush: flushEveryMs,
  })
  // The reader of the log may go away; the server must keep running.
  destination.on('error', () => {})
  process.on('exit', () => destination.flushSync())
  return pino({ base: null, serializers: { err: serializeError } }, destination)
}

/** Logs only these fields of an error: a database error, for example, also contains the row. */
function serializeError({ name, message, code, stack }: NodeJS.ErrnoException) {
  return { name, message, code, stack }
}
