import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { createReport } from '../../src/api/reports/reports.ts'
import { password } from './support/accounts.ts'
import { newAdmin } from './support/admins.ts'
import { expect, test } from './support/test.ts'

/** A slow line, and one on which people have given up waiting. */
const delays = [300, 6000]

interface Sent {
  path: string
  body: unknown
}

/**
 * Every script of a page waits until so long after `release`, which a test calls once it has pressed: a
 * busy machine may take seconds to fill in a form. `sent` are the calls that forms sent.
 */
async function holdScripts(page: Page, ms: number) {
  const sent: Sent[] = []
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  // Refused, so that the form stays, with what was typed.
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.continue()
      sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
      return route.fulfill({ status: 503, json: { message: 'Not now', code: 'UNAVAILABLE' } })
    },
  )
  return { sent, release: () => void setTimeout(resolve, ms) }
}

/** The site at another port, where each page stops behind its first form until `release`. */
async function stopPagesBehindForms(origin: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { host } = new URL(origin)
  const server = createServer(({ url = '', method, headers }, response) => {
    const own = { ...headers, host, 'accept-encoding': 'identity' }
    ask(origin + url, { method, headers: own }, async (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html'))
        return void answer.pipe(response)
      const [first = '', ...rest] = (await text(answer)).split(/(?<=<\/form>)/)
      response.write(first)
      await released
      response.end(rest.join(''))
    }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    release,
    [Symbol.dispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Case {
  path: string
  fields: Record<string, string>
  press: string | RegExp
  /** What is sent; for a form that is incomplete before its script, what it then shows. */
  sends:
    | { path: string; body: Record<string, unknown> }
    | { shows: string }
    | { leadsTo: RegExp; back: string }
}

const cases: Case[] = [
  {
    path: '/login?redirect=/dashboard/assets',
    fields: { Email: 'ada@example.com', Password: password },
    press: 'Login',
    sends: { path: '/api/auth/login', body: { email: 'ada@example.com', password } },
  },
  {
    path: '/signup',
    fields: {
      'First name': 'Ada',
      'Last name (optional)': 'Okafor',
      Email: 'ada@example.com',
      'Phone number': '08031234567',
      Address: '12 Allen Avenue',
      State: 'Lagos',
      Password: password,
    },
    press: 'Create account',
    // The areas of a state come with the script.
    sends: { shows: 'Choose one' },
  },
  {
    path: '/forgot-password',
    fields: { Email: 'ada@example.com' },
    press: 'Next',
    sends: { path: '/api/auth/forgot-password', body: { email: 'ada@example.com' } },
  },
  {
    path: '/reset-password?token=of-a-mail',
    fields: { 'New password': password, 'Confirm password': password },
    press: 'Reset password',
    sends: {
      path: '/api/auth/reset-password',
      body: { token: 'of-a-mail', newPassword: password },
    },
  },
  {
    path: '/report-a-find',
    fields: {
      'The number on the item': '490154203237518',
      'Brand or make (optional)': 'Tecno',
      'What did you find, and what does it look like?': 'A blue phone with a cracked corner',
    },
    press: 'Next',
    sends: { leadsTo: /^Step 2 of 3/, back: 'Back' },
  },
  {
    path: '/report-a-loss',
    fields: {
      'The number of your item': '490154203237518',
      Stolen: 'Stolen',
      'State (optional)': 'Kano',
      Email: 'musa@example.com',
    },
    press: 'Send me the code',
    sends: {
      path: '/api/losses',
      body: { identifier: '490154203237518', status: 'Stolen', email: 'musa@example.com' },
    },
  },
  {
    path: '/payment?plan=merchant&billing=yearly',
    fields: { 'Card number': '4111 1111 1111 1111', Expiry: '12/40', CVV: '12' },
    // Its amount follows the plan as soon as a script can tell.
    press: /^Pay NGN/,
    sends: { shows: 'Pay NGN 19,000' },
  },
]

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement)
    const isRadio = await field.evaluate((element: HTMLInputElement) => element.type === 'radio')
    if (isRadio) await field.setChecked(true, { force: true })
    else await (isSelect ? field.selectOption(text) : field.fill(text))
  }
}

async function expectFilledIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    const shown = () =>
      field.evaluate((element: HTMLInputElement | HTMLSelectElement) =>
        element instanceof HTMLSelectElement
          ? element.selectedOptions[0]?.textContent
          : element.value,
      )
    await expect.poll(shown, label).toBe(text)
  }
}

for (const ms of delays) {
  for (const { path, fields, press, sends } of cases) {
    test(`${path} pressed before its scripts, which come ${ms} ms late, sends once and keeps what was typed`, {
      tag: '@phone',
    }, async ({ page, problems }) => {
      problems.allow(/503/)
      const { sent, release } = await holdScripts(page, ms)
      await page.goto(path, { waitUntil: 'commit' })
      await fillIn(page, fields)
      await page.getByRole('button', { name: press, exact: true }).click()
      release()
      if ('shows' in sends) await expect(page.getByText(sends.shows)).toBeAttached()
      else if ('leadsTo' in sends) {
        await expect(page.getByText(sends.leadsTo)).toBeVisible()
        await page.getByRole('button', { name: sends.back }).click()
        expect(sent).toEqual([])
      } else {
        await expect.poll(() => sent).toEqual([{ path: sends.path, body: expect.anything() }])
        expect(sent[0]?.body).toMatchObject(sends.body)
        await expect(page.getByText('Not now').first()).toBeVisible()
      }
      await expectFilledIn(page, fields)
      expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
    })
  }
}

test('a form that was sent before its script looks busy until the script is here', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/503/)
  const { release } = await holdScripts(page, 0)
  await page.goto('/forgot-password', { waitUntil: 'commit' })
  await fillIn(page, { Email: 'ada@example.com' })
  const button = page.getByRole('button', { name: 'Next', exact: true })
  await expect(button).toHaveCSS('opacity', '1')
  await button.click()
  await expect(button).toHaveCSS('opacity', '0.55')
  await expect(button).toHaveCSS('cursor', 'progress')
  release()
  await expect(page.getByText('Not now').first()).toBeVisible()
  await expect(button).toHaveCSS('opacity', '1')
})

for (const ms of delays) {
  for (const [path, fields] of [
    [
      '/verify-business',
      {
        'Business name': 'Musa Phones',
        'CAC number': 'RC1234567',
        'Phone number': '08031234567',
        Address: '1 Ahmadu Bello Way',
        State: 'Kano',
        Category: 'Phones and computer',
        'Website (optional)': 'https://musaphones.ng',
      },
    ],
    ['/business-products', { 'Product 1': 'Chargers', 'Product 2 (optional)': 'Repairs' }],
  ] as const) {
    test(`${path} keeps what was typed over a login pressed before its scripts, which come ${ms} ms late`, {
      tag: '@phone',
    }, async ({ page }) => {
      const { release } = await holdScripts(page, ms)
      await page.goto(path, { waitUntil: 'commit' })
      await fillIn(page, fields)
      await page.locator('form').getByRole('link', { name: 'Login' }).click()
      release()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await page.goto(path)
      await expectFilledIn(page, fields)
    })
  }

  test(`/verify sends a code typed before its scripts, which come ${ms} ms late, once`, {
    tag: '@phone',
  }, async ({ page, problems }) => {
    problems.allow(/503/)
    const email = 'ada@example.com'
    await page.addInitScript(
      (awaited) => {
        sessionStorage.setItem('AWAITED_CODE', awaited)
      },
      JSON.stringify({ email, sentAt: 0 }),
    )
    const { sent, release } = await holdScripts(page, ms)
    await page.goto('/verify', { waitUntil: 'commit' })
    await page.getByLabel('Code', { exact: true }).fill('123456')
    release()
    await expect(page.getByText('Not now').first()).toBeVisible()
    expect(sent).toEqual([{ path: '/api/auth/verify-token', body: { token: '123456', email } }])
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('123456')
  })

  test(`a tab of the directory, chosen before its script, which comes ${ms} ms late, filters the list`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const { release } = await holdScripts(page, ms)
    await page.goto('/merchant', { waitUntil: 'commit' })
    await page.getByText('Hardware and tools', { exact: true }).first().click()
    release()
    await expect(page.locator('#merchant-list > li')).toHaveCount(1)
    await expect(page.getByRole('radio', { name: 'Hardware and tools' })).toBeChecked()
  })

  test(`the areas of a state, chosen before the script of a form, which comes ${ms} ms late, are offered`, {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of ['/signup', '/verify-business']) {
      const { release } = await holdScripts(page, ms)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByLabel('State', { exact: true }).selectOption('Kano')
      release()
      await expect(page.getByRole('option', { name: 'Dala' }), path).toBeAttached()
      await expect(page.getByLabel('State', { exact: true })).toHaveValue('Kano')
      await page.unrouteAll()
    }
  })
}

test('a lookup does not wait for its script', { tag: '@phone' }, async ({ page }) => {
  let scripts = 0
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts++
  })
  await holdScripts(page, 0)
  for (const path of ['/', '/search', '/ha']) {
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.getByRole('main').getByRole('searchbox').first()
    await box.fill('490154203237518')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?uid=/)
    await expect(page.locator('[data-tag-band]').first()).toBeVisible()
  }
  expect(scripts).toBe(0)
})

test('a search looks busy until its results are here, and no more after the browser’s Back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').first().fill('490154203237518')
  const check = main.locator('form [type=submit]').first()
  // A page that is being left can be asked for nothing.
  await check.evaluate((button) =>
    addEventListener('pagehide', () => {
      sessionStorage.setItem('LOOKED', getComputedStyle(button).opacity)
    }),
  )
  await check.click()
  await expect(page).toHaveURL(/\/search\?uid=/)
  expect(await page.evaluate(() => sessionStorage.getItem('LOOKED'))).toBe('0.55')
  await page.goBack()
  await expect(check).toHaveCSS('opacity', '1')
})

test('a form whose script fails to load once is sent all the same', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to fetch|503/)
  const { sent, release } = await holdScripts(page, 0)
  release()
  await page.goto('/forgot-password')
  let failed = 0
  await page.route(/\/_astro\/.*\.js/, (route) => {
    failed ||= Date.now()
    // Astro tries again after a second.
    return Date.now() - failed < 700 ? route.abort() : route.fallback()
  })
  await fillIn(page, { Email: 'ada@example.com' })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Not now').first()).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a form whose script does not load says so, keeps what was typed, and can be sent again', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to fetch|503/)
  const { sent, release } = await holdScripts(page, 0)
  release()
  await page.goto('/forgot-password')
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort())
  await fillIn(page, { Email: 'ada@example.com' })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const note = page.getByRole('alert').filter({ hasText: 'We could not reach Toju' })
  await expect(note).toBeVisible()
  expect(sent).toEqual([])
  await page.unroute(/\/_astro\/.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Not now').first()).toBeVisible()
  await expect(note).toHaveCount(0)
  expect(sent).toHaveLength(1)
  await expectFilledIn(page, { Email: 'ada@example.com' })
})

/** Chrome puts each translated text into an element, Firefox changes the texts. */
function translate(page: Page, by: 'elements' | 'texts'): Promise<void> {
  return page.evaluate((by) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (text.parentElement?.matches('script, style')) continue
      const translated = text.data.replaceAll('e', 'é')
      if (by === 'texts') text.data = translated
      else {
        const font = document.createElement('font')
        font.textContent = translated
        text.replaceWith(font)
      }
    }
  }, by)
}

for (const by of ['elements', 'texts'] as const) {
  test(`a page that the browser has translated keeps what is typed and the focus: ${by}`, {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of ['/', '/login', '/report-a-loss']) {
      await page.goto(path)
      await page.locator('main astro-island[data-listening]').first().waitFor()
      await translate(page, by)
      const field = page.locator('main input:visible').first()
      await field.click()
      await page.keyboard.type('R58')
      await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr')
      await page.keyboard.type('N12')
      await expect(field).toHaveValue('R58N12')
      await expect(field).toBeFocused()
    }
  })
}

test('a form pressed while the rest of its page arrives is sent once', {
  tag: '@phone',
}, async ({ page, problems, server }) => {
  problems.allow(/503/)
  const { sent, release } = await holdScripts(page, 0)
  release()
  using site = await stopPagesBehindForms(server.origin)
  await page.goto(`${site.origin}/forgot-password`, { waitUntil: 'commit' })
  await page.getByLabel('Email').first().fill('ada@example.com')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  site.release()
  await expect(page.getByText('Not now').first()).toBeVisible()
  expect(sent).toEqual([{ path: '/api/auth/forgot-password', body: { email: 'ada@example.com' } }])
})

test('a returning owner sees the last home screen before any script has loaded, and its links work', {
  tag: '@phone',
}, async ({ page, owner }) => {
  const phone = await owner.ownPhone('Blue Tecno')
  await owner.call(createReport, {
    assetId: phone,
    status: 'Stolen',
    description: 'Taken from my bag',
  })
  await owner.open(page, '/dashboard')
  const report = page.locator('#screen').getByRole('link', { name: 'Blue Tecno', exact: true })
  await expect(report).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('LAST_SCREEN')))
    .toContain('Blue')

  const { release } = await holdScripts(page, 0)
  await page.reload({ waitUntil: 'commit' })
  const last = page.locator('#last-screen')
  await expect(last.getByRole('link', { name: 'Blue Tecno', exact: true })).toBeVisible()
  await expect(last.getByText(/^As of .*\d\d:\d\d$/)).toBeVisible()
  await expect(last.getByRole('button').first()).toBeDisabled()
  release()
  await expect(last).toHaveCount(0)
  await expect(report).toBeVisible()
  await expect(page.getByText(/^As of/)).toHaveCount(0)
  await page.unrouteAll()

  const again = await holdScripts(page, 0)
  await page.reload({ waitUntil: 'commit' })
  await last.getByRole('link', { name: 'Blue Tecno', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/reports\//)
  again.release()
  await expect(page.getByRole('heading', { name: 'Blue Tecno' })).toBeVisible()
  await page.unrouteAll()
})

test('returning staff see the last counts before any script has loaded, and nothing that names another person', {
  tag: '@phone',
}, async ({ page, server, owner }) => {
  await owner.ownPhone('Blue Tecno')
  const staff = await newAdmin(server)
  await staff.open(page, '/admin')
  const users = page.locator('#screen').getByRole('link', { name: /^Total Users/ })
  await expect(users).toBeVisible()
  const storedText = () =>
    page.evaluate(() => {
      const { html = '' } = JSON.parse(localStorage.getItem('LAST_SCREEN') ?? '{}')
      return new DOMParser().parseFromString(html, 'text/html').body.textContent
    })
  await expect.poll(storedText).toContain('Total Users')
  const activities = page.locator('#screen').getByRole('list').last().getByRole('listitem')
  await expect(activities.first()).toBeVisible()
  for (const activity of await activities.allTextContents()) {
    expect(await storedText()).not.toContain(activity)
  }

  const { release } = await holdScripts(page, 0)
  await page.reload({ waitUntil: 'commit' })
  const last = page.locator('#last-screen')
  await expect(last.getByRole('link', { name: /^Total Users/ })).toBeVisible()
  await expect(last.getByText(/^As of .*\d\d:\d\d$/)).toBeVisible()
  release()
  await expect(last).toHaveCount(0)
  await expect(users).toBeVisible()
  await expect(page.getByText(/^As of/)).toHaveCount(0)
  await page.unrouteAll()
})
