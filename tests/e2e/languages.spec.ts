import { createReport } from '../../src/api/reports/create-report.ts'
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
  await page.getByRole('button', { name: 'Hausa' }).click()
  await expect(reports('Rahotanni')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha')
  await expect(page.getByText('An ajiye harshen')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // The server’s messages are in the language, and so is a newly loaded page.
  await page.goto(`/dashboard/reports/${report.id}`)
  await expect(page.getByText('Ka kai rahoton cewa ya ɓace')).toBeVisible()
  await expect(page.getByText('Ka kira shi da wata waya')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await widthTooMuch(page)).toBeLessThanOrEqual(0)
  await page.goto('/dashboard/notifications/preferences')
  await expect(page.getByRole('heading', { name: 'Wani ya duba lambarka' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // Untranslated text is marked as English.
  await page.goto('/dashboard/assets')
  await expect(page.locator('main')).toHaveAttribute('lang', 'en-NG')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(reports('Reports')).toBeVisible()
})
