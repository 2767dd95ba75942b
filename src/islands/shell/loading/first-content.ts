let firstContent: Promise<unknown> = Promise.resolve()

/** The app’s first screen with its data. Until then the line is needed for it alone. */
export function setFirstContent(loading: Promise<unknown>): void {
  firstContent = loading.catch(() => {}).then(untilIdle)
}

const longestMs = 500

/** The data is there before the screen is drawn. Safari cannot tell when it is. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: longestMs })
    else setTimeout(resolve, longestMs)
  })
}

/** Loads something that the first screen can do without, once that is there. */
export async function afterFirstContent<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await firstContent
  return load()
}
