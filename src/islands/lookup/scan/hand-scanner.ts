import { type KeyboardEvent, useRef } from 'react'

/** A hand scanner is a keyboard that is faster than anyone types. */
const maxGapMs = 50
const shortestCode = 4

/**
 * The `onKeyDown` of a field that people also fill with a hand scanner, which types a code and
 * Enter. A second code replaces the first instead of following it.
 */
export function useHandScanner(replace: (code: string) => void) {
  const keys = useRef({ typed: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLInputElement>) => {
    const { typed, at } = keys.current
    const isFast = timeStamp - at < maxGapMs
    if (key === 'Enter') {
      if (isFast && typed.length >= shortestCode) replace(typed)
      keys.current = { typed: '', at: 0 }
    }
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return
    keys.current = { typed: isFast ? typed + key : key, at: timeStamp }
  }
}
