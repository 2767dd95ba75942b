import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import { openAccount, password } from './support/accounts.ts'
import { smallPhoto } from './support/photo.ts'
import { expect, test } from './support/test.ts'

test(
  'a finder types the identifier once, from lookup to found report',
  { tag: '@phone' },
  async ({ page, mail, server }, { project }) => {
    const email = `finder-${project.name}@example.com`
    const payload = project.name === 'phone' ? '35332812000001' : '35332812000002'
    const imei = payload + luhnCharacter(payload, 10)
    await openAccount({ server, mail }, { email })
    await page.goto(
      `/login?redirect=${encodeURIComponent(`/dashboard/assets/new?uid=${imei}&status=Found`)}`,
    )
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: /log ?in/i }).click()

    await expect(page.getByText(/Is it not yours\?/)).toBeVisible()
    await expect(page.getByRole('radio', { name: /Gadget/ })).toBeChecked()
    await expect(page.getByLabel('ID type')).toHaveValue('imei1')
    await page.getByLabel('Name').fill('A phone on a bus')
    await page.getByLabel('Brand').fill('Infinix')
    await page.getByLabel('Description').fill('Under the seat, screen locked')
    await page.getByLabel('Picture').setInputFiles(await smallPhoto())
    // No waiting: the button shows the photo's upload.
    await page.getByRole('button', { name: 'Save asset' }).click()

    await expect(page).toHaveURL(/\/dashboard\/reports\/new\?.*status=Found/)
    await expect(page.getByRole('radio', { name: /Found/ })).toBeChecked()
    await page.getByLabel('Description').fill('It lay under my seat')
    await page.getByRole('button', { name: 'Save report' }).click()
    await expect(page.getByText('Report added successfully')).toBeVisible()

    await page.goto(`/search?uid=${imei}`)
    await expect(page.getByText(/^Reported found on .+ Do not buy it/).first()).toBeVisible()
  },
)
