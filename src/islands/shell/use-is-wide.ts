import { useSyncExternalStore } from 'react'

// Tailwind's `lg`: from this width a list and its panel are side by side.
const query = '(min-width: 64rem)'

/** True if the window is wide. Only for content that the server does not render. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
