import { atom } from 'nanostores'
import { useEffect } from 'react'

/** An action of the open screen, which the search box offers too. */
export interface ScreenAction {
  label: string
  run: () => void
}

export const $screenActions = atom<readonly ScreenAction[]>([])

/** Offers these actions in the search box while the screen is open. `actions` must be memoized. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  useEffect(() => {
    $screenActions.set(actions)
    return () => $screenActions.set([])
  }, [actions])
}
