/** Counts calls by key. The first call of a key opens a window that allows `times` calls. */
export interface MemoryLimiter {
  /** Counts one call. Returns 0 if it is allowed, else the milliseconds until the window ends. */
  consume(key: string): number
  /** Counts one call. Returns the calls in the window so far, and the milliseconds until it ends. */
  count(key: string): { times: number; msLeft: number }
}

/** Counts in a map, without a timer or a promise per call. */
export function createMemoryLimiter({
  times,
  seconds,
}: {
  times: number
  seconds: number
}): MemoryLimiter {
  // All windows have the same length, so insertion order is also the order in which they end.
  const windows = new Map<string, { consumed: number; endsAt: number }>()

  function deleteEnded(now: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) return
      windows.delete(key)
    }
  }

  function countAt(now: number, key: string) {
    let window = windows.get(key)
    if (window === undefined || window.endsAt <= now) {
      deleteEnded(now)
      window = { consumed: 0, endsAt: now + seconds * 1000 }
      windows.set(key, window)
    }
    window.consumed += 1
    return window
  }

  return {
    consume(key) {
      // Monotonic: `Date.now` jumps when the clock is set.
      const now = performance.now()
      const { consumed, endsAt } = countAt(now, key)
      return consumed > times ? endsAt - now : 0
    },
    count(key) {
      const now = performance.now()
      const { consumed, endsAt } = countAt(now, key)
      return { times: consumed, msLeft: endsAt - now }
    },
  }
}
