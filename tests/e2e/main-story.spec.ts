import type { Page } from '@playwright/test'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import { mailedCode } from './support/accounts.ts'
import { makeAdmin } from './support/commands.ts'
import { type Photo, phonePhoto, smallPhoto } from './support/photo.ts'
import { expect, test } from './support/test.ts'

const password = 'correct horse battery'

test.use({ reducedMotion: 'no-preference' })

test(
  'a user signs up, registers a phone and reports it stolen; an admin confirms; a stranger sees it',
  { tag: '@firefox' },
  async ({ page, newUser, mail, server }, { project }) => {
    const email = `ada-${project.name}@example.com`
    const imei = imeiOf(project.name === 'phone' ? '35693803600001' : '35693803600002')

    await signUp(page, email)
    await expect(page.getByText(/Registered successfully/)).toBeVisible()
    await page.getByLabel('Code').fill(await mailedCode(mail, email))
    await expect(page).toHaveURL(/\/login/)
    await expect(
      page.getByText('Account verified successfully. Login to your account'),
    ).toBeVisible()

    await logIn(page, email, password)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible()
    await expect(page.getByText('You have no report yet!')).toBeVisible()

    // On a phone the photo is large, and the browser downscales it before the upload.
    const photo = project.name === 'phone' ? await phonePhoto() : await smallPhoto()
    await registerPhone(page, imei, photo)
    await expect(page.getByText('Asset added successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/assets\/[\w-]{36}$/)

    await reportStolen(page)
    await expect(page.getByText('Report added successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/reports/)

    const stranger = await newUser()
    await check(stranger, imei)
    await expect(stranger.getByText(/under review/i).first()).toBeVisible()

    const admin = await newUser()
    await becomeAdmin(
      admin,
      await makeAdmin(server, `chief-${project.name}@example.com`),
      project.name,
    )
    await confirmTheft(admin, imei)

    await check(stranger, imei)
    const reportedOn = stranger.getByRole('heading').filter({ hasText: /^Reported stolen on/ })
    await expect(reportedOn).toHaveText(/^Reported stolen on .+ in Lagos\. Do not buy it\.$/)
    await mail.newest(email, /^Your theft report is confirmed$/)
  },
)

test('the lookup works with scripts disabled', { tag: '@phone' }, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await page.goto('/search')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('490154203237518')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?uid=490154203237518/)
  await expect(page.getByText(/not in the registry/).first()).toBeVisible()
  await context.close()
})

function imeiOf(payload: string): string {
  return payload + luhnCharacter(payload, 10)
}

async function signUp(page: Page, email: string) {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill('+234 803 123 4567')
  await page.getByLabel('Address').fill('12 Allen Avenue')
  await page.getByLabel('State').selectOption('Lagos')
  await page.getByLabel('Local government area').selectOption('Ikeja')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/verify/)
}

async function logIn(page: Page, email: string, secret: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: /log ?in/i }).click()
}

async function registerPhone(page: Page, imei: string, photo: Photo) {
  await page.goto('/dashboard/assets')
  await expect(page.getByText('No assets saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'New asset' }).first().click()
  await page.getByRole('radio', { name: /Gadget/ }).check()
  await page.getByLabel('Name').fill('Black Tecno')
  await page.getByLabel('Brand').fill('Tecno')
  await page.getByLabel('Kind of number').selectOption('imei1')
  await page.getByLabel('Number', { exact: true }).fill(imei)
  await page.getByLabel('Description').fill('A crack in the corner')
  await page.getByLabel('Picture').setInputFiles(photo)
  await expect(page.getByText('Photo added')).toBeVisible()
  await page.getByRole('button', { name: 'Save asset' }).click()
}

async function reportStolen(page: Page) {
  await page.goto('/dashboard/reports/new')
  await page.getByLabel('Asset').selectOption({ index: 1 })
  await page.getByRole('radio', { name: /Stolen/ }).check()
  await page.getByLabel('Description').fill('Taken from my bag on the bus')
  await page.getByLabel('Where?').fill('Computer Village, Ikeja, Lagos')
  await page
    .getByRole('button', { name: /report/i })
    .last()
    .click()
}

async function becomeAdmin(page: Page, link: string, name: string) {
  await page.goto(link)
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('New password', { exact: true }).fill(`${password} staple`)
  await page.getByLabel(/Confirm/).fill(`${password} staple`)
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, `chief-${name}@example.com`, `${password} staple`)
  await expect(page).toHaveURL(/\/admin/)
}

async function confirmTheft(page: Page, imei: string) {
  await page.goto(`/admin/items?status=pending&search=${imei}`)
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByText('Confirm report').click()
  await page.getByRole('button', { name: 'Confirm report' }).click()
  await expect(page.getByText('Report confirmed')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
}

async function check(page: Page, imei: string) {
  await page.goto('/')
  const box = page.getByRole('main').getByRole('searchbox').first()
  await box.fill(imei)
  await box.press('Enter')
}
