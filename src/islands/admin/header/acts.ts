import { atom } from 'nanostores'
import { useEffect } from 'react'

/** Something that the open screen can do, offered by the search box too. */
export interface Act {
  label: string
  run: () => void
}

export const $acts = atom<readonly Act[]>([])

/** Offers what the open screen can do; pass an array that stays the same while it does. */
export function useActs(acts: readonly Act[]): void {
  useEffect(() => {
    $acts.set(acts)
    return () => $acts.set([])
  }, [acts])
}
