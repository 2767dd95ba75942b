import type { Page } from '@playwright/test'
import { password } from './support/accounts.ts'
import { freshImei } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('a tab that is discarded at the mailed code of a find is still there, and keeps what was written', {
  tag: ['@phone', '@firefox'],
}, async ({ page, mail }) => {
  const email = 'musa-reload@example.com'
  await page.goto('/report-a-find')
  await page.getByLabel('The number on the item').fill(freshImei())
  await page.getByLabel('Brand or make').fill('Tecno')
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
  const description = page.getByLabel('What did you find, and what does it look like?')
  await description.fill('A blue phone with a cracked corner')
  // Before it is sent, too.
  await page.reload()
  await expect(description).toHaveValue('A blue phone with a cracked corner')
  const next = page.getByRole('button', { name: /^(Next|Send me the code)$/ })
  await next.click()
  await page.getByLabel('State', { exact: true }).selectOption('Kano')
  await page.getByLabel('Where did you find it?').fill('Ojota')
  await page.reload()
  await expect(page.getByLabel('Where did you find it?')).toHaveValue('Ojota')
  await page.getByLabel('Email').fill(email)
  await next.click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Change what I wrote' }).click()
  await expect(description).toHaveValue('A blue phone with a cracked corner')
  await next.click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await next.click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await page.reload()
  const { text } = await mail.newest(email, /code/)
  await page.getByLabel('Code', { exact: true }).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Thank you. We have your report.' })).toBeVisible()

  expect(await stored(page)).not.toContain('cracked corner')
})

test('sign-up and log-in keep what was typed over a reload, and never a password', {
  tag: ['@phone', '@firefox'],
}, async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Address', { exact: true }).fill('12 Allen Avenue')
  await page.getByLabel('State', { exact: true }).selectOption('Lagos')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Allen Avenue')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Lagos')
  await expect(page.getByRole('option', { name: 'Ikeja', exact: true })).toBeAttached()
  await expect(page.getByRole('checkbox')).toBeChecked()
  expect(await stored(page)).not.toContain(password)

  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /show/i }).click()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await stored(page)).not.toContain(password)
  // A new visit begins with an empty form.
  await page.goto('/faqs')
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('a form without an island keeps what was typed over a reload', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/watch?uid=490154203237518')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('a plan chosen before its form’s script stays chosen over a reload', {
  tag: ['@phone', '@firefox'],
}, async ({ page }) => {
  await page.goto('/payment', { waitUntil: 'commit' })
  await page.getByText('Yearly', { exact: true }).click()
  await page.getByText('Merchant', { exact: true }).click()
  const pay = page.getByRole('button', { name: 'Pay NGN 19,000' })
  await expect(pay).toBeVisible()
  await page.reload()
  await expect(pay).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
})

test('a log-in that waits for its second factor still waits after a reload', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/401/)
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 401,
      json: {
        message: 'Enter the code of your app.',
        code: 'TWO_FACTOR_CODE_REQUIRED',
        challenge: 'a-challenge',
        factors: ['app'],
      },
    }),
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('authenticator app')).toBeVisible()
  await page.reload()
  await expect(page.getByText('authenticator app')).toBeVisible()
  expect(await stored(page)).not.toContain(password)
})

test('a public page of an earlier build renews itself once, and keeps what was typed', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/404|astro-island|Failed to fetch|dynamically imported/)
  for (const [path, label, button] of [
    ['/login', 'Email', 'Login'],
    ['/forgot-password', 'Email', 'Next'],
    ['/report-a-find', 'Brand or make (optional)', 'Next'],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => sessionStorage.clear())
    // The next build has other names, and the server keeps none of the old.
    await page.route(/\/_astro\/\w+Form\..*\.js/, (route) => route.fulfill({ status: 404 }))
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        if (route.request().isNavigationRequest()) {
          await route.continue()
          return page.unrouteAll({ behavior: 'ignoreErrors' })
        }
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(/Form\.[\w-]+\.js/g, 'Form.newer.js')
        return route.fulfill({ response, body })
      },
    )
    const renewed = page.waitForEvent('load')
    await page.getByLabel(label, { exact: true }).fill('ada@example.com')
    await page.getByRole('button', { name: button, exact: true }).click()
    await renewed
    await expect(page.getByText('Toju has a new version')).toBeVisible()
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('ada@example.com')
    // It works again.
    await page.getByRole('button', { name: button, exact: true }).click()
    const works =
      path === '/forgot-password'
        ? page.getByText('has an account')
        : page.locator('[aria-invalid=true]')
    await expect(works.first()).toBeVisible()
  }
})

test('a home page of an earlier build renews itself once, in its language, and keeps the number in its search', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/404|astro-island|Failed to fetch|dynamically imported/)
  await page.goto('/ha')
  await page.route(/\/_astro\/VerifySearch\..*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.route('/ha', async (route) => {
    if (route.request().isNavigationRequest()) {
      await route.continue()
      return page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/VerifySearch\.[\w-]+\.js/g, 'newer.js')
    return route.fulfill({ response, body })
  })
  const renewed = page.waitForEvent('load')
  const box = page.locator('main').getByRole('searchbox').first()
  const imei = freshImei()
  await box.fill(imei)
  await renewed
  await expect(page.getByText('Toju ta samu sabuwar siga')).toBeVisible()
  await expect(box).toHaveValue(new RegExp(imei.slice(0, 6)))
  await expect(
    page
      .locator('main')
      .getByText(/Babu rahoto a kansa/)
      .first(),
  ).toBeVisible()
})

test('an app of an earlier build reloads itself once when a screen is gone, and keeps what was typed', {
  tag: '@phone',
}, async ({ page, owner, problems }) => {
  problems.allow(/404|Failed to fetch|dynamically imported/)
  await owner.ownPhone('Blue Tecno')
  await owner.open(page, '/dashboard/reports/new')
  const description = page.getByLabel('Description')
  await description.fill('Left in a keke')
  // The next build has other names, and the server keeps none of the old.
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(/\/_astro\/ListTransfers\..*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.route('/dashboard/transfers', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/Dashboard\.[\w-]+\.js/g, 'Dashboard.newer.js')
    return route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ response, body })
  })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Transfers' }).last().click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(loads).toBe(1)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Transfers' })).toBeVisible()
  await page.goto('/dashboard/reports/new')
  await expect(description).toHaveValue('Left in a keke')
})
