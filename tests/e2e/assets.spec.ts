import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsAtEachWidth } from './support/axe.ts'
import { freshImei } from './support/owner.ts'
import { smallPhoto } from './support/photo.ts'
import { expect, test } from './support/test.ts'

async function register(page: Page, name: string) {
  await page.getByRole('radio', { name: /Gadget/ }).check()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Brand').fill('Tecno')
  await page.getByLabel('Kind of number').selectOption('imei1')
  await page.getByLabel('Number', { exact: true }).fill(freshImei())
  await page.getByLabel('Description').fill('A crack in the corner')
  await page.getByLabel('Picture').setInputFiles(await smallPhoto())
  await expect(page.getByText('Photo added')).toBeVisible()
}

test(
  'a phone is saved with two identifiers and three photos, its cover is changed, and every screen passes axe',
  { tag: '@phone' },
  async ({ page, owner }, { project }) => {
    await owner.open(page, '/dashboard/assets/new')
    await register(page, 'Black Tecno')
    const second = freshImei()
    await page.getByRole('button', { name: 'Add another number' }).click()
    await page.getByLabel('Number 2', { exact: true }).fill(second.slice(0, 14))
    await page.getByLabel('Number 2', { exact: true }).fill(second)
    const photo = await smallPhoto()
    // Some phones leave out the end of a JPEG.
    const endless = { ...photo, name: 'back.jpg', buffer: photo.buffer.subarray(0, -2) }
    await page.getByText('More details').click()
    await page.getByLabel('Add photos').setInputFiles([photo, endless])
    await expect(page.getByRole('button', { name: 'Remove photo 3' })).toBeVisible({
      timeout: 20_000,
    })
    await page.getByLabel('Warranty until').fill('2031-01-31')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save asset' }).click()
    await expect(page.getByText('Asset added successfully')).toBeVisible()

    const panel = project.name === 'phone' ? page.getByRole('dialog', { name: 'Asset' }) : page
    await expect(panel.getByText('Until 31 January 2031')).toBeVisible()
    await expect(panel.getByText('IMEI2')).toBeVisible()
    await panel.getByRole('button', { name: 'Photo 2 of 3' }).click()
    expect(await axeViolations(page)).toEqual([])
    await panel.getByRole('button', { name: 'Actions' }).click()
    await expect(panel.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Make photo 2 the main photo' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Asset updated successfully')).toBeVisible()
    await page.goto(`/search?uid=${second}`)
    await expect(page.getByText('Registered, and nothing is reported.').first()).toBeVisible()
  },
)

// On a wide screen the panel is beside the list.
test('an asset’s panel is a sheet on a phone: it takes the focus, and Back and Escape close it', {
  tag: '@phone',
}, async ({ page, owner }) => {
  await owner.ownPhone('Black Tecno')
  await owner.open(page, '/dashboard/assets')
  const row = page.getByRole('link', { name: /Black Tecno/ })
  const sheet = page.getByRole('dialog', { name: 'Asset' })
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await row.click()
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Asset', exact: true })).toBeFocused()
    await close()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard\/assets$/)
    await expect(row).toBeFocused()
  }
})

test('an import is checked, corrected by row and column, added, and adds nothing a second time', {
  tag: '@phone',
}, async ({ page, owner }) => {
  await owner.open(page, '/dashboard/assets/import')
  const rows = [
    'Type;Name;Description;Brand;IMEI 1',
    `Gadget;Shop phone 1;New;Tecno;${freshImei()}`,
    `Gadget;Shop phone 2;New;Itel;${freshImei()}`,
    'Gadget;Shop phone 3;New;Tecno;490154203237517',
    `Gadget;Shop phone 4;New;;${freshImei()}`,
  ]
  const buffer = Buffer.from(`\uFEFF${rows.join('\r\n')}`)
  const choose = () =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer })
  await choose()
  await expect(page.getByText('2 assets to add')).toBeVisible()
  await expect(
    page.getByRole('row', { name: /^4 IMEI 1 One digit is probably wrong/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('row', { name: '5 Brand Enter the brand, like Samsung' }),
  ).toBeVisible()
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await page.getByRole('button', { name: 'Add 2 assets' }).click()
  await expect(page.getByText('2 assets added').first()).toBeVisible()
  await page.getByRole('link', { name: 'See your assets' }).click()
  await expect(page.getByRole('link', { name: /Shop phone 2/ })).toBeVisible()

  await page.getByRole('button', { name: 'Options' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export for Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^toju-assets-\d{4}-\d\d-\d\d\.xlsx$/)
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByLabel('Choose a file').setInputFiles(await download.path())
  await expect(page.getByText('Nothing new in this table')).toBeVisible()
  await expect(page.getByText('2 assets already registered')).toBeVisible()

  await page.getByRole('button', { name: 'Choose another file' }).click()
  const corrected = [
    'Type;Name;Description;Brand;IMEI 1;Case',
    ...rows.slice(1, 3).map((row) => `${row.replace('New', 'Used')};Blue`),
  ].join('\n')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) })
  await page.getByLabel('Case', { exact: true }).selectOption('Notes')
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('row', { name: '2 Description New Used' })).toBeVisible()
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Change these 2 assets' }).check()
  await page.getByRole('button', { name: 'Change 2 assets' }).click()
  await expect(page.getByText('2 assets changed')).toBeVisible()
})

test('a finder writes to the owner of a labelled asset until the label is renewed', {
  tag: '@phone',
}, async ({ page, owner, newUser, mail, problems }) => {
  const id = await owner.ownPhone('Black Tecno')
  await owner.open(page, `/dashboard/assets/${id}`)
  await page.getByRole('link', { name: 'Make a label' }).click()
  const code = page.getByRole('img', { name: /QR code of/ })
  await expect(code).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const address = (await code.getAttribute('aria-label'))?.replace('QR code of ', '') ?? ''
  expect(address).toMatch(/\/found\/[0-9a-z]{16}$/)

  // A refused message is a 400, and the renewed label’s old page a 404.
  problems.allow(/400|404/)
  const finder = await newUser()
  await finder.goto(address)
  await expect(finder.getByText('Tecno')).toBeVisible()
  await expect(finder.getByText(/Ada|Okafor|Black Tecno/)).toHaveCount(0)
  expect(await axeViolations(finder)).toEqual([])
  await finder.getByRole('button', { name: 'Send to the owner' }).click()
  await expect(finder.getByText('Say where the item is now')).toBeVisible()
  await expect(finder.getByLabel('Where is the item now?')).toBeFocused()
  await finder.getByLabel('Where is the item now?').fill('Security desk, Ikeja City Mall')
  await finder.getByLabel('Your message').fill('It lay on a bench')
  await finder.getByLabel(/Your phone number/).fill('12')
  await finder.getByRole('button', { name: 'Send to the owner' }).click()
  await expect(finder.getByText(/Enter a phone number like/)).toBeVisible()
  await finder.getByLabel(/Your phone number/).fill('0803 999 1234')
  await finder.getByRole('button', { name: 'Send to the owner' }).click()
  await expect(finder.getByText(/^Sent\. The owner sees your message/)).toBeFocused()
  const { subject, text } = await mail.newest(owner.email, /found/)
  expect(subject).toBe('Somebody found “Black Tecno”')
  expect(text).toContain('08039991234')

  await page.goto('/dashboard/assets')
  await page.getByRole('link', { name: /Black Tecno/ }).click()
  await page.getByRole('button', { name: 'Renew' }).click()
  await page.getByRole('button', { name: 'Renew the label' }).click()
  await expect(page.getByText('Label renewed. Print the new one.')).toBeVisible()
  await finder.goto(address)
  await expect(finder.getByRole('heading', { name: 'This label no longer works' })).toBeVisible()
})

test('the search on the home page works by keyboard alone', { tag: '@desk' }, async ({
  page,
  owner,
}) => {
  await owner.ownPhone('Black Tecno')
  await owner.open(page, '/dashboard')
  const box = page.getByRole('combobox')
  await box.focus()
  await page.keyboard.type('tecno')
  const option = page.getByRole('option', { name: /Black Tecno/ })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(option).toHaveCount(0)
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/assets\/[\w-]{36}$/)
  await page.goto('/dashboard')
  await page.keyboard.press('Tab')
  await box.fill('490154203237518')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: /for a report/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?uid=490154203237518/)
})
