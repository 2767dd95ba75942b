import { randomFillSync } from 'node:crypto'

const batchSize = 512
const idBytes = 16
/** `xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx` */
const idLength = 36

/**
 * Generates random UUIDs: two of them do not reveal how many requests came between. They are
 * generated in batches, because every lookup needs one and `randomUUID` takes three times as long.
 */
export function createRequestIds(): () => string {
  const random = Buffer.alloc(batchSize * idBytes)
  const text = Buffer.alloc(batchSize * idLength, '-')
  let ids = ''
  let next = 0
  const refill = () => {
    randomFillSync(random)
    for (let id = 0; id < batchSize; id++) writeId(random, id * idBytes, text, id * idLength)
    ids = text.toString('latin1')
    next = 0
  }
  return () => {
    if (next === ids.length) refill()
    next += idLength
    return ids.slice(next - idLength, next)
  }
}

const digits = Buffer.from('0123456789abcdef')
const hyphens = [8, 13, 18, 23]
/** The position of each byte's first digit. */
const places = Array.from({ length: idLength }, (_, place) => place)
  .filter((place) => !hyphens.includes(place))
  .filter((_, digit) => digit % 2 === 0)

function writeId(random: Buffer, from: number, text: Buffer, to: number): void {
  for (let n = 0; n < idBytes; n++) {
    const byte = random[from + n] as number
    const at = to + (places[n] as number)
    text[at] = digits[byte >> 4] as number
    text[at + 1] = digits[byte & 15] as number
  }
  // Version 4, variant 1 (RFC 9562).
  text[to + 14] = digits[4] as number
  text[to + 19] = digits[8 | ((random[from + 8] as number) >> 6)] as number
}
