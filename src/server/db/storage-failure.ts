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
