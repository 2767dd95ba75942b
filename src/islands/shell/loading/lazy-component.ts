import { type ComponentType, lazy } from 'react'

/** A component of a file that is loaded when it is first rendered. */
export function lazyComponent<
  // biome-ignore lint/suspicious/noExplicitAny: components take any props
  Module extends { [name in Name]: ComponentType<any> },
  Name extends string,
>(load: () => Promise<Module>, name: Name) {
  return lazy<Module[Name]>(async () => ({ default: (await load())[name] }))
}

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
