import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { createReport } from '../../src/api/reports/reports.ts'
import { newAdmin } from './support/admins.ts'
import { atEachWidth, axeViolations, switchColorScheme } from './support/axe.ts'
import { hostileBusiness } from './support/hostile.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

const posts = readdirSync(fileURLToPath(new URL('../../src/content/blog', import.meta.url)))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => `/blog/${name.replace('.mdx', '')}`)

/** The pages of each template. A group is checked in one tab. */
const templates: [of: string, paths: string[]][] = [
  [
    'home and what Toju is',
    [
      '/',
      '/about',
      '/faqs',
      '/track-my-phone',
      '/how-we-decide',
      '/pricing',
      '/merchant',
      '/developers',
    ],
  ],
  ['a lookup', ['/search', ...['490154203237518', '1', 'hello+world'].map(lookup)]],
  ['the blog', ['/blog', '/blog/category/recent', '/blog/tag/imei', ...posts.slice(0, 1)]],
  ['legal and error pages', ['/privacy-policy', '/terms-and-conditions', '/offline', '/500']],
  [
    'the newsletter',
    ['confirm', 'unsubscribe'].map((endpoint) => `/newsletter/${endpoint}?token=made-up`),
  ],
  ['an unknown URL', ['/nowhere']],
]

/** Pages that differ from one above only in their text. */
const others: [of: string, paths: string[]][] = [
  ['further posts', posts.slice(1)],
  ['home in other languages', ['/pcm', '/ha', '/yo', '/ig']],
]

for (const [of, paths] of templates) {
  test(`${of}: no axe violation at AA, light or dark, no request to other origins, and it fits the screen at each width`, {
    tag: '@phone',
  }, async ({ page, problems, server }) => {
    if (paths.includes('/nowhere')) problems.allow(/404/)
    const origins: string[] = []
    page.on('request', (request) => origins.push(new URL(request.url()).origin))
    for (const path of paths) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(path)
        if (path.startsWith('/newsletter/')) {
          await expect(page.getByRole('main').getByRole('button')).toBeEnabled()
        }
        await openDetails(page)
        await atEachWidth(page, async (width) => {
          expect.soft(await axeViolations(page), `${path} light at ${width} px`).toEqual([])
          const isTooWide = await scrollsSideways(page)
          expect.soft(isTooWide, `${path} scrolls sideways at ${width} px`).toBe(false)
        })
        // The other colour scheme needs only these rules.
        await switchColorScheme(page, 'dark')
        expect.soft(await axeViolations(page, ['color-contrast']), `${path} dark`).toEqual([])
      })
    }
    expect(new Set(origins)).toEqual(new Set([server.origin]))
  })
}

for (const [of, paths] of others) {
  test(`${of}: no axe violation at AA, and they fit a phone`, { tag: '@phone' }, async ({
    page,
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path)
        await openDetails(page)
        expect.soft(await axeViolations(page), path).toEqual([])
        expect.soft(await scrollsSideways(page), `${path} scrolls sideways`).toBe(false)
      })
    }
  })
}

function lookup(text: string): string {
  return `/search?uid=${text}`
}

/** Opens collapsed content, so that it is checked, too. */
function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

const scrollsSideways = async (page: Page) => (await widthTooMuch(page)) > 0

test('no page scrolls sideways on a phone whose letters are twice as large', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/404/)
  await page.setViewportSize({ width: 180, height: 370 })
  for (const path of templates.flatMap(([, paths]) => paths)) {
    await page.goto(path)
    expect.soft(await widthTooMuch(page), path).toBeLessThanOrEqual(0)
  }
})

test(
  'no screen of the apps scrolls sideways on a phone whose letters are twice as large',
  {
    tag: '@phone',
  },
  async ({ page, server, mail }, { project }) => {
    await page.setViewportSize({ width: 180, height: 370 })
    const fits = async (path: string, shown: string | RegExp) => {
      await page.goto(path)
      await expect(page.getByText(shown).first(), path).toBeVisible()
      expect.soft(await widthTooMuch(page), path).toBeLessThanOrEqual(0)
    }
    const owner = await newOwner({ server, mail })
    const assetId = await owner.ownPhone('Black Tecno')
    await owner.call(createReport, { assetId, status: 'Stolen', description: 'From the car' })
    await hostileBusiness(owner, server.origin, `RC ${project.name === 'phone' ? 55501 : 55502}`)
    await owner.signIn(page)
    await fits('/dashboard', 'Black Tecno')
    await fits('/dashboard/reports', 'Black Tecno')
    await fits(`/dashboard/assets/${assetId}`, 'Black Tecno')
    await fits('/dashboard/merchants', 'Under review')
    const admin = await newAdmin(server)
    await admin.signIn(page)
    await fits('/admin', 'Total Users')
    await fits('/admin/items', 'Black Tecno')
  },
)

test.describe('the header menu below 1024 px', { tag: '@phone' }, () => {
  const menuOf = (page: Page) => page.locator('#site-menu')
  const openerOf = (page: Page) => page.getByRole('button', { name: 'Open menu' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/faqs')
    await expect(menuOf(page)).toBeHidden()
    await openerOf(page).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('contains the links, the search and Login, and keeps the focus inside', async ({ page }) => {
    const menu = menuOf(page)
    for (const [name, href] of Object.entries({ Home: '/', Pricing: '/pricing', FAQ: '/faqs' })) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(menu.getByPlaceholder('Search for an item using a UID')).toBeVisible()
    await expect(menu.getByText('UID: the number on the item itself')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/signup')
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    // Both are above the fold of a phone, without scrolling the menu.
    for (const name of ['Join', 'Login']) {
      await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }

    expect(await axeViolations(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    const stops = new Set<string>()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      stops.add(
        await page.evaluate(() => {
          const focused = document.activeElement
          if (focused === document.body) return 'the window'
          return focused?.closest('#site-menu') ? 'the menu' : `outside: ${focused?.outerHTML}`
        }),
      )
    }
    expect([...stops].filter((stop) => stop.startsWith('outside'))).toEqual([])
    expect(stops).toContain('the menu')
  })

  test('closes on Escape and returns the focus', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeHidden()
    await expect(openerOf(page)).toBeFocused()
  })

  test('closes on its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menuOf(page)).toBeHidden()
  })

  test('closes on a click outside', async ({ page }) => {
    await page.mouse.click(8, 400)
    await expect(menuOf(page)).toBeHidden()
    await expect(page).toHaveURL(/\/faqs$/)
  })

  test('closes on a link, and stays closed on coming back', async ({ page }) => {
    await menuOf(page).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(menuOf(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/faqs$/)
    await expect(menuOf(page)).toBeHidden()
  })

  test('closes when the screen widens, and the page is usable again', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(openerOf(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.locator('summary').first().click()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(menuOf(page)).toBeHidden()
  })
})

test('the navigation is a menu up to 1023 px, and a row of the header from 1024 px on (spec §9)', {
  tag: '@phone',
}, async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open menu' })
  const links = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/faqs')
  await page.setViewportSize({ width: 1023, height: 700 })
  await expect(opener).toBeVisible()
  await expect(links).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 700 })
  await expect(opener).toBeHidden()
  await expect(links).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
})

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false })

  test('pages look the same before their stylesheet has arrived', async ({ page, problems }) => {
    problems.allow(/net::ERR|Failed to load resource/)
    const looks = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')].map((element) => {
          const style = getComputedStyle(element)
          const { display, position, visibility, color, backgroundColor } = style
          const { fontSize, fontWeight, padding, borderRadius, opacity } = style
          const look = { display, position, visibility, color, backgroundColor }
          return { ...look, fontSize, fontWeight, padding, borderRadius, opacity }
        }),
      )
    for (const path of ['/', '/login', '/blog/one-wrong-digit']) {
      await page.goto(path)
      const whole = await looks()
      await page.route(/\.css$/, (route) => route.abort())
      await page.goto(path)
      expect(await looks(), path).toEqual(whole)
      await page.unroute(/\.css$/)
    }
  })

  test('navigation works', async ({ page }, { project }) => {
    await page.goto('/')
    if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(/\/faqs$/)
  })

  test('a lookup works from the home page and from the header', async ({ page }, { project }) => {
    const header = page.locator('#site-menu')
    const main = page.getByRole('main')
    for (const [place, path] of [
      [main, '/'],
      [header, '/faqs'],
    ] as const) {
      await page.goto(path)
      if (place === header && project.name === 'phone') {
        await page.getByRole('button', { name: 'Open menu' }).click()
      }
      const box = place.getByRole('searchbox').first()
      await box.fill('490154203237518')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/search\?uid=490154203237518$/)
      await expect(main.getByText(/not in the registry/).first()).toBeVisible()
    }
  })

  test('the eight questions open and close', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/faqs')
    const questions = page.getByRole('main').locator('details')
    await expect(questions).toHaveCount(8)
    const guide = questions.first().getByRole('link').last()
    await expect(guide).toBeHidden()
    await questions.first().locator('summary').click()
    await expect(guide).toBeVisible()
    await questions.first().locator('summary').click()
    await expect(guide).toBeHidden()
  })

  test('an error can be shown and hidden', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/500')
    await page.getByText('Show Error').click()
    await expect(page.getByText('500 Internal Server Error')).toBeVisible()
  })

  test('the directory lists every sample and has no control that needs a script', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/merchant')
    await expect(page.locator('#merchant-list > li')).toHaveCount(4)
    for (const row of await page.locator('#merchant-list > li').all())
      await expect(row).toBeVisible()
    await expect(page.getByLabel('Sort by')).toBeHidden()
    await expect(page.getByLabel('Which item are you looking for?')).toBeHidden()
  })

  test('prices and plan links follow the billing period', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/pricing')
    const main = page.getByRole('main')
    const premium = main.getByRole('link', { name: 'Choose Premium' })
    const merchant = main.getByRole('link', { name: 'Choose Merchant' })
    for (const [billing, prices] of [
      ['monthly', ['₦0', '₦900', '₦1,900']],
      ['yearly', ['₦0', '₦9,000', '₦19,000']],
    ] as const) {
      await main.getByText(billing, { exact: false }).first().click()
      for (const price of prices)
        await expect(main.getByText(price, { exact: true }).filter({ visible: true })).toHaveCount(
          1,
        )
      await expect(main.getByRole('link', { name: 'Get started' })).toHaveAttribute(
        'href',
        '/signup',
      )
      await expect(premium).toHaveAttribute('href', `/payment?plan=premium&billing=${billing}`)
      await expect(merchant).toHaveAttribute('href', `/payment?plan=merchant&billing=${billing}`)
    }
    await merchant.click()
    await expect(page).toHaveURL(/\/payment\?plan=merchant&billing=yearly$/)
  })
})

test('a wide header shows the whole hint of its search box, in every language', {
  tag: '@desk',
}, async ({ page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    for (const path of ['/faqs', '/pcm/faqs', '/ha/faqs', '/yo/faqs', '/ig/faqs']) {
      await page.goto(path)
      const [hint, room] = await page
        .getByRole('banner')
        .getByRole('searchbox')
        .evaluate(async (box: HTMLInputElement) => {
          await document.fonts.ready
          const { fontSize, fontFamily } = getComputedStyle(box, '::placeholder')
          const pen = document.createElement('canvas').getContext('2d')
          if (!pen) throw new Error('there is no canvas')
          pen.font = `${fontSize} ${fontFamily}`
          return [pen.measureText(box.placeholder).width, box.clientWidth]
        })
      expect(hint, `${path} at ${width} px`).toBeLessThanOrEqual(room ?? 0)
      expect(await widthTooMuch(page), `${path} at ${width} px`).toBe(0)
    }
  }
})
