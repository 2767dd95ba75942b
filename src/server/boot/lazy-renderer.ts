import type { RenderPage } from '../http/send-page.ts'

/** By then the server is ready and has answered its first requests. */
const warmUpAfterMs = 2000

/**
 * Imports Astro's handler after the start, or earlier if a request needs it. The import takes 220 ms,
 * a sixth of a start, and most requests never reach the handler.
 */
export function createLazyRenderer(
  load: () => Promise<RenderPage>,
  /** Imports the pages too; the handler imports each only at its first request. */
  loadPages: () => Promise<unknown> = async () => {},
) {
  let handler: Promise<RenderPage> | undefined
  function loaded(): Promise<RenderPage> {
    handler ??= load().catch((error) => {
      // The next request tries again and gets the error.
      handler = undefined
      throw error
    })
    return handler
  }
  const renderPage: RenderPage = async (...args) => (await loaded())(...args)
  return {
    renderPage,
    /** Imports the handler in the background; the returned function cancels that. */
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
