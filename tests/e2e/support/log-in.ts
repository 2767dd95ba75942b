import type { Page } from '@playwright/test'
import { password } from './accounts.ts'
import { expect } from './test.ts'

/** Logs in on the screen with the password that all tests share. */
export async function typeLogIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Confirms the password in the dialog that a sensitive action opens. */
export async function typePasswordAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Type your password' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}
