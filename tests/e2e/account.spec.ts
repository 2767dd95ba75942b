import type { Page } from '@playwright/test'
import { mailedCode, openAccount, password } from './support/accounts.ts'
import { axeViolationsAtEachWidth, switchColorScheme } from './support/axe.ts'
import { makeAdmin } from './support/commands.ts'
import { tabTo } from './support/keys.ts'
import { pressLogout } from './support/log-out.ts'
import { expect, test } from './support/test.ts'

const unreachable = 'We could not reach Toju. Check your connection and try again.'

test(
  'the keyboard alone completes sign-up, code, login, logout and password reset, with the texts of spec §8',
  { tag: '@phone' },
  async ({ page, mail, server }, { project }) => {
    const email = `keys-${project.name}@example.com`
    const keys = page.keyboard
    const into = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await keys.type(text)
    }

    await page.goto('/signup')
    await into('First name', 'Ada')
    await into('Last name (optional)', 'Okafor')
    await into('Email', email)
    await into('Phone number', '0803 123 4567')
    await into('Address', '12 Allen Avenue')
    await into('State', 'Lagos')
    const lga = page.getByLabel('Local government area')
    await expect(lga.getByRole('option', { name: 'Ikeja' })).toBeAttached()
    await into('Local government area', 'Ikeja')
    await expect(lga).toHaveValue('Ikeja')
    await into('Password', password)
    await tabTo(page, page.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
    await keys.press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Create account' }))
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/verify$/)
    await expectToast(
      page,
      'Registered successfully. Please check your email to confirm your registration',
    )

    // The page’s only field has the focus.
    await expect(page.getByLabel('Code')).toBeFocused()
    await hydrated(page)
    await keys.type(await mailedCode(mail, email))
    await expect(page).toHaveURL(/\/login$/)
    await expectToast(page, 'Account verified successfully. Login to your account')

    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await keys.type(password)
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()

    await tabTo(page, page.getByRole('button', { name: 'More', exact: true }))
    await keys.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Logout' }))
    await keys.press('Enter')
    await expect(page).toHaveURL(`${server.origin}/`)
    await expectToast(page, 'Logout successful')

    const other = `forgot-${project.name}@example.com`
    const invited = new URL(await makeAdmin(server, other), server.origin)
    const token = invited.searchParams.get('token')
    const set = { token, newPassword: password }
    const answer = await page.request.post('/api/auth/reset-password', { data: set })
    expect(answer.status()).toBe(200)
    await page.goto('/login')
    await tabTo(page, page.getByRole('link', { name: 'Forgot Password?' }))
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/forgot-password$/)
    await into('Email', other)
    await keys.press('Enter')
    await expectToast(page, 'Password reset email sent')

    const { text } = await mail.newest(other, /^Set a new password/)
    const link = /\S+\/reset-password\?token=\S+/.exec(text)?.[0]
    await page.goto(link ?? '')
    await expect(page).toHaveURL(/\/reset-password$/)
    await into('New password', 'a wholly different one')
    await into('Confirm password', 'a wholly different one')
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
    await expectToast(
      page,
      'Password reset successfully! You can now login with your new password.',
    )

    await into('Email', other)
    await into('Password', 'a wholly different one')
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/admin(\/|$)/)
  },
)

test(
  'login sends a user with a pending code to /verify with the info toast (spec §4, §8)',
  { tag: '@phone' },
  async ({ page, mail, server }, { project }) => {
    const email = `unverified-${project.name}@example.com`
    await openAccount({ server, mail }, { email, verified: false })
    // Within a minute of sign-up no second code is sent, and the page does not claim so.
    await logInAs(page, email, password)
    await expect(page).toHaveURL(/\/verify$/)
    const withheld = /We sent a code at \d\d:\d\d\. Look for it, or ask again in \d+ seconds?\./
    await expect(page.locator('.Toastify__toast').last()).toHaveText(
      new RegExp(`^Please verify your email before logging in\\. ${withheld.source}$`),
    )
    await expect(page.getByRole('main').getByText(withheld)).toBeVisible()

    await page.route('**/api/auth/login', async (route) => {
      const answer = await route.fetch()
      const { message: _, ...sent } = await answer.json()
      await route.fulfill({ response: answer, json: sent })
    })
    await page.evaluate(() => localStorage.clear())
    await logInAs(page, email, password)
    await expect(page).toHaveURL(/\/verify$/)
    await expectToast(page, 'Please verify your email before logging in. OTP sent to your email.')
    await expect(
      page.getByRole('main').getByText(`We sent a six-digit code to ${email}`),
    ).toBeVisible()
  },
)

test(
  '/verify opened without a sign-up asks for the email, and its code leads to choosing a password',
  {
    tag: '@phone',
  },
  async ({ page, mail, server, problems }, { project }) => {
    problems.allow(/400/)
    const email = `cold-${project.name}@example.com`
    await openAccount({ server, mail }, { email, verified: false })
    const apiCalls = countCalls(page)
    await page.goto('/verify')
    const main = page.getByRole('main')
    await expect(main.getByLabel('Email')).toBeVisible()
    await expect(main.getByText('We sent')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(main.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/)
    expect(apiCalls).toEqual([])

    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Code').fill(await mailedCode(mail, email))
    await expect(page).toHaveURL(/\/reset-password$/)
    await expectToast(page, 'This code is right. Choose a password to finish.')
    await page.getByLabel('New password', { exact: true }).fill('a wholly different one')
    await page.getByLabel('Confirm password').fill('a wholly different one')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await fillLogin(page, email, 'a wholly different one')
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

test(
  'the code of another sign-up with the same email is refused with a message',
  {
    tag: '@phone',
  },
  async ({ page, mail, server, problems }, { project }) => {
    problems.allow(/400/)
    const email = `squatted-${project.name}@example.com`
    await openAccount({ server, mail }, { email, verified: false })
    const theirs = await mailedCode(mail, email)
    await page.goto('/signup')
    await enter(page, { ...signUpFields, Email: email })
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/verify$/)
    await page.getByLabel('Code').fill(theirs)
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(
      /This code is for another sign-up with your email/,
    )
  },
)

test(
  'login leads to the page the visitor wanted, an existing token to the dashboard, and logout home (spec §4)',
  { tag: '@phone' },
  async ({ page, mail, server }, { project }) => {
    const email = `returning-${project.name}@example.com`
    await openAccount({ server, mail }, { email })
    await page.goto('/dashboard/assets?from=mail#top')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard%2Fassets%3Ffrom%3Dmail%23top$/)
    await fillLogin(page, email, password)
    await expect(page).toHaveURL(/\/dashboard\/assets\?from=mail#top$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Assets' })).toBeVisible()

    await page.goto('/login')
    await expect(page).toHaveURL(/\/dashboard$/)

    await pressLogout(page)
    await expect(page).toHaveURL(`${server.origin}/`)
    await expectToast(page, 'Logout successful')
    expect(await page.evaluate(() => localStorage.getItem('AUTH_TOKEN'))).toBeNull()
  },
)

test('an expired token is cleared, and login leads back to the page (spec §2, §8)', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/401/)
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('AUTH_TOKEN', 'over'))
  await page.goto('/dashboard/reports')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard%2Freports$/)
  expect(await page.evaluate(() => localStorage.getItem('AUTH_TOKEN'))).toBeNull()
})

test('login shows the server’s message in a toast and in the form, or "Login failed" without one (spec §8)', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/401|500/)
  await logInAs(page, 'nobody@example.com', 'not the one')
  const refusal = await page.getByRole('main').locator('form p').textContent()
  expect(refusal).toMatch(/\w+ .+\./)
  await expectToast(page, refusal ?? '', 'alert')

  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }))
  await logInAs(page, 'nobody@example.com', 'not the one')
  await expect(page.getByRole('main').getByText('Login failed', { exact: true })).toBeFocused()
  await expectToast(page, 'Login failed', 'alert')
})

test('mismatched passwords show an error and send nothing (spec §5, §8)', {
  tag: '@phone',
}, async ({ page }) => {
  const apiCalls = countCalls(page)
  await page.goto('/reset-password?token=made-up')
  await page.getByLabel('New password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Confirm password').fill('correct horse batteries')
  await page.getByRole('button', { name: 'Reset password' }).click()
  const confirm = page.getByLabel('Confirm password')
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match')
  await expect(confirm).toBeFocused()
  expect(apiCalls).toEqual([])
})

test('a reset link without its token leads to login with an explanation (spec §5, §8)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/reset-password')
  // Nobody has interacted with the page.
  await expect(page).toHaveURL(/\/login$/)
  await expectToast(page, 'Reset token is missing', 'alert')
})

test('a chosen plan and billing period lead to their payment page, and the card stays on this device (spec §2)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/select-pricing-plans')
  await page.getByText('Yearly', { exact: true }).click()
  await page.getByRole('link', { name: 'Choose Merchant' }).click()
  await expect(page).toHaveURL(/\/payment\?plan=merchant&billing=yearly$/)
  await expect(page.getByRole('radio', { name: 'Merchant' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()

  const card = '4111 1111 1111 1111'
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const apiCalls = countCalls(page)
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry').fill(`12/${(new Date().getFullYear() + 1) % 100}`)
  await page.getByLabel('CVV').fill('123')
  await page.getByRole('button', { name: 'Pay NGN 19,000', exact: true }).click()
  await expectToast(page, 'Payments are not open yet. Nothing was charged.')
  expect(apiCalls).toEqual([])
  expect(sent.filter((each) => each.replace(/\D/g, '').includes('41111111'))).toEqual([])
})

/** What a screen reader lists for each screen: its controls and headings, in order. */
const screens = {
  '/login': [
    'heading "Login" [level=1]',
    'link "Sign up"',
    'textbox "Email"',
    'textbox "Password"',
    'button "Show password"',
    'link "Forgot Password?"',
    'button "Login"',
    'button "Use a passkey"',
  ],
  '/signup': [
    'heading "Create your account" [level=1]',
    'link "Login"',
    'textbox "First name"',
    'textbox "Last name (optional)"',
    'textbox "Email"',
    'textbox "Phone number"',
    'textbox "Address"',
    'combobox "State"',
    'combobox "Local government area"',
    'textbox "Password"',
    'button "Show password"',
    'checkbox "I accept the terms and conditions"',
    'link "terms and conditions"',
    'button "Create account"',
  ],
  '/verify': [
    'heading "Verify your email" [level=1]',
    'textbox "Email"',
    'textbox "Code"',
    'button "Verify" [disabled]',
    'button "Send a new code"',
    'link "Sign up again"',
    'link "Login"',
  ],
  '/forgot-password': [
    'heading "Forgot your password?" [level=1]',
    'textbox "Email"',
    'button "Next"',
    'link "Login"',
  ],
  '/reset-password?token=made-up': [
    'heading "Set a new password" [level=1]',
    'textbox "New password"',
    'button "Show password"',
    'textbox "Confirm password"',
    'button "Show password"',
    'button "Reset password"',
    'link "Ask for a new one"',
  ],
  '/select-pricing-plans': [
    'heading "Choose a plan" [level=1]',
    'group "Billing"',
    'radio "Monthly" [checked]',
    'radio "Yearly 2 months free"',
    'heading "Free" [level=2]',
    'link "Get started"',
    'heading "Premium" [level=2]',
    'link "Choose Premium"',
    'heading "Merchant" [level=2]',
    'link "Choose Merchant"',
  ],
  '/payment?plan=premium&billing=monthly': [
    'heading "Payment" [level=1]',
    'link "Compare the plans"',
    'link "sign up"',
    'link "log in"',
    'group "Billing"',
    'radio "Monthly" [checked]',
    'radio "Yearly"',
    'group "Plan"',
    'radio "Premium" [checked]',
    'radio "Merchant"',
    'textbox "Card number"',
    'textbox "Expiry"',
    'textbox "CVV"',
    'combobox "Country"',
    'button "Pay NGN 900"',
  ],
}

for (const [path, named] of Object.entries(screens)) {
  test(`${path} shows only the logo in its header, labels its controls, and passes axe at AA in light and dark at each width, with errors shown too`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect.poll(() => readScreen(page)).toEqual(named)
    expect(await axeViolationsAtEachWidth(page), 'light').toEqual([])
    await showErrors(page)
    expect(await axeViolationsAtEachWidth(page), 'light, after a try').toEqual([])
    await switchColorScheme(page, 'dark')
    expect(await axeViolationsAtEachWidth(page, ['color-contrast']), 'dark').toEqual([])
  })
}

const signUpFields = {
  'First name': 'Ada',
  'Last name (optional)': 'Okafor',
  Email: 'ada@example.com',
  'Phone number': '0803 123 4567',
  Address: '12 Allen Avenue',
  State: 'Lagos',
  'Local government area': 'Ikeja',
  Password: password,
}

/** What the user enters into each form, by label. `call` is the endpoint. */
const forms = [
  {
    path: '/login',
    call: 'POST /auth/login',
    entered: { Email: 'ada@example.com', Password: password },
    button: 'Login',
  },
  {
    path: '/forgot-password',
    call: 'POST /auth/forgot-password',
    entered: { Email: 'ada@example.com' },
    button: 'Next',
  },
  {
    path: '/reset-password?token=made-up',
    call: 'POST /auth/reset-password',
    entered: { 'New password': password, 'Confirm password': password },
    button: 'Reset password',
  },
  {
    path: '/signup',
    call: 'POST /auth/register',
    entered: signUpFields,
    button: 'Create account',
  },
  {
    path: '/verify',
    call: 'POST /auth/verify-token',
    entered: { Email: 'ada@example.com', Code: '123456' },
    button: 'Verify',
  },
]

for (const { path, call, entered, button } of forms) {
  test(`${path} shows an error while the server is down, keeps the typed text, and works once it is back`, {
    tag: '@phone',
  }, async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|500/)
    await page.goto(path)
    await page.route('**/api/**', (route) => route.abort())
    // A code is submitted automatically once the script has loaded.
    if (path === '/verify') await hydrated(page)
    await enter(page, entered)
    if (path !== '/verify') await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('main').getByText(unreachable)).toBeFocused()
    await expectToast(page, unreachable, 'alert')
    for (const [label, text] of Object.entries(entered)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    }

    await page.unroute('**/api/**')
    const apiCalls = answerCalls(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect.poll(() => apiCalls).toEqual([call])
    await expect(page.getByRole('main').getByText(unreachable)).toHaveCount(0)
  })
}

for (const { path, call, entered, button } of forms.filter(({ path }) => path !== '/verify')) {
  test(`${path} submitted before its script loads waits for it: sent once, with nothing typed in the URL`, {
    tag: '@phone',
  }, async ({ page, problems }) => {
    problems.allow(/500/)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    const apiCalls = answerCalls(page)
    const loadIslands = await delayIslands(page)
    await page.goto(path)
    const address = page.url()

    // The LGAs of a state load with the script.
    const { 'Local government area': area, ...early } = entered as Record<string, string>
    for (const [label, text] of Object.entries(early)) {
      const control = page.getByLabel(label, { exact: true })
      await (label === 'State' ? control.selectOption(text) : control.fill(text))
    }
    if (area) await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.locator('astro-island[data-waiting]')).toHaveCount(1)
    expect(apiCalls).toEqual([])

    loadIslands()
    if (area) {
      const box = page.getByLabel('Local government area')
      await expect(box).toHaveAccessibleDescription('Choose a local government area')
      for (const [label, text] of Object.entries(early)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
      }
      await box.selectOption(area)
      await page.getByRole('button', { name: button, exact: true }).click()
    }
    await expect(page.getByRole('main').getByText(refusal)).toBeVisible()
    expect(apiCalls).toEqual([call])
    expect(page.url()).toBe(address)
    const typed = Object.values(early).flatMap((text) => [text, encodeURIComponent(text)])
    expect(requests.filter((each) => typed.some((text) => each.includes(text)))).toEqual([])
    expect(requests.filter((each) => each.startsWith('POST') && !each.includes('/api/'))).toEqual(
      [],
    )
  })
}

test('a code typed before the script loads stays, and its button sends it', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.allow(/500/)
  const apiCalls = answerCalls(page)
  const loadIslands = await delayIslands(page)
  await page.goto('/verify')
  await page.getByLabel('Code').fill('123456')
  loadIslands()
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('main').getByText(refusal)).toBeVisible()
  expect(apiCalls).toEqual(['POST /auth/verify-token'])
  await expect(page.getByLabel('Code')).toHaveValue('123456')
})

const refusal = 'Something is broken on our side.'

/** Answers every call with a refusal; returns the calls in order. */
function answerCalls(page: Page): string[] {
  const apiCalls = countCalls(page)
  void page.route('**/api/**', (route) =>
    route.fulfill({ status: 500, json: { message: refusal, code: 'INTERNAL' } }),
  )
  return apiCalls
}

function countCalls(page: Page): string[] {
  const apiCalls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) {
      apiCalls.push(`${request.method()} ${pathname.slice('/api'.length)}`)
    }
  })
  return apiCalls
}

/** Delays the code of all islands until the returned function is called. */
async function delayIslands(page: Page): Promise<() => void> {
  let loadIslands = () => {}
  const gate = new Promise<void>((open) => {
    loadIslands = open
  })
  await page.route(/\/_astro\/\w+Form\.[\w-]+\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  return loadIslands
}

async function enter(page: Page, entered: Record<string, string>) {
  for (const [label, text] of Object.entries(entered)) {
    const control = page.getByLabel(label, { exact: true })
    const isSelect = await control.evaluate((element) => element.tagName === 'SELECT')
    if (isSelect) await control.selectOption(text)
    else await control.fill(text)
  }
  const terms = page.getByRole('checkbox')
  if ((await terms.count()) > 0) await terms.check()
}

async function readScreen(page: Page): Promise<string[]> {
  const tree = await page.getByRole('main').ariaSnapshot()
  const roles = 'heading|group|link|textbox|combobox|checkbox|radio|button'
  return [...tree.matchAll(new RegExp(`- ((?:${roles}) ".*?"(?: \\[[^\\]]+\\])*)`, 'g'))].map(
    ([, line = '']) => line,
  )
}

/** Submits the empty form of the page, if it has one. */
async function showErrors(page: Page) {
  const button = page.locator('form:has(input) button[type=submit]:enabled')
  if ((await button.count()) === 0) return
  await button.click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
}

/** Waits until the island responds. */
async function hydrated(page: Page) {
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
}

async function logInAs(page: Page, email: string, secret: string) {
  await page.goto('/login')
  await fillLogin(page, email, secret)
}

async function fillLogin(page: Page, email: string, secret: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Expects a toast with exactly this text. Only a failure (`alert`) interrupts a screen reader. */
async function expectToast(page: Page, words: string, role: 'status' | 'alert' = 'status') {
  const toast = page.locator('.Toastify__toast').and(page.getByRole(role)).last()
  await expect(toast).toHaveText(words)
}
