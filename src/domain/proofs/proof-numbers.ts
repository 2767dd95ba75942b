// Crockford's base32: no I, L, O or U.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const form = /^[0-9A-HJKMNP-TV-Z]{16}$/

/** Ten random bytes as `PF-7K4M-9QXP-2D5T-H8WA`: 80 bits, which nobody guesses. */
export function proofNumber(random: Uint8Array): string {
  let bits = 0
  let held = 0
  let text = ''
  for (const byte of random.subarray(0, 10)) {
    held = held * 256 + byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      const divisor = 2 ** bits
      text += letters[Math.floor(held / divisor)]
      held %= divisor
    }
  }
  return grouped(text)
}

/** The number that somebody typed, in its one spelling; null when it is none. */
export function parseProofNumber(text: string): string | null {
  const typed = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^PF/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return form.test(typed) ? grouped(typed) : null
}

function grouped(text: string): string {
  return `PF-${text.match(/.{4}/g)?.join('-')}`
}
