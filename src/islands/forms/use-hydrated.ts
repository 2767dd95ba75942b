import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, then true. The change renders the island again. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
