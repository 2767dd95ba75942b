/** Remembers what was set last, `most` at the most. */
export interface Recent<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  /** Forgets the older half. */
  turn(): void
}

/**
 * Two maps, of which the older goes as a whole: a `Map` whose oldest entry is deleted for each that comes
 * walks over the holes of all that were deleted before (measured: 160 µs instead of one).
 */
export function createRecent<Value>(most: number): Recent<Value> {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()

  function turn() {
    old = young
    young = new Map()
  }

  return {
    get: (key) => young.get(key) ?? old.get(key),
    set(key, value) {
      if (young.size >= most / 2) turn()
      young.set(key, value)
    },
    delete(key) {
      young.delete(key)
      old.delete(key)
    },
    turn,
  }
}
