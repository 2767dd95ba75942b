/** A pseudo-random generator with the same results in every run. */
export interface Random {
  /** From 0 up to 1, exclusive. */
  fraction(): number
  /** A whole number from `min` to `max`, inclusive. */
  whole(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** This many characters from an alphabet. */
  text(alphabet: string, length: number): string
}

/** Mulberry32: https://github.com/bryc/code/blob/master/jshash/PRNGs.md. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1))
  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new Error('there is nothing to pick from')
      return from[whole(0, from.length - 1)] as T
    },
    text: (alphabet, length) =>
      Array.from({ length }, () => alphabet.charAt(whole(0, alphabet.length - 1))).join(''),
  }
}
