import { useSyncExternalStore } from 'react'

/** False while the island is as the server drew it; the change to true draws it once more. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
