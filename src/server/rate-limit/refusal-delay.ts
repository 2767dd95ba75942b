/** Long enough to slow a loop, and short enough for a person not to notice. */
const delayMs = 200
/** Further refusals are sent at once: waiting must not cost more than refusing. */
const maxWaiting = 100

/** Waits before a refusal; null if enough others wait. */
export function createDelay(): () => Promise<void> | null {
  let waiting = 0
  return () => {
    if (waiting >= maxWaiting) return null
    waiting += 1
    return new Promise((resolve) => {
      setTimeout(() => {
        waiting -= 1
        resolve()
      }, delayMs).unref()
    })
  }
}
