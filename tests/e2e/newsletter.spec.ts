import type { Page } from '@playwright/test'
import type { Mail } from './support/mail.ts'
import { expect, test } from './support/test.ts'

const unreachable = 'We could not reach Toju. Check your connection and try again.'
const almostDone = /^Almost done: open the link in our email\./

const footerOf = (page: Page) => page.getByRole('contentinfo')

async function subscribe(page: Page, email: string) {
  await page.goto('/about')
  const footer = footerOf(page)
  await footer.getByLabel('Email').fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText(almostDone)).toBeFocused()
}

async function linkTo(mail: Mail, email: string, page: 'confirm' | 'unsubscribe') {
  const { text } = await mail.newest(email, /Confirm that you want news/)
  const links = text.match(/http\S+/g) ?? []
  return links.find((link) => link.includes(`/newsletter/${page}?token=`)) ?? 'none'
}

test(
  'a visitor subscribes in the footer, confirms by one emailed link and unsubscribes by the other, with one click each',
  { tag: '@phone' },
  async ({ page, mail, problems, server }, { project }) => {
    problems.allow(/400/)
    const email = `reader-${project.name}@example.com`
    await subscribe(page, email)
    await expect(footerOf(page).getByLabel('Email')).toHaveValue('')

    const confirm = await linkTo(mail, email, 'confirm')
    await page.goto(confirm)
    await expect(page).toHaveURL(`${server.origin}/newsletter/confirm`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('You are subscribed.')).toBeFocused()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

    await page.goto(await linkTo(mail, email, 'unsubscribe'))
    await expect(page).toHaveURL(`${server.origin}/newsletter/unsubscribe`)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You are unsubscribed')).toBeFocused()

    await page.goto(confirm)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('This link is too old')).toBeFocused()
    await page.getByRole('link', { name: 'Subscribe again' }).click()
    await expect(footerOf(page).getByLabel('Email')).toBeInViewport()
  },
)

test(
  'opening the link has no effect, so an email scanner cannot subscribe anybody',
  { tag: '@phone' },
  async ({ page, mail }, { project }) => {
    const email = `scanned-${project.name}@example.com`
    await subscribe(page, email)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/newsletter/')) calls.push(request.url())
    })
    for (const name of ['confirm', 'unsubscribe'] as const) {
      await page.goto(await linkTo(mail, email, name))
      await expect(page.getByRole('main').getByRole('button')).toBeEnabled()
    }
    expect(calls).toEqual([])
  },
)

test(
  'the link’s page reports a lost connection, and its button tries again',
  { tag: '@phone' },
  async ({ page, mail, problems }, { project }) => {
    problems.allow(/ERR_FAILED/)
    const email = `offline-${project.name}@example.com`
    await subscribe(page, email)
    await page.goto(await linkTo(mail, email, 'confirm'))
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(unreachable)).toBeFocused()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You are subscribed.')).toBeFocused()
  },
)

test('the form shows errors on their field, keeps the typed text, and is not sent twice', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/)
  await page.goto('/blog')
  const box = page.getByRole('region', { name: 'Newsletter' })
  const field = box.getByLabel('Email')
  const button = box.getByRole('button', { name: 'Subscribe' })
  await button.click()
  await expect(field).toHaveAccessibleDescription('Enter an email address')
  await expect(field).toBeFocused()
  await field.fill('ada@')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    'Enter a full email address, like ada@example.com',
  )
  // A browser accepts this as an email address; the server does not.
  await field.fill('ada@localhost')
  problems.allow(/400/)
  const refused = page.waitForResponse('**/api/newsletter/subscribe')
  await button.click()
  await refused
  await expect(field).toHaveAccessibleDescription(
    'Enter a full email address, like ada@example.com',
  )

  await field.fill('ada@example.com')
  let fail = () => {}
  await page.route('**/api/**', async (route) => {
    await new Promise<void>((resolve) => {
      fail = resolve
    })
    await route.abort()
  })
  const sent = page.waitForRequest('**/api/newsletter/subscribe')
  await button.click()
  await sent
  await expect(button).toBeDisabled()
  await expect(field).toBeDisabled()
  fail()
  await expect(box.getByText(unreachable)).toBeFocused()
  await expect(field).toHaveValue('ada@example.com')
  await expect(field).toHaveAccessibleDescription('')
  await expect(footerOf(page).getByText(unreachable)).toHaveCount(0)
})

test(
  'a form whose script does not arrive says so, and sends what was typed once it does',
  {
    tag: ['@phone', '@firefox'],
  },
  async ({ page, problems }, { project }) => {
    problems.allow(/ERR_FAILED|NetworkError|dynamically imported/)
    await page.goto('/watch?uid=490154203237518')
    await page.route('**/_astro/post-form*', (route) => route.abort())
    const button = page.getByRole('button', { name: 'Watch it for me' })
    const said = button.evaluate(
      (element: HTMLButtonElement) =>
        new Promise((resolve) => {
          element.addEventListener('invalid', () => resolve(element.validationMessage))
        }),
    )
    await page.getByLabel('Email').fill(`late-${project.name}@example.com`)
    await button.click()
    expect(await said).toBe(unreachable)
    await page.unroute('**/_astro/post-form*')
    await expect(async () => {
      await button.click({ timeout: 1000 })
      await expect(page.getByText(almostDone)).toBeFocused({ timeout: 1000 })
    }).toPass()
  },
)

test('the link’s pages say what to do without a token', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    await page.goto(path)
    await expect(page.getByText('Part of the link is missing.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  }
})

test.describe('with JavaScript off', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('form and pages offer an email to the site instead', async ({ page }) => {
    for (const path of [
      '/about',
      '/newsletter/confirm?token=x',
      '/newsletter/unsubscribe?token=x',
    ]) {
      await page.goto(path)
      await expect(page.getByText(/needs JavaScript/)).toBeVisible()
      await expect(page.getByRole('button', { name: /ubscribe|Confirm/ })).toHaveCount(0)
    }
  })
})
