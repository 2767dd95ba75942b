import pino, { type Logger } from 'pino'

const flushEveryMs = 500
const flushAtCharacters = 32_768

/**
 * JSON lines on standard output, sent together: a write for each would cost more than many a
 * request that it tells of. `flush` sends what waits, as does the end of the process.
 */
export function createLog(): Logger {
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
  return pino({ base: null, serializers: { err: told } }, {
    write,
    flush,
  } as pino.DestinationStream)
}

/** No more of an error than this: a database's, for one, carries the row that it was about. */
function told({ name, message, code, stack }: NodeJS.ErrnoException) {
  return { name, message, code, stack }
}
