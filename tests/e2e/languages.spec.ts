import type { Page, Request } from '@playwright/test'
import { createReport } from '../../src/api/reports/reports.ts'
import { languageNames } from '../../src/locales/languages.ts'
import { axeViolations } from './support/axe.ts'
import { freshImei } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

test('a visitor switches the language: the page stays, the choice is remembered, and the dashboard has it too', {
  tag: '@phone',
}, async ({ page, owner }) => {
  const imei = freshImei()
  const assetId = await owner.ownPhone('Blue Tecno', imei)
  const { data: report } = await owner.call(createReport, {
    ...{ assetId, status: 'Lost', description: 'Left in a keke', state: 'Kano' },
  })

  await page.goto('/')
  await page.getByRole('link', { name: 'Hausa' }).last().click()
  await expect(page).toHaveURL(/\/ha$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/ha$/)

  // The verdict is in the language, with English beneath it until speakers have reviewed it.
  await page.goto(`/ha/search?uid=${imei}`)
  await expect(page.getByText(/An kai rahoton cewa ya ɓace/)).toBeVisible()
  await expect(page.getByText(/Reported lost.*Do not buy it\./)).toBeVisible()
  await page.getByRole('link', { name: languageNames.yo }).last().click()
  await expect(page).toHaveURL(new RegExp(`/yo/search\\?uid=${imei}`))
  await expect(page.getByText(/Wọ́n ti ròyìn pé ó sọnù/)).toBeVisible()

  await owner.open(page, '/dashboard')
  const reports = (name: string) => page.getByRole('link', { name, exact: true }).first()
  await expect(reports('Reports')).toBeVisible()
  await page.goto('/dashboard/account')
  await page.getByText('Language', { exact: true }).click()
  await page.getByRole('button', { name: 'Hausa' }).click()
  await expect(reports('Rahotanni')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha')
  await expect(page.getByText('An ajiye harshen')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // The server’s messages are in the language, and so is a newly loaded page.
  await page.goto(`/dashboard/reports/${report.id}`)
  await page.getByText('Abubuwan da suka faru').click()
  await expect(page.getByText('Ka kai rahoton cewa ya ɓace')).toBeVisible()
  await expect(page.getByText('Ka kira shi da wata waya')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await widthTooMuch(page)).toBeLessThanOrEqual(0)
  await page.goto('/dashboard/notifications/preferences')
  await page.getByText('Zaɓi don kowane abu').click()
  await expect(page.getByRole('heading', { name: 'Wani ya duba lambarka' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // Untranslated text is marked as English.
  await page.goto('/dashboard/assets')
  await expect(page.locator('main')).toHaveAttribute('lang', 'en-NG')

  await page.goto('/dashboard/account')
  await page.getByText('Language', { exact: true }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(reports('Reports')).toBeVisible()
})

/** Opens a URL; returns the paths of the documents that the browser asked for. */
async function documentsOf(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => {
    if (request.isNavigationRequest()) asked.push(request.url().replace(/^https?:\/\/[^/]+/, ''))
  }
  page.on('request', note)
  await open()
  await page.waitForLoadState('load')
  page.off('request', note)
  return asked
}

test('a page redirects to the chosen language at most once, and in English never', {
  tag: ['@phone', '@firefox'],
}, async ({ page, problems }) => {
  problems.allow(/404/)
  const choose = (language: string) =>
    page.evaluate((chosen) => localStorage.setItem('LANGUAGE', chosen), language)
  await page.goto('/ha')
  const toEnglish = () => page.getByRole('link', { name: 'English' }).last().click()
  expect(await documentsOf(page, toEnglish)).toEqual(['/'])
  for (const path of [
    ...['/', '/?from=sms', '/faqs', '/faqs/', '/report-a-find?uid=1', '/search', '/search/?uid=1'],
    ...['/offline', '/nothing-here', '/en', '/en/'],
  ]) {
    expect(await documentsOf(page, () => page.goto(path)), path).toEqual([path])
  }

  await choose('ha')
  for (const [path, inHausa] of [
    ...[['/', '/ha'] as const, ['/?from=sms', '/ha?from=sms'] as const],
    ...[['/faqs/#5', '/ha/faqs'] as const, ['/search?uid=1', '/ha/search?uid=1'] as const],
  ]) {
    const [asked] = path.split('#')
    expect(await documentsOf(page, () => page.goto(path)), path).toEqual([asked, inHausa])
  }
  // Offline, the worker may have no page but the English one for the Hausa address.
  const offline = await page.request.get('/offline')
  await page.route('**/ha/faqs', (route) => route.fulfill({ response: offline }))
  expect(await documentsOf(page, () => page.goto('/faqs'))).toEqual(['/faqs', '/ha/faqs'])

  for (const unknown of ['xx', '"]', 'toString']) {
    await choose(unknown)
    expect(await documentsOf(page, () => page.goto('/faqs')), unknown).toEqual(['/faqs'])
  }
})
