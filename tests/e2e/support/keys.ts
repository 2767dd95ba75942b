import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus, as a keyboard user would. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}
