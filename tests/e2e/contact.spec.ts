import type { Locator, Page } from '@playwright/test'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import { mailedCode } from './support/accounts.ts'
import { axeViolations } from './support/axe.ts'
import { typePasswordAgain } from './support/log-in.ts'
import { newOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const ownerName = 'Okafor'
// Until the finder writes another one, it is made from the address.
const finderName = 'Zebulon'
const ownerPhone = '08031234567'

test(
  'two users on two phones go from loss to handover, and neither learns who the other is before both agree',
  { tag: '@phone' },
  async ({ newUser, server, mail, problems }, { project }) => {
    // The code asks for the password.
    problems.allow(/403/)
    const imei = imeiOf(project.name)
    const loser = await newOwner({ server, mail })
    const ownerEmail = loser.email
    const finderEmail = `zebulon-${project.name}@example.com`
    const ownerSecrets = [ownerEmail, ownerName, ownerPhone, '8031234567']
    const finderSecrets = [finderEmail, finderName]
    const owner = await newUser()
    const finder = await newUser()

    await loser.ownPhone('Black Tecno', imei)
    await loser.open(owner, '/dashboard/reports/new')
    await reportLost(owner)

    await findWithoutAccount(finder, imei, finderEmail, () => mailedCode(mail, finderEmail))

    for (const page of [owner, finder]) await page.clock.install()
    // Both are notified, in the app and by email.
    await openNotice(owner, /reported finding an item/)
    await openNotice(finder, /is looking for it/)
    await mail.newest(ownerEmail, /reported finding an item/)
    await mail.newest(finderEmail, /is looking for it/)

    await say(finder, 'the owner', 'I picked it up on the bus. It is safe.')
    await expectAfterPolling(owner, owner.getByText('I picked it up on the bus. It is safe.'))
    await say(owner, 'the finder', 'Thank you! Can we meet at the police station in Ikeja?')
    await expectAfterPolling(
      finder,
      finder.getByText('Can we meet at the police station', { exact: false }),
    )

    await unfold(finder, 'Is the item really theirs?')
    await finder.getByLabel('Your question').fill('What is on the lock screen?')
    await finder.getByLabel('The right answer').fill('My dog')
    await finder.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(finder.getByText('No right answer yet.')).toBeVisible()
    await lookAgain(owner)
    await expect(owner.getByText('“What is on the lock screen?”')).toBeVisible()
    await owner.getByLabel('Your answer').fill('my DOG')
    await owner.getByRole('button', { name: 'Answer' }).click()
    await expect(owner.getByText('You gave the right answer.')).toBeVisible()
    await lookAgain(finder)
    await expect(finder.getByText('The owner gave the right answer.')).toBeVisible()

    // One party’s choice alone reveals nothing.
    await unfold(owner, 'Who you are')
    await owner.getByLabel('Share my name').check()
    await expect(owner.getByText('The finder sees it when they share theirs too.')).toBeVisible()
    await lookAgain(finder)
    await expect(finder.getByText('The owner is ready to share their name.')).toBeVisible()
    await expectNothingOf(ownerSecrets, finder)
    await expectNothingOf(finderSecrets, owner)
    for (const { text, html } of (await mail.all()).filter(({ to }) => to === finderEmail)) {
      for (const secret of ownerSecrets) expect(text + html).not.toContain(secret)
    }
    for (const { text, html } of (await mail.all()).filter(({ to }) => to === ownerEmail)) {
      for (const secret of finderSecrets) expect(text + html).not.toContain(secret)
    }
    expect(await axeViolations(owner)).toEqual([])
    expect(await axeViolations(finder)).toEqual([])

    await finder.getByLabel('Share my name').check()
    await expect(finder.getByText(/The owner is Ada Okafor/)).toBeVisible()
    await lookAgain(owner)
    await expect(owner.getByText(`The finder is ${finderName}`)).toBeVisible()
    // Nobody chose to share the phone number.
    await expectNothingOf([ownerPhone, '8031234567', ownerEmail], finder)

    await unfold(owner, 'The hand-over')
    await owner.getByRole('button', { name: 'Make the code' }).click()
    await typePasswordAgain(owner)
    const codeText = owner.getByRole('region', { name: 'The hand-over' }).getByText(/^\d{6}$/)
    const code = await codeText.innerText()
    await finder.getByLabel('The owner’s six digits').fill(code)
    await finder.getByRole('button', { name: 'I handed it over' }).click()
    await expect(finder.getByText('Handed over. Thank you!')).toBeVisible()

    for (const page of [finder, owner]) {
      await expectAfterPolling(page, page.getByText('this conversation is over', { exact: false }))
      await expect(page.getByText('Back with owner', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'See your report' }).click()
      await expect(page.getByText('This report is closed', { exact: false })).toBeVisible()
    }
    await expect(owner.getByText('You have the item back.', { exact: false })).toBeVisible()
    await expect(finder.getByText('You handed over the item.', { exact: false })).toBeVisible()

    const buyer = await newUser()
    await buyer.goto(`/search?uid=${imei}`)
    await expect(buyer.getByText('Nothing reported', { exact: true })).toBeVisible()
  },
)

/** A visible conversation polls every ten seconds, so the page’s clock is moved ahead. */
async function expectAfterPolling(page: Page, message: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(message).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000, intervals: [50] })
}

function imeiOf(project: string): string {
  const payload = project === 'phone' ? '35332812700001' : '35332812700002'
  return payload + luhnCharacter(payload, 10)
}

async function reportLost(page: Page) {
  await page.getByLabel('Asset').selectOption({ index: 1 })
  await page.getByLabel('Description').fill('Left on a bus')
  await page.getByLabel('State').selectOption('Lagos')
  await page.getByRole('button', { name: 'Report it' }).click()
  // The report shows the next steps.
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible()
}

async function findWithoutAccount(
  page: Page,
  imei: string,
  email: string,
  code: () => Promise<string>,
) {
  await page.goto(`/search?uid=${imei}`)
  await page.getByRole('link', { name: 'I have it: report it found' }).click()
  await expect(page).toHaveURL(/\/report-a-find\?/)
  await expect(page.getByLabel('The number on the item')).toHaveValue(/\d/)
  await page.getByLabel('Brand or make').fill('Tecno')
  await page.getByLabel(/what does it look like/).fill('On the seat of a bus')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('State').selectOption('Lagos')
  await page.getByLabel('Email').fill(email)
  await expect(page.getByText(/No account yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page.getByLabel('Code').fill(await code())
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect(page.getByText('You now have an account with this email')).toBeVisible()
  await page.getByRole('link', { name: 'See my report' }).click()
  await expect(page).toHaveURL(/\/dashboard\/reports\/[\w-]{36}$/)
}

async function openNotice(page: Page, title: RegExp) {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Notifications: \d unread$/ }).click()
  await page.getByRole('link', { name: title }).click()
  await page.getByText('Matched on').click()
  await expect(page.getByText('The numbers are the same')).toBeVisible()
}

async function say(page: Page, to: string, text: string) {
  await page.getByLabel(`Message to ${to}`).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}

/** On a phone the steps are folded below the messages. */
async function unfold(page: Page, step: string) {
  const details = page.getByRole('region', { name: step }).locator('details')
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
}

/** Reloads the page, which then shows what the other user has done. */
async function lookAgain(page: Page) {
  await page.reload()
  await expect(page.getByRole('region', { name: 'The hand-over' })).toBeVisible()
}

/** Expects no secret in the text or the markup of the page. */
async function expectNothingOf(secrets: string[], page: Page) {
  const drawn = await page.locator('main').innerHTML()
  for (const secret of secrets) expect(drawn.toLowerCase()).not.toContain(secret.toLowerCase())
}
