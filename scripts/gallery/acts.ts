import type { Page } from '@playwright/test'

type Act = (page: Page) => Promise<unknown>

/** Clicks the first button, link, row or option with this name in the page. */
export const click =
  (name: string | RegExp, role: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' = 'button'): Act =>
  (page) =>
    page.getByRole(role, { name }).filter({ visible: true }).first().click()

/** Opens a dialog or a menu with the button of this name. */
export const open =
  (name: string | RegExp): Act =>
  async (page) => {
    await click(name)(page)
    await page.waitForFunction(
      () => document.querySelector('dialog:modal, :popover-open, [role="menu"]') !== null,
    )
  }

/** Sends the form of the page as it is, and waits for what it answers. */
export const send: Act = async (page) => {
  await page.locator('main form button[type="submit"]').filter({ visible: true }).first().click()
  await answered(page)
}

/** Until a message is at a field or above the form. */
const answered: Act = (page) =>
  page
    .locator('main [aria-invalid="true"], [role="alert"], [role="status"]:not(:empty)')
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 4000 })
    // A form that only moves on has none.
    .catch(() => {})

/** Types into the fields with these labels. */
export const fill =
  (values: Readonly<Record<string, string>>): Act =>
  async (page) => {
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).filter({ visible: true }).first().fill(value)
  }

/** Looks a number up in the box of the page. */
export const lookUp =
  (identifier: string, label = 'main'): Act =>
  async (page) => {
    const box = page.locator(`${label} form input:not([type="hidden"])`).first()
    await box.click()
    await page.waitForFunction(
      () => !document.querySelector('main astro-island[ssr]:has(form:focus-within)'),
    )
    await box.fill(identifier)
    await box.press('Enter')
    await answered(page)
  }

/** Opens everything that is folded. */
export const unfold: Act = (page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '')
  })

export const inOrder =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
  }
