let firstContent: Promise<unknown> = Promise.resolve()

/** The app’s first screen with its data. Until then the line is needed for it alone. */
export function setFirstContent(loading: Promise<unknown>): void {
  firstContent = loading.catch(() => {})
}

/** Loads something that the first screen can do without, once that is there. */
export async function afterFirstContent<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await firstContent
  return load()
}
