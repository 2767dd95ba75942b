import { accept, type ParseResult, refuse } from './parse-result.ts'

const notHex = /[^0-9A-F]/

/** RFC 9562: 32 hex. Nil and max are one character all through, so they never get past cleaning. */
export function parseUuid(typed: string): ParseResult {
  const letter = notHex.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse(
      `A UUID has the digits 0 to 9 and the letters A to F only; yours has ${letter}. Check it again.`,
    )
  }
  return typed.length === 32
    ? accept('uuid', typed)
    : refuse(`A UUID has 32 digits and letters; yours has ${typed.length}. Check it again.`)
}
