/** The calls in a window, including those just added, and the time until it ends. */
export interface Count {
  times: number
  msLeft: number
}

interface Windows {
  /** Adds calls to the window of a key. The first call opens it. */
  add(key: string, calls: number): Count
  /** The open window of a key. */
  read(key: string): Count | undefined
}

/** More keys than honest clients have in any window. Beyond them the oldest window is forgotten. */
const maxKeys = 50_000

/** Counts calls by key in memory, without a timer or a promise per call. */
export function createWindows(seconds: number, max = maxKeys): Windows {
  // All windows have the same length, so insertion order is also the order in which they end.
  const windows = new Map<string, { times: number; endsAt: number }>()

  function makeRoom(now: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < max) return
      windows.delete(key)
    }
  }

  return {
    add(key, calls) {
      // Monotonic: `Date.now` jumps when the clock is set.
      const now = performance.now()
      let window = windows.get(key)
      if (window === undefined || window.endsAt <= now) {
        windows.delete(key)
        makeRoom(now)
        window = { times: 0, endsAt: now + seconds * 1000 }
        windows.set(key, window)
      }
      window.times = Math.max(0, window.times + calls)
      return { times: window.times, msLeft: window.endsAt - now }
    },
    read(key) {
      const window = windows.get(key)
      const msLeft = window ? window.endsAt - performance.now() : 0
      return window && msLeft > 0 ? { times: window.times, msLeft } : undefined
    },
  }
}
