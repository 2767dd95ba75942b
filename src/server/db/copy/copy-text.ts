/**
 * The text format of PostgreSQL's COPY: a line for each row, a tab between columns, numbers in
 * digits. https://www.postgresql.org/docs/current/sql-copy.html
 */
const nullField = '\\N'

const special = /[\\\n\r\t]/
const escaped: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const unescaped: Record<string, string> = {
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
}

/** A text contains the character U+0000, which PostgreSQL cannot store. */
export class NullCharacterError extends Error {}

/** The line of a row, with its line feed. Throws `NullCharacterError`. */
export function toCopyLine(row: readonly unknown[]): string {
  return `${row.map(toField).join('\t')}\n`
}

function toField(value: unknown): string {
  if (value === null) return nullField
  const text = String(value)
  if (text.includes('\0')) throw new NullCharacterError()
  return special.test(text) ? text.replace(/[\\\n\r\t]/g, (each) => escaped[each] ?? each) : text
}

/** The values of a line without its line feed. */
export function readCopyLine(line: string): (string | null)[] {
  return line.split('\t').map((field) => {
    if (field === nullField) return null
    if (!field.includes('\\')) return field
    return field.replace(/\\(.)/gs, (_whole, letter: string) => unescaped[letter] ?? letter)
  })
}

/** The lines of a text in chunks that may end anywhere, without their line feeds. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  rest += decoder.decode()
  if (rest !== '') throw new Error('The last line is cut off.')
}
