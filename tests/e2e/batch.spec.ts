import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { createReport } from '../../src/api/reports/reports.ts'
import { axeViolationsAtEachWidth, switchColorScheme } from './support/axe.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

const address = '/dashboard/verify'
const unknown = '490154203237518'
const registered = '352099001761481'
const lost = '357924060123452'

test('a batch of identifiers is looked up by keyboard, read, saved and printed', {
  tag: '@phone',
}, async ({ page, server, mail }) => {
  const seller = await newOwner({ server, mail })
  await seller.ownPhone('In order', registered)
  const assetId = await seller.ownPhone('Missing', lost)
  await seller.call(createReport, {
    assetId,
    status: 'Lost',
    description: 'Left in a keke',
    location: 'Yaba, Lagos',
  })

  const buyer = await newOwner({ server, mail })
  await buyer.open(page, '/dashboard/verify')
  await expect(
    page.getByText('Free plan: up to 10 numbers at once. 20 of 20 checks left today.'),
  ).toBeVisible()
  const box = page.getByLabel('Numbers', { exact: true })
  await box.focus()
  for (const text of [unknown, registered, '??', lost]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('49-015420-323751-8')
  await expect(page.getByText('3 numbers, 1 repeated, 1 not readable')).toBeVisible()
  expect(await axeViolationsAtEachWidth(page)).toEqual([])

  // The typed text survives a reload.
  await page.reload()
  await expect(box).toHaveValue(new RegExp(`^${unknown}\n[^]*323751-8$`))
  await box.focus()
  const check = page.getByRole('button', { name: 'Check', exact: true })
  for (let turn = 0; turn < 5 && !(await isFocused(check)); turn += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const heading = page.getByRole('heading', { name: '5 results' })
  await expect(heading).toBeFocused()
  await expect(
    page.getByText('Free plan: up to 10 numbers at once. 17 of 20 checks left today.'),
  ).toBeVisible()
  const verdicts = page.getByText(/^(Lost|Not readable|Not in the registry|Nothing reported)$/)
  await expect(verdicts.filter({ visible: true })).toHaveText([
    'Lost',
    'Not readable',
    'Not in the registry',
    'Not in the registry',
    'Nothing reported',
  ])
  await expect(page.getByText('357924 06 012345 2').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Same as line 1, checked once.')).toBeVisible()
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await switchColorScheme(page, 'dark')
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await switchColorScheme(page, 'light')
  // Only the table itself may be wider than the screen.
  expect(await widthTooMuch(page)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Lost 1' }).click()
  await expect(verdicts.filter({ visible: true })).toHaveText(['Lost'])
  await page.getByText('What to do now').filter({ visible: true }).click()
  await expect(
    page.getByText('Somebody is looking for this item.').filter({ visible: true }),
  ).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^toju-check-\d{4}-\d\d-\d\d\.csv$/)
  const saved = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(saved[4]).toContain('4,357924 06 012345 2,IMEI,Lost,')

  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('region', { name: 'Printed sheet' })
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Check of 5 numbers')
  await expect(sheet.getByText('Lost 1 · Not readable 1')).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
  await expect(
    sheet.getByText(/^Signed by the registry\. .* number T-\w{4}-\w{4}\.$/),
  ).toBeVisible()
  const pdf = await page.pdf({ path: test.info().outputPath('sheet.pdf'), format: 'A4' })
  expect(pdf.byteLength).toBeGreaterThan(1000)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })

  // Anyone can open the signed sheet by its number.
  await page.getByRole('link', { name: 'Open the signed sheet' }).click()
  await expect(page.getByText('Genuine: the registry signed these answers.')).toBeVisible()
  const signed = page.getByRole('list', { name: 'Numbers checked' }).getByRole('listitem')
  await expect(signed).toHaveText([/490154/, /352099/, /357924.*Lost/s])
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await switchColorScheme(page, 'dark')
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await expect(page.getByRole('link', { name: 'Save as PDF' })).toHaveAttribute(
    'href',
    /^\/api\/verify\/proof\/T-\w{4}-\w{4}\/pdf$/,
  )
})

test('identifiers are read from a column of a file, and a batch over the plan’s limit is reported before it is sent', {
  tag: '@phone',
}, async ({ page, owner }) => {
  await owner.open(page, address)
  const rows = Array.from(
    { length: 11 },
    (_, index) => `Phone ${index},SHOP-${1000 + index},250000`,
  )
  await page.getByLabel('Use a table from a file').setInputFiles({
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Code,Price', ...rows].join('\n')),
  })
  await expect(page.getByText('Which column has the numbers?')).toBeVisible()
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await page.getByRole('button', { name: /^Code/ }).click()
  const warning = 'The Free plan checks up to 10 numbers at once. This list has 11: remove 1.'
  await expect(page.getByText(warning)).toBeVisible()
  await expect(page.getByLabel('Numbers', { exact: true })).toHaveValue(/^SHOP-1000\n/)
})

function isFocused(button: Locator): Promise<boolean> {
  return button.evaluate((element) => element === document.activeElement)
}
