import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits for the error of a call that fails after all retries. The three retries come after one, two
 * and four seconds (spec §9), so the page’s clock is moved ahead. Call `page.clock.install` before
 * the page is opened.
 */
export async function expectFinalFailure(page: Page, message: Locator, times = 1): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expect(message).toHaveCount(times, { timeout: 200 })
  }).toPass({ timeout: 20_000, intervals: [50] })
}
