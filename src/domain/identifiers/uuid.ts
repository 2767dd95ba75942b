import { accept, type ParseResult, refuse } from './parse-result.ts'

const notHex = /[^0-9A-F]/

/** RFC 9562: 32 hex. Nil and max are one repeated character, so normalisation refuses them. */
export function parseUuid(typed: string): ParseResult {
  const letter = notHex.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse({ code: 'uuid-letter', params: { letter } })
  }
  return typed.length === 32
    ? accept('uuid', typed)
    : refuse({ code: 'uuid-length', params: { length: typed.length } })
}
