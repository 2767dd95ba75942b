/** The maximum nesting of a request body; the deepest valid one has four levels. */
export const maxJsonDepth = 32

/**
 * Whether JSON text is nested deeper than `maxJsonDepth`. It is checked before parsing: the parser
 * accepts thousands of levels, on which recursive functions overflow the stack.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === quote) {
      at = endOfString(text, at)
    } else if (letter === brace || letter === bracket) {
      depth += 1
      if (depth > maxJsonDepth) return true
    } else if (letter === closingBrace || letter === closingBracket) {
      depth -= 1
    }
  }
  return false
}

const [quote, backslash] = [0x22, 0x5c]
const [brace, closingBrace, bracket, closingBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** The index of the quote that closes the string at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === backslash) at += 1
    else if (letter === quote) return at
  }
  return text.length
}
