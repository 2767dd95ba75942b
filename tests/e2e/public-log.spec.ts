import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { createReport } from '../../src/api/reports/reports.ts'
import { newAdmin } from './support/admins.ts'
import {
  atEachWidth,
  axeViolations,
  axeViolationsAtEachWidth,
  switchColorScheme,
} from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

test('a reporter verifies an entry of the public log on their own device and downloads the evidence pack; a page explains the log, and staff are reminded that it is public', {
  tag: '@phone',
}, async ({ page, owner, server }) => {
  const assetId = await owner.ownPhone('Tecno of the log')
  const { data } = await owner.call(createReport, {
    assetId,
    status: 'Stolen',
    description: 'Taken from my bag',
  })
  const look = async () => {
    for (const scheme of ['light', 'dark'] as const) {
      await switchColorScheme(page, scheme)
      expect(await axeViolationsAtEachWidth(page), scheme).toEqual([])
    }
    await switchColorScheme(page, 'light')
    await atEachWidth(page, async (width) => {
      expect(await widthTooMuch(page), `at ${width} px`).toBeLessThanOrEqual(0)
    })
  }

  await owner.open(page, `/dashboard/reports/${data.id}`)
  await page.getByText('Public log', { exact: true }).click()
  await page.getByText('Evidence pack', { exact: true }).click()
  await page.getByRole('button', { name: /^Check Entry \d/ }).click()
  await expect(page.getByText(/^Checked on this device/)).toBeVisible()
  await look()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('group')
      .filter({ has: page.getByText('Evidence pack', { exact: true }) })
      .getByRole('button', { name: 'Download' })
      .click(),
  ])
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(Object.keys(files)).toContain('manifest.json')

  await page.getByRole('link', { name: 'How it works' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The public log' })).toBeVisible()
  await expect(page.getByText(/\/log\n\d+\n/)).toBeVisible()
  await look()

  const admin = await newAdmin(server)
  await admin.open(page, `/admin/items/${data.id}`)
  await page.getByRole('radio', { name: /^Confirm/ }).check()
  await expect(page.getByText(/This decision goes into the public log/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
