import type { RenderPage } from '../http/send-page.ts'

/** The server is ready and has answered its first requests by then. */
const warmUpAfterMs = 2000

/**
 * Astro's handler, which takes 220 ms to import: a sixth of a start, and most requests never reach it. So
 * it is imported once the server has been up for a moment, or by the first visitor who needs it before.
 */
export function createLazyRenderer(
  load: () => Promise<RenderPage>,
  /** Imports the pages too, which the handler does only when they are asked for. */
  loadPages: () => Promise<unknown> = async () => {},
) {
  let handler: Promise<RenderPage> | undefined
  function loaded(): Promise<RenderPage> {
    handler ??= load().catch((error) => {
      // The next visitor tries again, and hears why.
      handler = undefined
      throw error
    })
    return handler
  }
  const renderPage: RenderPage = async (...args) => (await loaded())(...args)
  return {
    renderPage,
    /** Imports it in the background; the function it returns calls that off. */
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
