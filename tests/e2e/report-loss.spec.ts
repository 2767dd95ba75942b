import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import { mailedCode, password } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('somebody robbed, without an account, files a report from the home page with at most 14 taps, and is asked nothing twice', {
  tag: '@phone',
}, async ({ page, mail }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const email = 'robbed@example.com'
  const imei = `35332812000009${luhnCharacter('35332812000009', 10)}`
  let taps = 0
  const asked: string[] = []
  const fill = async (label: string, text: string) => {
    taps++
    asked.push(label)
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  const press = async (name: string) => {
    taps++
    await page.getByRole('button', { name, exact: true }).click()
  }

  await page.goto('/')
  taps++
  await page.getByRole('main').getByRole('link', { name: 'Report lost item' }).click()
  await fill('The number of your item', imei)
  taps++
  await page.getByText('Stolen', { exact: true }).click()
  await press('Yesterday')
  await expect(page.getByRole('status').filter({ hasText: /^\d{1,2} \w+ \d{4}$/ })).toBeVisible()
  // A tap opens the list, another chooses.
  taps++
  asked.push('State')
  await page.getByLabel(/^State/).selectOption('Lagos')
  taps++
  await fill('Email', email)
  await press('Send me the code')
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  // The last digit sends it.
  await fill('Code', await mailedCode(mail, email))
  await expect(page.getByRole('heading', { name: 'We have your report.' })).toBeFocused()
  expect(new Set(asked).size).toBe(asked.length)
  expect(taps).toBeLessThanOrEqual(14)

  // The page that is about to close gives the account its password.
  await page.getByRole('button', { name: 'Set a password' }).click()
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password saved. Log in with it on any device.')).toBeVisible()
  await page.getByRole('link', { name: 'See what to do now' }).click()
  await expect(page).toHaveURL(/\/dashboard\/reports\/[\w-]{20,}#next-steps$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My phone')
  await expect(page.getByRole('heading', { name: 'Make your report stronger' })).toBeVisible()

  // The same form, signed in, asks for no email and no code.
  await page.goto('/report-a-loss')
  await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0)

  // The mail leads another device to the report, and the password logs in there.
  const { text } = await mail.newest(email, /^We have your report$/)
  const path = /\/dashboard\/reports\/[\w-]+/.exec(text)?.[0] ?? ''
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(path)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^log ?in$/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My phone')
})

test('a code that does not arrive is sent again, also after a reload', {
  tag: '@phone',
}, async ({ page, mail }) => {
  const email = 'waiting@example.com'
  await page.clock.install()
  await page.goto('/report-a-loss')
  const imei = `35332812000010${luhnCharacter('35332812000010', 10)}`
  await page.getByLabel('The number of your item', { exact: true }).fill(imei)
  await page.getByText('Lost', { exact: true }).click()
  await page.getByLabel(/^State/).selectOption('Oyo')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me the code', exact: true }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await page.reload()
  const again = page.getByRole('button', { name: /^Send a new code/ })
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await expect(again).toBeDisabled()
  await page.clock.fastForward(60_000)
  await again.click()
  await expect(again).toBeDisabled()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(mail, email))
  await expect(page.getByRole('heading', { name: 'We have your report.' })).toBeFocused()
})

test('the link of a reminder fills in what was known, and no email', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/report-a-loss#name=Tecno&status=Stolen&state=Oyo&email=thief%40example.com')
  await expect(page.getByLabel(/^State/)).toHaveValue('Oyo')
  await expect(page.getByLabel(/^What is it/)).toHaveValue('Tecno')
  await expect(page.getByLabel('Stolen', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
})

test('a number that looks mistyped does not swallow the next tap, and is named with what else is missing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/report-a-loss')
  const number = page.getByLabel('The number of your item', { exact: true })
  await number.fill('3560')
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
  await number.fill('35600')
  const stolen = await page.getByText('Stolen', { exact: true }).boundingBox()
  await page.touchscreen.tap((stolen?.x ?? 0) + 20, (stolen?.y ?? 0) + 10)
  await expect(page.getByLabel('Stolen', { exact: true })).toBeChecked()
  await expect(number).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('button', { name: 'Send me the code', exact: true }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
})

test('the browser’s Back leads to the step before, and from the end to an empty form', {
  tag: '@phone',
}, async ({ page, mail }) => {
  const email = 'goes.back@example.com'
  await page.goto('/')
  await page.goto('/report-a-loss')
  const imei = `35332812000020${luhnCharacter('35332812000020', 10)}`
  const number = page.getByLabel('The number of your item', { exact: true })
  await number.fill(imei)
  await page.getByText('Lost', { exact: true }).click()
  await page.getByLabel(/^State/).selectOption('Oyo')
  await page.getByLabel('Email', { exact: true }).fill(email)
  const send = page.getByRole('button', { name: 'Send me the code', exact: true })
  await send.click()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeVisible()
  await page.goBack()
  await expect(number).toHaveValue(/353328/)
  await send.click()
  await expect(code).toBeVisible()
  await code.fill(await mailedCode(mail, email))
  await expect(page.getByRole('heading', { name: 'We have your report.' })).toBeFocused()
  // Who uses the browser next finds no email there.
  expect(await page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(number).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/')
})
