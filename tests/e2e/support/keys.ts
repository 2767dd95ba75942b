import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus, as a keyboard user would. */
export async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  // Found once, because finding it again after each press costs more than the press.
  let element = await control.elementHandle()
  for (let presses = 0; presses < 60; presses += 1) {
    const state = await element?.evaluate((node) => {
      if (!node.isConnected) return 'replaced'
      return node === document.activeElement ? 'focused' : 'not yet'
    })
    if (state === 'focused') return
    if (state === 'replaced') element = await control.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}
