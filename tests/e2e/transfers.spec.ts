import type { Page } from '@playwright/test'
import { password } from './support/accounts.ts'
import { axeViolations, axeViolationsAtEachWidth } from './support/axe.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

async function offer(page: Page, email: string, { shareName = false } = {}) {
  await page.getByRole('button', { name: 'Transfer to a new owner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer to a new owner' })
  await expect(dialog.getByRole('button', { name: 'Transfer it' })).toBeInViewport({ ratio: 1 })
  // What follows is said before anything is asked, and the password is asked last.
  const asked = await dialog
    .locator('form li, form input:not([type=checkbox])')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name || each.tagName))
  expect(asked).toEqual(['LI', 'LI', 'LI', 'email', 'proof', 'password'])
  await dialog.getByLabel('Email of the new owner').fill(email)
  if (shareName) {
    await dialog.getByText('More details').click()
    await dialog.getByLabel('Tell the new owner my name').check()
  }
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Transfer it' }).click()
  // An earlier toast that is disappearing has the same text, but no role.
  const toast = page
    .getByRole('status')
    .filter({ hasText: 'We have emailed the new owner a link.' })
  await expect(toast).toBeVisible()
}

test('a seller offers an asset and the buyer accepts it: it moves between their lists, and its history names nobody', {
  tag: '@phone',
}, async ({ page, newUser, server, mail, problems }) => {
  // The seller’s request for the transferred asset is a 404.
  problems.allow(/404/)
  const [seller, buyer] = [await newOwner({ server, mail }), await newOwner({ server, mail })]
  const id = await seller.ownPhone('Phone of Zuberi')
  await seller.open(page, `/dashboard/assets/${id}`)
  await expect(page.getByText(/Registered since .* It has had one owner/)).toBeVisible()
  await offer(page, buyer.email)
  await expect(page.getByText(`To ${buyer.email}`)).toBeVisible()

  // The offer is cancelled and made again.
  await page.getByRole('button', { name: 'Cancel the transfer' }).click()
  await expect(page.getByText('Transfer cancelled')).toBeVisible()
  await offer(page, buyer.email)

  const theirs = await newUser()
  const { text } = await mail.newest(buyer.email, /A transfer to you: Tecno/)
  expect(text).not.toContain('Zuberi')
  expect(text).toContain('/dashboard/transfers')
  await buyer.open(theirs, '/dashboard')
  await expect(theirs.getByRole('link', { name: /Notifications: \d unread/ })).toBeVisible()
  await theirs.goto(`${server.origin}/dashboard/transfers`)
  const offered = theirs.getByRole('region', { name: 'Transfers to you' })
  await expect(offered.getByText('Registered, and nothing is reported.')).toBeVisible()
  await expect(offered.getByText(/from somebody/)).toBeVisible()
  expect(await axeViolationsAtEachWidth(theirs)).toEqual([])
  await offered.getByRole('button', { name: 'Accept' }).click()
  await expect(offered.getByText('Compare the numbers on the item with these digits')).toBeVisible()
  await offered.getByLabel('I have the item with me, and its numbers end with these digits').check()
  await offered.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByText('It is yours now')).toBeVisible()
  await expect(theirs.getByText(/It changed owner once, in/)).toBeVisible()
  await expect(theirs.getByText('Zuberi')).toHaveCount(0)

  await page.goto(`${server.origin}/dashboard/transfers`)
  const done = page.getByRole('region', { name: 'Past transfers' })
  await expect(done.getByText(/Transferred/)).toBeVisible()
  await expect(page.getByRole('region', { name: /^Transfers (to|from)/ })).toHaveCount(0)
  await page.goto(`${server.origin}/dashboard/assets/${id}`)
  await expect(page.getByText('Phone of Zuberi')).toHaveCount(0)
})

test('a recipient without an account signs up first and then returns to the offer', {
  tag: '@phone',
}, async ({ page, server }) => {
  await page.goto(`${server.origin}/dashboard/transfers`)
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard%2Ftransfers/)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/signup\?redirect=%2Fdashboard%2Ftransfers/)
})

test('a wrong password and the user’s own address show errors on their fields; a reported asset says why it cannot be transferred', {
  tag: '@desk',
}, async ({ page, server, mail, problems }) => {
  problems.allow(/400/)
  const seller = await newOwner({ server, mail })
  const id = await seller.ownPhone('<img src=x onerror=alert(1)>')
  await seller.open(page, `/dashboard/assets/${id}`)
  await page.getByRole('button', { name: 'Transfer to a new owner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer to a new owner' })
  await dialog.getByLabel('Email of the new owner').fill(seller.email)
  await dialog.getByLabel('Your password', { exact: true }).fill('a guess')
  await dialog.getByRole('button', { name: 'Transfer it' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Transfer it' }).click()
  await expect(dialog.getByText(/This is your own email address/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await page.goto(`${server.origin}/dashboard/transfers`)
  await expect(page.getByText('No transfers yet')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
