import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits for what a screen says when its call has failed for good. Three more tries come first, one, two
 * and four seconds apart (spec §9): the page's clock is put forward to each. It must be `page.clock.install`ed
 * before the page is opened.
 */
export async function seeLastFailure(page: Page, says: Locator, times = 1): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expect(says).toHaveCount(times, { timeout: 200 })
  }).toPass({ timeout: 20_000, intervals: [50] })
}
