import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits for a screen's message when its call has failed for good. Three retries come first, after
 * one, two and four seconds (spec §9), so the page's clock is moved ahead for each. Call
 * `page.clock.install` before the page is opened.
 */
export async function expectFinalFailure(page: Page, says: Locator, times = 1): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expect(says).toHaveCount(times, { timeout: 200 })
  }).toPass({ timeout: 20_000, intervals: [50] })
}
