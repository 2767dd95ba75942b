import type { Locator, Page } from '@playwright/test'
import { site } from '../../src/site.ts'
import { expect, test } from './support/test.ts'

const mainOf = (page: Page) => page.getByRole('main')

/** Expects links with these names and targets. */
async function expectLinks(place: Locator, links: Record<string, string>) {
  for (const [name, href] of Object.entries(links)) {
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
}

test('home begins with its promise and the links to report and to join', async ({ page }) => {
  await page.goto('/')
  const main = mainOf(page)
  const title = main.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Worry no more, Find lost items')
  await expect(title).toBeInViewport()
  await expectLinks(main, { 'Report lost item': '/report-a-loss', Join: '/signup' })
  await main.getByRole('link', { name: 'Join' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('home states its purpose and how it works in three steps, and shows three posts', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const uses = page.getByRole('region', { name: 'One register, three uses' })
  await expect(uses.getByRole('heading', { level: 3 })).toHaveText([
    'Report lost, found or stolen items',
    'Verify authenticity and manage assets',
    'View verified merchant listing',
  ])
  await expectLinks(uses, {
    'Make a report': '/report-a-loss',
    'Manage your assets': '/dashboard/assets',
    'See the merchants': '/merchant',
  })
  const steps = page.getByRole('region', { name: 'How your item comes back' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /Report\s*Click report, select the type, give the details and submit/,
    /Match\s*Your lost item is cross-referenced with found items/,
    /Get Notified\s*When they match, both users are notified/,
  ])
  const teasers = page.getByRole('region', { name: 'Worth reading first' })
  const posts = teasers.getByRole('listitem').getByRole('link')
  await expect(posts).toHaveCount(3)
  for (const post of await posts.all()) await expect(post).toHaveAttribute('href', /^\/blog\/[a-z]/)
  await expectLinks(teasers, { 'All posts': '/blog' })
})

test('home ends with a second search that answers in place, and with posting a report', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('region', { name: 'Check before you pay' })
  await expectLinks(last, { 'Post a report': '/report-a-loss' })
  const box = last.getByRole('searchbox')
  await box.fill('490154203237518')
  await expect(last.getByRole('article').getByText(/not in the registry/)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('the about page says what the site is, why it exists and what it does differently, and leads to sign-up', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/about')
  await expect(mainOf(page).getByRole('heading', { level: 2 })).toHaveText([
    'What it is',
    'Why it exists',
    'What we do differently',
    'What we are not',
  ])
  await expect(mainOf(page).getByText('does not replace a report there')).toBeVisible()
  await mainOf(page).getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('the questions end with a way to contact the site', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/faqs')
  await expectLinks(mainOf(page), { 'Contact Us': `mailto:${site.email}` })
})

test('the footer links to the company, the answers and contact, and shows the current year', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Subscribe for item security tips and news.')).toBeVisible()
  await expectLinks(footer.getByRole('navigation', { name: 'Company' }), {
    About: '/about',
    'Terms and conditions': '/terms-and-conditions',
    'Privacy policy': '/privacy-policy',
  })
  await expectLinks(footer.getByRole('navigation', { name: 'Resources' }), { FAQs: '/faqs' })
  await expectLinks(footer, {
    [site.phoneText]: `tel:${site.phone}`,
    [site.email]: `mailto:${site.email}`,
  })
  const socials = footer.getByRole('link', { name: 'Toju on' })
  await expect(socials).toHaveCount(4)
  expect(
    await socials.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(site.socials.map(({ url }) => url))
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.operator}`)
})

test('the privacy policy says what is stored, why, who sees it, where, how long, and the user’s rights', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/privacy-policy')
  const main = mainOf(page)
  for (const title of [
    /What we keep/,
    /Why we use it/,
    /Who else sees your data/,
    /Where and how long/,
    /Your rights/,
  ]) {
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  for (const words of [
    'relational database',
    'for as long as you are registered',
    'longer where an investigation',
    'Other users.',
    'Law enforcement',
    'rectification',
    'We settle complaints within 30 days.',
  ]) {
    await expect(main.getByText(words).first()).toBeVisible()
  }
  await expect(main.getByRole('link', { name: site.email }).first()).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  )
})

test('the terms say who runs the site, what may be entered, what owners must do, and the 30 days', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/terms-and-conditions')
  for (const words of [
    'a company registered in Nigeria',
    'The service supplements police reports. It does not replace them.',
    'Only items with unique identification details may be registered',
    'you must update its report to FOUND',
    'go to our management team, who verify them',
    /We may end your account, or the service as a whole, with 30 days[’'] notice/,
    'within 30 days',
  ]) {
    await expect(mainOf(page).getByText(words).first()).toBeVisible()
  }
})

test('an error page shows and hides the error', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/500')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong!')
  const error = page.getByText('500 Internal Server Error')
  await expect(error).toBeHidden()
  await page.getByText('Show Error').click()
  await expect(error).toBeVisible()
  await expect(page.getByText('Show Error')).toBeHidden()
  await page.getByText('Hide Error').click()
  await expect(error).toBeHidden()
})

test('an unknown or unreadable URL shows Not Found and leads home', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/404/)
  for (const path of ['/nowhere', '/%00', '/%zz']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
  }
  await mainOf(page).getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('every post has its cover in the list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/blog/category/recent')
  const cards = mainOf(page).getByRole('article')
  const covers = mainOf(page).locator('article img')
  await expect(covers).toHaveCount(await cards.count())
  for (const cover of await covers.all()) {
    await cover.scrollIntoViewIfNeeded()
    await expect
      .poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})
