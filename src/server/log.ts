import pino, { type Logger } from 'pino'

/** What is written down of every request. */
export interface RequestLine {
  requestId: string
  method: string
  path: string
  status: number
  ms: number
  /** The other side left before it had the whole answer. */
  aborted: boolean
}

export type LogRequest = (line: RequestLine) => void

const flushEveryMs = 500
const flushAtCharacters = 32_768

/**
 * JSON lines on standard output, sent together: a write for each would cost more than many a
 * request that it tells of. `log.flush` sends what waits, as does the end of the process.
 */
export function createLog(): { log: Logger; logRequest: LogRequest } {
  let lines = ''
  const flush = () => {
    if (lines !== '') process.stdout.write(lines)
    lines = ''
  }
  setInterval(flush, flushEveryMs).unref()
  process.on('exit', flush)
  // Whoever read the log has gone; that is no reason to stop serving.
  process.stdout.on('error', () => {})
  const write = (line: string) => {
    lines += line
    if (lines.length > flushAtCharacters) flush()
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
        `{"level":30,"time":${Date.now()},"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}${ending}`,
      )
    },
  }
}

/** No more of an error than this: a database's, for one, carries the row that it was about. */
function told({ name, message, code, stack }: NodeJS.ErrnoException) {
  return { name, message, code, stack }
}
