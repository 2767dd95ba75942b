import { expect, type Page } from '@playwright/test'

/** Presses Logout, which is in the menu on a phone. */
export async function pressLogout(page: Page): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' })
  const menu = page.getByRole('button', { name: 'More', exact: true })
  await expect(logout.or(menu).filter({ visible: true }).first()).toBeVisible()
  if (!(await logout.isVisible())) await menu.click()
  await logout.click()
}
