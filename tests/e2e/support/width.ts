import type { Page } from '@playwright/test'

/** By how much a page is wider than the screen. `innerWidth` would not tell: a phone zooms out to show what is too wide. */
export async function widthTooMuch(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width - (page.viewportSize()?.width ?? 0)
}
