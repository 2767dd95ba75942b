/** Counts by key: the first of a key opens a window of so many seconds, in which so many are let through. */
export interface MemoryLimiter {
  /** Counts one. 0 when it is let through, else the milliseconds until its window ends. */
  take(key: string): number
}

/** In memory, without a timer or a promise for each. */
export function createMemoryLimiter({
  times,
  seconds,
}: {
  times: number
  seconds: number
}): MemoryLimiter {
  // All are of one length and stand as they were opened: the first is the first to end.
  const windows = new Map<string, { taken: number; endsAt: number }>()

  function deleteEnded(now: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) return
      windows.delete(key)
    }
  }

  return {
    take(key) {
      // Not the time of day: it jumps when the clock is set.
      const now = performance.now()
      let window = windows.get(key)
      if (window === undefined || window.endsAt <= now) {
        deleteEnded(now)
        window = { taken: 0, endsAt: now + seconds * 1000 }
        windows.set(key, window)
      }
      window.taken += 1
      return window.taken > times ? window.endsAt - now : 0
    },
  }
}
