import type { Page } from '@playwright/test'
import { createApiClient } from '../../src/api/http.ts'
import { updateProfile } from '../../src/api/users/my-account.ts'
import { codeAt } from '../../src/server/security/totp.ts'
import { openAccount, password } from './support/accounts.ts'
import { newAdmin } from './support/admins.ts'
import { axeViolations } from './support/axe.ts'
import { typeLogIn, typePasswordAgain } from './support/log-in.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const hostile = [
  '<img src=x onerror=document.title=1>',
  '"><script>document.title=1</script>',
  "';document.title=1//",
  '{{constructor.constructor("document.title=1")()}}',
  'javascript:document.title=1',
].join(' ')

async function expectToast(page: Page, words: string) {
  await expect(page.locator('.Toastify__toast').filter({ hasText: words })).toBeVisible()
}

async function createKemi(page: Page, email: string) {
  await page.getByLabel('First name').fill('Kemi')
  await page.getByLabel('Last name').fill('Balogun')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill('0803 555 0101')
  await page.getByRole('button', { name: 'Create User' }).click()
  await typePasswordAgain(page)
}

/** This user's table row, or their card on a phone. */
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test(
  'a super-admin adds a staff member, who sets a password by email and logs in',
  { tag: '@phone' },
  async ({ page, server, mail, newUser, problems }, { project }) => {
    problems.allow(/403/)
    const email = `kemi-${project.name}@example.com`
    const head = await newAdmin(server)
    await head.open(page, '/admin/users')
    await page.getByRole('link', { name: 'Create User' }).click()
    await page.getByRole('button', { name: 'Create User' }).click()
    await expect(page.getByText('Enter a first name')).toBeVisible()
    await createKemi(page, email)
    await expectToast(page, 'User created successfully')
    await expect(page.getByRole('heading', { level: 1, name: 'Kemi Balogun' })).toBeVisible()
    await expect(page.getByText('Not set yet')).toBeVisible()

    const { text } = await mail.newest(email, /^Your Toju account is ready$/)
    const link = /\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? ''
    const kemi = await newUser()
    await kemi.goto(link)
    await kemi.getByLabel('New password').fill(password)
    await kemi.getByLabel('Confirm password').fill(password)
    await expect(kemi.locator('astro-island[ssr]')).toHaveCount(0)
    await kemi.getByRole('button', { name: 'Reset password' }).click()
    await expect(kemi).toHaveURL(/\/login/)
    await typeLogIn(kemi, email)
    await expect(kemi).toHaveURL(/\/admin/)
  },
)

test(
  'a taken email is reported on its field, and the typed text is kept',
  { tag: '@phone' },
  async ({ page, server, mail, problems }, { project }) => {
    problems.allow(/409|403/)
    const email = `taken-${project.name}@example.com`
    await openAccount({ server, mail }, { email })
    const head = await newAdmin(server)
    await head.open(page, '/admin/users/new')
    await createKemi(page, email)
    await expect(
      page.getByText('Somebody already has an account with this email address.').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('Kemi')
  },
)

test('a suspension requires the password, takes effect at once, and can be lifted', {
  tag: '@phone',
}, async ({ page, server, mail, newUser, problems }) => {
  problems.allow(/40[13]/)
  const suspended = await newOwner({ server, mail })
  const { email } = suspended
  const user = await newUser()
  await suspended.open(user, '/dashboard')
  await expect(user.getByRole('heading', { level: 1 })).toBeVisible()
  // The dashboard would notice the suspension, because it polls.
  await user.goto('/faqs')

  const head = await newAdmin(server)
  await head.open(page, `/admin/users?search=${encodeURIComponent(email)}`)
  await rowOf(page, email).getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: /^Suspend/ })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByText('Say why: we tell this person')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Reported a phone that was not theirs')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await typePasswordAgain(page)
  await expectToast(page, 'User suspended')
  await expect(page.getByText('Reported a phone that was not theirs')).toBeVisible()
  expect((await mail.newest(email, /suspended/)).text).toContain('not theirs')

  await user.goto('/dashboard')
  await expect(user).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'User restored')
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
})

test('a second factor can be scanned or typed, confirmed, asked for at login, and recovered from', {
  tag: '@phone',
}, async ({ page, server, newUser, problems }) => {
  problems.allow(/40[013]/)
  const guarded = await newAdmin(server)
  await guarded.open(page, '/admin/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  await typePasswordAgain(page)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  const used = codeAt(secret, Date.now())
  await page.getByLabel('Code', { exact: true }).pressSequentially(used)
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allInnerTexts()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'I have kept the codes' }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()

  const phone = await newUser()
  await typeLogIn(phone, guarded.email)
  await expect(phone.getByLabel('Code', { exact: true })).toBeFocused()
  expect(await axeViolations(phone)).toEqual([])
  // The code that confirmed the app cannot be used again.
  await phone.getByLabel('Code', { exact: true }).pressSequentially(used)
  await expect(phone.getByText(/This code is wrong or was used/).first()).toBeVisible()
  await phone.getByRole('button', { name: 'Use a recovery code' }).click()
  await phone.getByLabel('Recovery code').fill(first)
  await phone.getByRole('button', { name: 'Login' }).click()
  await expect(phone).toHaveURL(/\/admin/)

  await page.getByRole('button', { name: 'Require it from everyone' }).click()
  await expectToast(page, 'Everyone in the team needs a second login step now.')
  await page.getByRole('button', { name: 'Make it optional' }).click()
  await expectToast(page, 'A second login step is now optional for the team.')
})

test(
  'user text is escaped on every screen at every width, and no screen has an axe violation',
  {
    tag: '@phone',
  },
  async ({ page, server, mail, problems }, { project }) => {
    problems.allow(/404/)
    const email = `hostile-${project.name}@example.com`
    const id = await openHostile({ server, mail }, email)
    const head = await newAdmin(server)
    await head.signIn(page)
    const screens: [string, string | RegExp][] = [
      [`/admin/users?search=${encodeURIComponent(email)}`, email],
      [
        `/admin/users?search=${encodeURIComponent(hostile)}`,
        'No results matched your search query',
      ],
      ['/admin/users/new', 'Create User'],
      [`/admin/users/${id}`, hostile],
      [`/admin/users/${id}/edit`, 'Edit User'],
      [`/admin/users/${id}/reset-password`, email],
      ['/admin/users/nobody', 'User not found'],
      [`/admin/logs?actor=${id}`, email],
      [
        `/admin/logs?entity=${encodeURIComponent(hostile.slice(0, 40))}`,
        'There are no activity logs',
      ],
      ['/admin/security', 'second login step'],
    ]
    for (const [path, shown] of screens) {
      await page.goto(path)
      await expect(page.getByText(shown).first(), path).toBeVisible()
      await expect(page, path).toHaveTitle(/· Toju$/)
      expect(await page.locator('main img[src=x], main script').count(), path).toBe(0)
      expect(await axeViolations(page), path).toEqual([])
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const needed = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(needed, `${path} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  },
)

/** A user with hostile text in every field, signed in with a hostile browser name. */
async function openHostile(on: Parameters<typeof openAccount>[0], email: string): Promise<string> {
  const { logIn: enter } = await openAccount(on, { email })
  const { access_token, user } = await enter()
  const call = createApiClient({ origin: on.server.origin, token: () => access_token })
  await call(updateProfile, { address: hostile })
  await fetch(`${on.server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': hostile },
    body: JSON.stringify({ email, password }),
  })
  return user.id
}

test(
  'the log can be filtered, shows what changed, and downloads as a file',
  { tag: '@desk' },
  async ({ page, server, mail, problems }, { project }) => {
    problems.allow(/403/)
    const head = await newAdmin(server)
    const email = `logged-${project.name}@example.com`
    const { logIn: enter } = await openAccount({ server, mail }, { email })
    const { user } = await enter()
    await head.open(page, `/admin/users/${user.id}`)
    await page.getByRole('button', { name: 'Change role' }).click()
    const dialog = page.getByRole('dialog', { name: /^Role of/ })
    await dialog.getByLabel('Role').selectOption('admin')
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await typePasswordAgain(page)
    await expectToast(page, 'Role changed')

    await page.goto('/admin/logs')
    const menu = page.getByRole('navigation', { name: 'Back office' })
    expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)
    await page.getByLabel('By (email)').fill(head.email)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('Action', { exact: true }).selectOption('update')
    await expect(page).toHaveURL(
      new RegExp(`actor=${encodeURIComponent(head.email)}`.replaceAll('.', '\\.')),
    )
    const row = rowOf(page, 'role: user')
    await expect(row).toContainText(/user\s*→?\s*became\s*admin|user.*admin/)
    await expect(page.getByText(/^Showing 1 to \d+ of \d+ results$/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Options' }).click()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    await page.keyboard.press('Escape')
    expect(file.suggestedFilename()).toMatch(/^toju-activity-\d{4}-\d{2}-\d{2}\.csv$/)
    await page.getByLabel('Action', { exact: true }).selectOption('delete')
    await expect(page.getByText('There are no activity logs')).toBeVisible()
  },
)
