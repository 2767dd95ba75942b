// The little of ITU-T X.690 (DER) that time stamps need: definite lengths below 2^24 and tags of one byte.

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  /** [0], with the value inside. */
  context0: 0xa0,
} as const

export function encode(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = Buffer.alloc(3)
  bytes.writeUIntBE(length, 0, 3)
  const first = bytes.findIndex((byte) => byte !== 0)
  return Buffer.concat([Buffer.from([0x80 + 3 - first]), bytes.subarray(first)])
}

/** A positive INTEGER of these bytes, which must not begin with a zero. */
export function encodeInteger(bytes: Uint8Array): Buffer {
  const isNegative = (bytes[0] ?? 0) >= 0x80
  return encode(tags.integer, Buffer.from(isNegative ? [0] : []), bytes)
}

export interface Element {
  tag: number
  content: Buffer
}

export class DerError extends Error {}

/** The elements within some bytes, one after the other. */
export function decode(bytes: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at] ?? 0
    const short = bytes[at + 1] ?? 0x80
    const more = short < 0x80 ? 0 : short - 0x80
    if ((tag & 0x1f) === 0x1f || short === 0x80 || more > 3) throw new DerError('not DER')
    const begin = at + 2 + more
    if (begin > bytes.length) throw new DerError('cut off')
    const length = more === 0 ? short : bytes.readUIntBE(at + 2, more)
    if (begin + length > bytes.length) throw new DerError('cut off')
    elements.push({ tag, content: bytes.subarray(begin, begin + length) })
    at = begin + length
  }
  return elements
}

/** The element at a place of a list; throws where there is none of that tag. */
export function element(list: readonly Element[], place: number, tag: number): Element {
  const found = list[place]
  if (found?.tag !== tag) throw new DerError(`no element ${tag} at ${place}`)
  return found
}

/** The elements within the one at a place. */
export function within(list: readonly Element[], place: number, tag: number): Element[] {
  return decode(element(list, place, tag).content)
}
