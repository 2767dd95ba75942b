import { createReport } from '../../src/api/reports/reports.ts'
import { getMe } from '../../src/api/users/my-account.ts'
import { axeViolations } from './support/axe.ts'
import { freshImei } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { widthTooMuch } from './support/width.ts'

test('a user confirms their phone number by SMS, chooses the events, and gets a text about a lookup', {
  tag: '@phone',
}, async ({ page, owner, server }) => {
  const imei = freshImei()
  const assetId = await owner.ownPhone('Blue Tecno', imei)
  await owner.call(createReport, {
    ...{ assetId, status: 'Lost', description: 'Lost on the bus', location: 'Ikeja' },
    ...{ lastSeenDate: '2026-03-03', lastSeenTime: '11:11' },
  })
  const { phoneNumber } = (await owner.call(getMe, {})).data
  const texts = async () => {
    const query = new URLSearchParams({ channel: 'sms', number: `234${phoneNumber.slice(1)}` })
    const answer = await fetch(`${server.origin}/dev/phone/texts.json?${query}`)
    return (await answer.json()) as string[]
  }

  await owner.open(page, '/dashboard/notifications/preferences')
  const phone = page.getByRole('group', { name: 'Messages to your phone' })
  await expect(page.getByLabel('By SMS')).toHaveCount(0)
  await phone.getByRole('button', { name: 'Confirm by SMS' }).click()
  await expect.poll(texts).toHaveLength(1)
  // Scrolled, because the top bar may cover half a checkbox of the list above.
  await phone.evaluate((group) => group.scrollIntoView({ block: 'start', behavior: 'instant' }))
  expect(await axeViolations(page)).toEqual([])
  const [code = ''] = (await texts())[0]?.match(/^\d{6}/) ?? []
  await phone.getByLabel('Code sent by SMS').fill(code)
  await expect(phone.getByText('SMS: confirmed.')).toBeVisible()

  const checked = page.getByRole('group', { name: 'Somebody checked your item’s number' })
  await page.getByText('Choose for each event').click()
  await checked.getByLabel('By SMS').click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(checked.getByLabel('By SMS')).toBeChecked()
  expect(await axeViolations(page)).toEqual([])
  expect(await widthTooMuch(page)).toBeLessThanOrEqual(0)

  await fetch(`${server.origin}/api/verify?identifier=${imei}`)
  await expect.poll(async () => (await texts())[1]).toContain('Toju: Something about your report.')
  const [link = ''] = (await texts())[1]?.match(/http\S+/) ?? []
  await page.goto(link)
  await expect(page.getByText('The number of “Blue Tecno” was checked')).toBeVisible()
})
