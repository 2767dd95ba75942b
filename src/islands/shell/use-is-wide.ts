import { useEffect, useSyncExternalStore } from 'react'

// Tailwind's `lg`: from this width a list and its panel are side by side.
const query = '(min-width: 64rem)'

/** How many open forms would lose what was typed if the layout changed. */
let holds = 0
let isWide = false
const listeners = new Set<() => void>()

/** True if the window is wide. Only for content that the server does not render. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, read)
}

/** Keeps the layout as it is while this component is mounted. */
export function useHeldLayout(): void {
  useEffect(() => {
    holds += 1
    return () => {
      holds -= 1
      for (const listener of listeners) listener()
    }
  }, [])
}

function read(): boolean {
  if (holds === 0) isWide = window.matchMedia(query).matches
  return isWide
}

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  listeners.add(onChange)
  return () => {
    list.removeEventListener('change', onChange)
    listeners.delete(onChange)
  }
}
