const quote = 34
const newline = 10
/** What may separate the fields of a row. */
const delimiters: ReadonlySet<number> = new Set([...',;\t|'].map((each) => each.charCodeAt(0)))

/**
 * Whether the rows of a CSV file have at most `maxBytes`: call it with each chunk in turn. If a
 * quote is never closed, the rest of the file is one row, and a parser would read that row again
 * with each chunk.
 */
export function createRowCheck(maxBytes: number): (chunk: Uint8Array) => boolean {
  let length = 0
  let isQuoted = false
  let isFieldStart = true
  return (chunk) => {
    for (const byte of chunk) {
      if (++length > maxBytes) return false
      if (byte === quote) {
        // Two quotes in a quoted field close and open it again.
        isQuoted = isQuoted ? false : isFieldStart
        isFieldStart = !isQuoted
        continue
      }
      if (byte === newline && !isQuoted) length = 0
      isFieldStart = !isQuoted && (byte === newline || delimiters.has(byte))
    }
    return true
  }
}
