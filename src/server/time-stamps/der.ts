// The part of DER (ITU-T X.690) that time stamps need: definite lengths below 2^24, tags of one byte.

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  /** The explicit tag [0], which wraps its value. */
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

/** A positive INTEGER; `bytes` must not begin with a zero byte. */
export function encodeInteger(bytes: Uint8Array): Buffer {
  const isNegative = (bytes[0] ?? 0) >= 0x80
  return encode(tags.integer, Buffer.from(isNegative ? [0] : []), bytes)
}

export interface Element {
  tag: number
  content: Buffer
}

export class DerError extends Error {}

/** Reads bytes as a sequence of elements. Throws `DerError`. */
export function decode(bytes: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at] ?? 0
    const firstLength = bytes[at + 1] ?? 0x80
    const lengthBytes = firstLength < 0x80 ? 0 : firstLength - 0x80
    if ((tag & 0x1f) === 0x1f || firstLength === 0x80 || lengthBytes > 3)
      throw new DerError('not DER')
    const begin = at + 2 + lengthBytes
    if (begin > bytes.length) throw new DerError('cut off')
    const length = lengthBytes === 0 ? firstLength : bytes.readUIntBE(at + 2, lengthBytes)
    if (begin + length > bytes.length) throw new DerError('cut off')
    elements.push({ tag, content: bytes.subarray(begin, begin + length) })
    at = begin + length
  }
  return elements
}

/** The element at an index of a list. Throws `DerError` if it is missing or has another tag. */
export function element(list: readonly Element[], index: number, tag: number): Element {
  const found = list[index]
  if (found?.tag !== tag) throw new DerError(`no element ${tag} at ${index}`)
  return found
}

/** The elements inside the element at an index. Throws `DerError`. */
export function within(list: readonly Element[], index: number, tag: number): Element[] {
  return decode(element(list, index, tag).content)
}
