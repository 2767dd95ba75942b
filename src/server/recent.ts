/** Remembers what was set last, `most` at the most. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
  /** Forgets the older half. */
  turn(): void
}

/**
 * Two maps, of which the older goes as a whole: a `Map` whose oldest entry is deleted for each that comes
 * walks over the holes of all that were deleted before (measured: 160 µs instead of one).
 */
export function createRecent<Key, Value>(most: number): Recent<Key, Value> {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()

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
