import { type ComponentType, lazy } from 'react'

/**
 * A part of a screen that loads on demand. Without a connection it may be missing, and the screen
 * shows the rest.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}
