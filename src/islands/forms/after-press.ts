/** Milliseconds. Nobody who tabs to the next field notices them. */
const withoutPressMs = 300

/**
 * Runs once the press that took the focus from a field is over. What moves under a finger loses
 * its press.
 */
export function afterPress(run: () => void): void {
  const done = () => {
    clearTimeout(timer)
    removeEventListener('click', later, true)
    run()
  }
  const later = () => setTimeout(done)
  const timer = setTimeout(done, withoutPressMs)
  addEventListener('click', later, { capture: true, once: true })
}
