import type { Page } from '@playwright/test'

/**
 * How much wider a page is than the screen. `innerWidth` would not show it, because a phone zooms
 * out to fit a wide page.
 */
export async function widthTooMuch(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width - (page.viewportSize()?.width ?? 0)
}
