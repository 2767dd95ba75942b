import { setImmediate } from 'node:timers/promises'

/**
 * The returned function goes on in a turn of the event loop in which none of its other calls does.
 * Calls of many requests would otherwise go on together, and hold up everybody else for the sum of
 * their steps.
 */
export function createOwnTurns(): () => Promise<void> {
  let lastTurn = Promise.resolve()
  return () => {
    lastTurn = lastTurn.then(() => setImmediate())
    return lastTurn
  }
}
