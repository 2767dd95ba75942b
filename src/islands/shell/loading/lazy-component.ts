import { type ComponentType, lazy } from 'react'
import { afterFirstContent } from './first-content.ts'

/** A component of a file that is loaded when it is first rendered. */
export function lazyComponent<
  // biome-ignore lint/suspicious/noExplicitAny: components take any props
  Module extends { [name in Name]: ComponentType<any> },
  Name extends string,
>(load: () => Promise<Module>, name: Name) {
  return lazy<Module[Name]>(async () => ({ default: (await load())[name] }))
}

/**
 * A part of a screen that loads after the first screen is there. Without a connection it may be
 * missing, and the screen shows the rest.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    afterFirstContent(load).then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}
