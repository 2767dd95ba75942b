import type { RenderPage } from '../http/pages.ts'

/** Late enough for the server to answer its first requests before. */
const warmUpAfterMs = 2000

/**
 * Imports Astro's handler late: the import takes 220 ms, a sixth of a start, and few requests need
 * it. It happens shortly after the start, or earlier at the first request that needs it.
 */
export function createLazyRenderer(
  load: () => Promise<RenderPage>,
  /** Also imports the pages, which the handler imports only on their first request. */
  loadPages: () => Promise<unknown> = async () => {},
) {
  let handler: Promise<RenderPage> | undefined
  function loaded(): Promise<RenderPage> {
    handler ??= load().catch((error) => {
      // The next request tries again and gets its own error.
      handler = undefined
      throw error
    })
    return handler
  }
  const renderPage: RenderPage = async (...args) => (await loaded())(...args)
  return {
    renderPage,
    /** Imports the handler in the background; the returned function cancels this. */
    warmUp(): () => void {
      const timer = setTimeout(
        () =>
          void loaded()
            .then(loadPages)
            .catch(() => {}),
        warmUpAfterMs,
      )
      timer.unref()
      return () => clearTimeout(timer)
    },
  }
}
