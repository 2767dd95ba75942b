import { createAsset } from '../../src/api/assets/assets.ts'
import { createReport } from '../../src/api/reports/reports.ts'
import type { ReportStatus } from '../../src/domain/reports/reports.ts'
import { newOwner, type Owner, uploadedImage } from './support/owner.ts'
import { expect, test } from './support/test.ts'

async function reportSerial(
  user: Owner,
  origin: string,
  uuid: string,
  { name, status, brand }: { name: string; status: ReportStatus; brand: string },
) {
  const { data } = await user.call(createAsset, {
    type: 'Gadget',
    name,
    description: 'A dent in the lid',
    imageUrl: await uploadedImage(origin),
    uuidType: 'serial-number',
    uuid,
    brand,
  })
  await user.call(createReport, {
    assetId: data.id,
    status,
    description: 'Left on the bus',
    location: 'Ikeja, Lagos',
    lastSeenDate: '2026-03-03',
  })
}

test(
  'the bell announces a possible match; the owner accepts it, and both read the reasons once the finder agrees',
  { tag: '@phone' },
  async ({ page, server, mail }, { project }) => {
    const [owner, finder] = [await newOwner({ server, mail }), await newOwner({ server, mail })]
    const unique = project.name === 'phone' ? '3H' : '4K'
    // Unlike the report of any other test on this server.
    const brand = `Maker ${unique}`
    const lost = { name: 'Silver laptop', status: 'Lost', brand } as const
    const found = { name: 'A laptop on a bus', status: 'Found', brand } as const
    await reportSerial(owner, server.origin, `C02XL0TH${unique}H5`, lost)
    await reportSerial(finder, server.origin, `C02XLOTH${unique}HS`, found)

    await owner.open(page, '/dashboard')
    await page.getByRole('link', { name: 'Notifications: 1 unread' }).click()
    await page.getByRole('link', { name: 'Somebody may have found “Silver laptop”' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Somebody may have found “Silver laptop”',
    )
    const why = page.getByText('The numbers differ only in characters that look alike')
    await expect(page.getByText('We show no details')).toBeVisible()
    await expect(why).toHaveCount(0)
    await expect(page.getByText(/A laptop on a bus|Lagos/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Yes, it may be mine' }).click()
    await expect(page.getByText('You can talk', { exact: true })).toBeVisible()
    await mail.newest(finder.email, /Somebody says that/)
    await mail.newest(owner.email, /Ask the finder of/)
    await expect(why).toHaveCount(0)

    await finder.open(page, new URL(page.url()).pathname)
    await page.getByRole('button', { name: 'Yes, this may be the owner' }).click()
    await expect(page.getByLabel(/^Message to the owner/)).toBeVisible()
    await page.getByText('Matched on').click()
    await expect(why).toBeVisible()
  },
)

test('notification preferences are chosen, saved, and survive a reload', { tag: '@phone' }, async ({
  page,
  owner,
}) => {
  await owner.open(page, '/dashboard/notifications')
  await expect(page.getByText('Nothing yet')).toBeVisible()
  await page.getByRole('link', { name: 'Notification settings' }).click()
  await page.getByText('Choose for each event').click()
  const checks = page.getByRole('group', { name: 'Somebody checked your item’s number' })
  await checks.getByLabel('By email').selectOption('Once a day')
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await page.getByText('Choose for each event').click()
  await expect(checks.getByLabel('By email')).toHaveValue('daily')
})

test(
  'a lookup leads to a watch that is requested, confirmed and ended',
  { tag: '@phone' },
  async ({ page, mail }, { project }) => {
    const email = `watcher-${project.name}@example.com`
    const number = `SN-5CG8${project.name.length}25LZW`
    await page.goto(`/search?uid=${number}`)
    await page.getByRole('link', { name: 'Tell me if this number is reported' }).first().click()
    await expect(page.getByLabel('Number')).toHaveValue(/^5CG8/)
    await page.getByRole('button', { name: 'Watch it for me' }).click()
    await expect(page.getByText('Enter an email address')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Watch it for me' }).click()
    await expect(page.getByText(/open the link in our email/)).toBeVisible()

    const { text } = await mail.newest(email, /Confirm your alert/)
    const [confirm, end] = ['confirm', 'end'].map(
      (name) => new RegExp(`/watch/${name}\\?token=\\S+`).exec(text)?.[0] ?? '',
    )
    await page.goto(confirm ?? '')
    await page.getByRole('button', { name: 'Watch it for me' }).click()
    await expect(page.getByText(/We watch the number for 30 days/)).toBeVisible()
    await page.goto(end ?? '')
    await page.getByRole('button', { name: 'End the alert' }).click()
    await expect(page.getByText(/Your alert has ended/)).toBeVisible()
  },
)
