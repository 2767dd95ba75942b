/** The database could not be reached, or the connection broke before it responded. */
export class DatabaseUnavailableError extends Error {
  /** The connection broke during a commit: the transaction may be committed or not. */
  readonly mayBeDone: boolean

  constructor(cause: Error, { mayBeDone }: { mayBeDone: boolean }) {
    super(`the database is away: ${cause.message}`, { cause })
    this.name = 'DatabaseUnavailableError'
    this.mayBeDone = mayBeDone
  }
}

/**
 * Codes of PostgreSQL for connections that are closed, a server that starts, timeouts, and a server
 * that has become read-only.
 */
const awayCodes = /^(?:08...|57P0[1-5]|25P03|25006|53300)$/
/** Error codes of the operating system. */
const brokenCodes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/**
 * `pg` gives its own errors no code; the last ones are PgBouncer's, with PostgreSQL's code 08P01.
 */
const brokenWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed)|Connection closed|the connection is broken|The connection to the database has fallen silent)/

/** Whether an error means that the database is unavailable, not that it rejected a statement. */
export function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (awayCodes.test(code) || brokenCodes.test(code))) return true
  return brokenWords.test(error.message)
}

/** What is wrong with the disk of the data: it does not respond, is full, or is read-only. */
export type StorageFailure = 'away' | 'full' | 'unwritable'

/** SQLite's result codes, https://sqlite.org/rescode.html; the low byte is the kind. */
const sqliteKinds: Record<number, StorageFailure> = {
  5: 'away', // busy: another process has held the write lock for seconds
  8: 'unwritable',
  10: 'away', // input or output
  13: 'full',
  14: 'away', // cannot open
}
const sqliteWriteFailed = 778

/** The code of PostgreSQL for a full disk, and Node's names of errors of the operating system. */
const codes: Record<string, StorageFailure> = {
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'unwritable',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EIO: 'away',
}

/** The failure of the disk that caused an error; null for any other error. */
export function storageFailureOf(error: unknown): StorageFailure | null {
  if (!(error instanceof Error)) return null
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    return errcode === sqliteWriteFailed ? 'unwritable' : (sqliteKinds[errcode & 255] ?? null)
  }
  return typeof code === 'string' ? (codes[code] ?? null) : null
}
