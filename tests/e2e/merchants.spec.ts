import { openAccount, password } from './support/accounts.ts'
import { newAdmin } from './support/admins.ts'
import { axeViolations, axeViolationsAtEachWidth } from './support/axe.ts'
import { smallPhoto } from './support/photo.ts'
import { expect, test } from './support/test.ts'

test(
  'an applicant sets a password from the form by mail, and then sends what they typed',
  {
    tag: '@phone',
  },
  async ({ page, context, mail, server }, { project }) => {
    const email = `ngozi-${project.name}@example.com`
    await openAccount({ server, mail }, { email })
    await page.goto('/verify-business')
    await page.getByLabel('Business name').fill('Ngozi Phones')
    // Before its script runs, a form keeps nothing over a link.
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
    await page.getByRole('link', { name: 'I already have an account' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('Ngozi Phones')
    await page.getByRole('button', { name: 'Get a link by email' }).click()
    await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
    expect(await axeViolationsAtEachWidth(page)).toEqual([])

    const { text } = await mail.newest(email, /^Set a new password/)
    const other = await context.newPage()
    await other.goto(/\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? '')
    await other.getByLabel('New password', { exact: true }).fill('plantain-harbour-52')
    await other.getByLabel('Confirm password').fill('plantain-harbour-52')
    await other.getByRole('button', { name: 'Reset password' }).click()
    await expect(other).toHaveURL(/\/login$/)

    // The new password has ended the session of this tab.
    await page.getByRole('link', { name: 'I already have an account' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('plantain-harbour-52')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('Ngozi Phones')
  },
)

test(
  'a business applies, is approved, is found in the directory, shows its certificate, and is revoked',
  { tag: '@phone' },
  async ({ page, newUser, mail, server, problems }, { project }) => {
    // The page of an unknown certificate has status 404, and that of a former merchant 410.
    problems.allow(/status of 4(04|10)/)
    const email = `bola-${project.name}@example.com`
    const business = `Bola Phones ${project.name}`
    await openAccount({ server, mail }, { email })

    // What was typed while signed out is restored after login.
    await page.goto('/verify-business')
    await expect(page.getByRole('button', { name: 'Submit for verification' })).toBeHidden()
    await page.getByLabel('Business name').fill(business)
    await page.getByLabel('Category').selectOption('phones-and-computer')
    await page.getByLabel('CAC number').fill(`rc 12345${project.name.length}`)
    await page.getByLabel('Phone number').fill('0803 123 4567')
    await page.getByLabel('Address').fill('12 Otigba Street')
    await page.getByLabel('State').selectOption('Lagos')
    await page.getByLabel('Local government area').selectOption('Ikeja')
    // The uploaded logo is part of the draft.
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
    await page.getByLabel('Logo').setInputFiles(await smallPhoto())
    await expect(page.getByText('Photo added')).toBeVisible()
    const drafts = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(drafts).toContain(business)
    await page.getByRole('link', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/verify-business$/)
    await expect(page.getByLabel('Business name')).toHaveValue(business)
    await expect(page.getByLabel('Local government area')).toHaveValue('Ikeja')
    await expect(page.getByText('Photo added')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Submit for verification' }).click()

    await expect(page).toHaveURL(/\/business-products$/)
    await page.getByLabel('Product 1').fill('Laptops')
    await page.getByLabel('Product 2').fill('Screen repair')
    await page.getByRole('button', { name: 'Submit products' }).click()
    await expect(page.getByText('Your products are submitted')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit products' })).toHaveCount(0)

    const admin = await newUser()
    await (await newAdmin(server)).open(admin, '/admin/merchants')
    await admin.getByRole('link', { name: business }).click()
    await expect(admin.getByText(email)).toBeVisible()
    expect(await axeViolationsAtEachWidth(admin)).toEqual([])
    await admin.getByText('Approve business').click()
    expect(await axeViolations(admin)).toEqual([])
    await admin.getByLabel(/^I found this CAC number/).check()
    await admin.getByRole('button', { name: 'Approve business' }).click()
    await expect(admin.getByText('Business approved')).toBeVisible()
    await mail.newest(email, /^Your business is verified$/)

    // The owner corrects the listing's phone number; everyone sees it once staff have approved it.
    await page.goto('/dashboard/merchants')
    const listing = page.getByRole('region', { name: 'Your listing' })
    await expect(listing.getByText('Verified', { exact: true })).toBeVisible()
    expect(await axeViolationsAtEachWidth(page)).toEqual([])
    await listing.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Phone number').fill('0803 987 6543')
    expect(await axeViolationsAtEachWidth(page)).toEqual([])
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('Sent for review')).toBeVisible()
    await expect(listing.getByText(/^Waiting for review since/)).toBeVisible()
    expect(await axeViolationsAtEachWidth(page)).toEqual([])
    await admin.goto('/admin/merchants?status=changed')
    await admin.getByRole('link', { name: business }).click()
    await expect(admin.getByText('08039876543')).toBeVisible()
    expect(await axeViolationsAtEachWidth(admin)).toEqual([])
    await admin.getByText('Approve change').click()
    await admin.getByRole('button', { name: 'Approve change' }).click()
    await expect(admin.getByText('Change approved')).toBeVisible()
    await page.reload()
    await page.getByRole('searchbox', { name: 'Search for a merchant' }).fill('screen repair')
    await expect(page.getByRole('link', { name: business })).toBeVisible()
    await expect(page.getByRole('link', { name: '0803 987 6543' }).first()).toBeVisible()

    const buyer = await newUser()
    await buyer.goto('/merchant')
    await buyer.getByLabel('Which item are you looking for?').fill('latpop')
    const row = buyer.locator('#merchant-list > li', { hasText: business })
    await expect(row).toBeVisible()
    await row.getByRole('link', { name: business }).click()
    await expect(buyer.getByRole('heading', { name: business })).toBeVisible()
    expect(await axeViolationsAtEachWidth(buyer)).toEqual([])
    const data = await buyer.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '')['@graph']).toMatchObject([{ '@type': 'Store', name: business }])
    const merchantPage = new URL(buyer.url()).pathname
    await buyer.getByRole('link', { name: 'See the certificate' }).click()
    await expect(buyer.getByText('This business is verified by Toju today.')).toBeVisible()
    await expect(buyer.getByText(/^RC •+\d+$/)).toBeVisible()
    expect(await axeViolationsAtEachWidth(buyer)).toEqual([])
    const certificate = new URL(buyer.url()).pathname

    const pdf = await buyer.request.get(`${certificate}.pdf`)
    const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: await pdf.body() }
    await buyer.getByLabel('The PDF that you were sent').setInputFiles(file)
    await expect(buyer.getByText('Genuine', { exact: true })).toBeVisible()
    const edited = Buffer.from(file.buffer)
    edited[900] = (edited[900] ?? 0) ^ 1
    await buyer.getByLabel('The PDF that you were sent').setInputFiles({ ...file, buffer: edited })
    await expect(buyer.getByText('Forged', { exact: true })).toBeVisible()
    await buyer.goto(`${certificate}?code=TOJU1.0123456789abcdef.${'A'.repeat(86)}`)
    await expect(buyer.getByText('Forged', { exact: true })).toBeVisible()
    await buyer.goto('/certificate/TJ-0000-0000')
    await expect(buyer.getByText('Not a Toju certificate', { exact: true })).toBeVisible()

    await admin.goto('/admin/merchants?status=verified')
    await admin.getByRole('link', { name: business }).click()
    await admin.getByText('Suspend business').click()
    await admin.getByLabel('Reason').fill('Sold a stolen phone')
    await admin.getByRole('button', { name: 'Suspend business' }).click()
    await expect(admin.getByText('Business suspended')).toBeVisible()
    await buyer.goto(certificate)
    await expect(buyer.getByText('Revoked', { exact: true })).toBeVisible()

    // The page does not say why or by whom.
    const answer = await buyer.goto(merchantPage)
    expect(answer?.status()).toBe(410)
    await expect(buyer.getByRole('heading', { name: 'No longer verified' })).toBeVisible()
    await expect(buyer.getByText('Toju has withdrawn the verification')).toBeVisible()
    await expect(buyer.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(buyer.getByText('Sold a stolen phone')).toHaveCount(0)
    await expect(buyer.getByText(business)).toHaveCount(0)
    expect(await axeViolationsAtEachWidth(buyer)).toEqual([])
  },
)

test('the directory works from the samples alone when the API is down', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/merchant')
  await expect(page.getByText('The verified merchants could not be loaded')).toBeInViewport()
  await expect(page.getByRole('region', { name: 'New Listed' })).toBeHidden()
  await expect(page.getByText(/^\d+ merchants$/)).toBeHidden()
  await page.getByLabel('Which item are you looking for?').fill('side miror')
  const shown = page.locator('#merchant-list > li')
  await expect(shown.first()).toContainText('Gizo Vehicle Parts')
  expect(await axeViolationsAtEachWidth(page)).toEqual([])
  await shown.first().getByRole('link', { name: 'Gizo Vehicle Parts' }).click()
  await expect(page.getByRole('heading', { name: 'Gizo Vehicle Parts' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('The verified merchants could not be loaded')).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The verified merchants could not be loaded')).toBeHidden()
})
