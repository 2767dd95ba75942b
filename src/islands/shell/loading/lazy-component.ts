import { type ComponentType, lazy } from 'react'

/** A component of a file that is loaded when it is first rendered. */
export function lazyComponent<
  // biome-ignore lint/suspicious/noExplicitAny: components take any props
  Module extends { [name in Name]: ComponentType<any> },
  Name extends string,
>(load: () => Promise<Module>, name: Name) {
  return lazy<Module[Name]>(async () => ({ default: (await load())[name] }))
}
