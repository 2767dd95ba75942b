/** The database could not be reached, or the connection broke before it answered. */
export class DatabaseUnavailableError extends Error {
  /** It broke while a commit was under way: what was asked for may be done or not. */
  readonly mayBeDone: boolean

  constructor(cause: Error, { mayBeDone }: { mayBeDone: boolean }) {
    super(`the database is away: ${cause.message}`, { cause })
    this.name = 'DatabaseAway'
    this.mayBeDone = mayBeDone
  }
}

/** What PostgreSQL says when it ends connections, starts, has waited too long for us, or is no longer the one that writes. */
const awayCodes = /^(?:08...|57P0[1-5]|25P03|25006|53300)$/
/** What the operating system says. */
const brokenCodes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** `pg` gives its own errors no code; the last are those of PgBouncer, as of PostgreSQL: code 08P01. */
const brokenWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed)|Connection closed|the connection is broken|The line to the database has fallen silent)/

/** Whether an error means that the database is away and not that it refused something. */
export function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (awayCodes.test(code) || brokenCodes.test(code))) return true
  return brokenWords.test(error.message)
}
