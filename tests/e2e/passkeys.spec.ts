import type { Page } from '@playwright/test'
import { codeAt } from '../../src/server/security/totp.ts'
import { openAccount } from './support/accounts.ts'
import { axeViolations } from './support/axe.ts'
import { typeLogIn, typePasswordAgain } from './support/log-in.ts'
import type { Mail } from './support/mail.ts'
import type { BuiltServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

/** Adds a platform authenticator to Chromium that stores passkeys and verifies any user. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifies: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function openSecurity(page: Page) {
  await page.goto('/dashboard/account')
  await page.getByText('Login security').click()
}

/** Opens the screen as the user of a new account. */
async function openSecurityOf(
  { page, server, mail }: { page: Page; server: BuiltServer; mail: Mail },
  email: string,
) {
  await openAccount({ server, mail }, { email })
  await typeLogIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openSecurity(page)
}

async function clearSession(page: Page) {
  await page.evaluate(() => localStorage.clear())
}

async function expectToast(page: Page, words: string) {
  await expect(page.locator('.Toastify__toast').filter({ hasText: words })).toBeVisible()
}

async function expectFits(page: Page) {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond).toBeLessThanOrEqual(0)
}

test(
  'a passkey is added, used instead of a password and after one, and removed',
  { tag: '@phone' },
  async ({ page, server, mail, problems }, { project }) => {
    problems.allow(/40[013]/)
    const email = `passkey-${project.name}@example.com`
    const authenticator = await addAuthenticator(page)
    await openSecurityOf({ page, server, mail }, email)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('My own phone')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add this device' }).click()
    await typePasswordAgain(page)
    await expectToast(page, 'Passkey added')
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectFits(page)
    await page.getByRole('button', { name: 'I have kept the codes' }).click()
    const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
    await expect(passkeys).toHaveText([/My own phone.*Never used/])
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await expectFits(page)
    expect((await mail.newest(email, /A passkey was added/)).text).not.toContain('My own phone')

    // Login with the passkey alone, clicked before the page’s script has loaded.
    await clearSession(page)
    await page.goto('/login')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()

    // A user who cannot unlock the phone cannot log in.
    await clearSession(page)
    await authenticator.verifies(false)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expectToast(page, 'No passkey was used')
    await expect(page).toHaveURL(/\/login$/)
    await authenticator.verifies(true)

    // Login with the passkey after the password.
    await typeLogIn(page, email)
    await expect(page.getByText('Your password is right.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await expectFits(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)

    await openSecurity(page)
    await expect(passkeys).toHaveText([/My own phone.*Last used/])
    await page.getByRole('button', { name: 'Remove My own phone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await typePasswordAgain(page)
    await expectToast(page, 'Passkey removed')
    await expect(passkeys).toHaveCount(0)

    await clearSession(page)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expectToast(page, 'You cannot log in here with this passkey.')
    await typeLogIn(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

test('login shows nothing about passkeys in a browser without them, and nothing shifts', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
  await page.getByLabel('Email').click()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
})

test(
  'a user sets up an authenticator app on the account screen',
  { tag: '@phone' },
  async ({ page, server, mail, problems }, { project }) => {
    problems.allow(/40[013]/)
    const email = `app-${project.name}@example.com`
    await openSecurityOf({ page, server, mail }, email)
    await page.getByRole('button', { name: 'Set up' }).click()
    await typePasswordAgain(page)
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expectFits(page)
    const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
    await page.getByLabel('Code', { exact: true }).pressSequentially(codeAt(secret, Date.now()))
    await expect(
      page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
    ).toHaveCount(10)
    await page.getByRole('button', { name: 'I have kept the codes' }).click()
    await expect(page.getByText(/^On since/)).toBeVisible()
    await mail.newest(email, /second login step is on/)

    await clearSession(page)
    await typeLogIn(page, email)
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  },
)
