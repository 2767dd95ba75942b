import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import { groupImei } from '../../src/domain/identifiers/group-while-typing.ts'
import { openAccount, password } from './support/accounts.ts'
import { smallPhoto } from './support/photo.ts'
import { expect, test } from './support/test.ts'

test(
  'a finder types the identifier once, from lookup to found report',
  { tag: ['@phone', '@firefox'] },
  async ({ page, mail, server }, { project }) => {
    const email = `finder-${project.name}@example.com`
    const payload = project.name === 'phone' ? '35332812000001' : '35332812000002'
    const imei = payload + luhnCharacter(payload, 10)
    await openAccount({ server, mail }, { email })
    // The page for finders redirects a signed-in user to the form of the dashboard.
    await page.goto(`/login?redirect=${encodeURIComponent(`/report-a-find?uid=${imei}`)}`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: /log ?in/i }).click()

    await expect(page).toHaveURL(/\/dashboard\/reports\/found\?uid=/)
    await expect(page.getByLabel('The number on the item')).toHaveValue(groupImei(imei))
    await expect(page.getByLabel('Email')).toHaveCount(0)
    await page.getByLabel('Brand or make').fill('Infinix')
    await page
      .getByLabel('What did you find', { exact: false })
      .fill('It lay under my seat in a bus')
    await page.getByLabel('State', { exact: true }).selectOption('Lagos')
    await page.getByLabel('Photo').setInputFiles(await smallPhoto())
    // The test does not wait for the upload: the button shows its progress.
    await page.getByRole('button', { name: 'Report it found' }).click()
    await expect(page).toHaveURL(/\/dashboard\/reports\/[\w-]{20,}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Infinix phone, found')

    await page.goto(`/search?uid=${imei}`)
    await expect(page.getByText(/^Reported found on .+ Do not buy it/).first()).toBeVisible()
  },
)
