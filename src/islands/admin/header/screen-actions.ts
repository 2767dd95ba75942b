import { atom } from 'nanostores'
import { useEffect } from 'react'

/** Something that the open screen can do, offered by the search box too. */
export interface ScreenAction {
  label: string
  run: () => void
}

export const $screenActions = atom<readonly ScreenAction[]>([])

/** Offers what the open screen can do; pass an array that stays the same while it does. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  useEffect(() => {
    $screenActions.set(actions)
    return () => $screenActions.set([])
  }, [actions])
}
