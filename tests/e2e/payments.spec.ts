import type { Page } from '@playwright/test'
import { type LocalPaystack, startLocalPaystack } from '../../scripts/dev/local-paystack.ts'
import { newAdmin } from './support/admins.ts'
import { axeViolations } from './support/axe.ts'
import { mailOf } from './support/mail.ts'
import { newOwner } from './support/owner.ts'
import { type BuiltServer, startBuiltServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

const secretKey = 'sk_test_browser_story'

/** A server that accepts payments, and the provider to which it sends users. */
async function startPaidServer(): Promise<{ server: BuiltServer; provider: LocalPaystack }> {
  const opened: { server?: BuiltServer } = {}
  const provider = await startLocalPaystack({
    secretKey,
    async deliver({ body, signature }) {
      await fetch(`${opened.server?.origin}/api/payments/paystack`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
        body,
      })
    },
  })
  opened.server = await startBuiltServer(
    { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: provider.url, VAT_PERCENT: '7.5' },
    1,
  )
  return { server: opened.server, provider }
}

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  expect(await widthTooMuch(page)).toBeLessThanOrEqual(0)
}

async function pay(page: Page, choice: RegExp) {
  await page.getByRole('button', { name: /^Pay NGN/ }).click()
  await expect(page.getByRole('heading', { name: 'Local checkout' })).toBeVisible()
  await page.getByRole('button', { name: choice }).click()
  await expect(page.getByRole('heading', { name: 'Your payment' })).toBeVisible()
}

test('a user buys a plan, gets a receipt, extends the plan, ends its renewal and is refunded', {
  tag: '@phone',
}, async ({ page }) => {
  const { server, provider } = await startPaidServer()
  const owner = await newOwner({ server, mail: mailOf(server.origin) })
  const served = await fetch(`${server.origin}/payment`)
  expect(await served.text()).not.toMatch(/autocomplete="cc-|>(?:card number|cvv)</i)
  expect(served.headers.get('content-security-policy')).not.toMatch(/https?:|wss?:/)
  expect((await fetch(`${server.origin}/payment/hosted`)).status).toBe(404)
  await owner.open(page, '/payment?plan=premium&billing=monthly')
  await expect(page.getByText(`For the account ${owner.email}.`)).toBeVisible()
  await page.getByLabel('Renew by card when it ends').check()
  await expectAccessible(page)
  await pay(page, /the bank declines/)
  await expect(page.getByText('Payment failed. We took nothing.')).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByLabel('Renew by card when it ends').check()
  await pay(page, /the webhook is lost/)
  await expect(page.getByText('Your payment has arrived.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See your plan' }).click()
  const plan = page.getByRole('region', { name: 'Plan', exact: true })
  await expect(plan.getByText('Premium renews by card (visa 4081)')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await plan.getByRole('button', { name: /^Receipt/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^toju-receipt-TJP-[0-9a-f]{24}\.pdf$/)
  const receipt = await mailOf(server.origin).newest(owner.email, /Your receipt/)
  expect(receipt.text).toContain('Nine hundred naira only')

  await plan.getByRole('link', { name: 'Buy more time' }).click()
  await pay(page, /three times/)
  await page.getByRole('link', { name: 'See your plan' }).click()
  await expect(plan.getByRole('button', { name: /^Receipt/ })).toHaveCount(2)
  await plan.getByRole('button', { name: 'End renewal' }).click()
  await expect(plan.getByText(/It does not renew/)).toBeVisible()

  for (const { reference, status } of [...provider.transactions.values()]) {
    if (status === 'success') await provider.refund(reference)
  }
  await expect(async () => {
    await page.reload()
    await expect(plan.getByText('Refund', { exact: false })).toHaveCount(2, { timeout: 1000 })
  }).toPass()
  await expect(plan.getByRole('link', { name: 'Upgrade' })).toBeVisible()

  const admin = await newAdmin(server)
  await admin.open(page, '/admin/payments')
  await expect(page.getByRole('link', { name: owner.email })).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Events' }).click()
  await expect(page.getByText('Refunded: pass ended')).toHaveCount(2)
  await expectAccessible(page)
  await provider.close()
  await server.stop()
})
