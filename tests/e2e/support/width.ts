import type { Page } from '@playwright/test'

/**
 * The pixels by which a page is wider than the screen. `innerWidth` would not show them, because a
 * phone zooms out to fit a wide page.
 */
export async function widthTooMuch(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width - (page.viewportSize()?.width ?? 0)
}
