import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { BusinessRecord } from '../../../src/api/merchants/business.ts'
import type { MerchantRecord } from '../../../src/api/merchants/directory.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
// Imported here, because loading it on demand would make the tests wait.
import '../../../src/islands/dashboard/merchants/EditListing.tsx'
import '../../../src/islands/dashboard/merchants/ListMerchants.tsx'
import { business } from '../support/business-record.ts'
import { type ApiCall, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

function merchant(name: string): MerchantRecord {
  return {
    ...{ id: name, slug: name, name, address: '1 Road', state: 'Lagos', lga: '' },
    ...{ category: 'Vehicle parts', categoryId: 'vehicle-parts', logo: '/uploads/x.webp' },
    ...{ products: ['Mirrors'], featuredPicture: null, website: null, phone: '08031234567' },
    ...{ socials: [], author: name, verifiedSince: 0, certificateNumber: 'TJ-7K4M-9QXP' },
  }
}

const page = (names: string[], more = false) => ({
  data: { merchants: names.map(merchant), more },
})

async function openMerchants(own: BusinessRecord | null, list = ok(page([]))) {
  const calls = openApp('/dashboard/merchants', {
    user: fakeUser({ business: own }),
    answers: {
      'GET /merchants': list,
      'GET /states.json': ok({ Lagos: ['Ikeja'], Kano: ['Dala'] }),
    },
  })
  await title('Merchants')
  return calls
}

const listQueries = (calls: ApiCall[]) =>
  calls
    .filter(({ what }) => what === 'GET /merchants')
    .map(({ query }) => Object.fromEntries(query))

const listing = () => within(screen.getByRole('region', { name: 'Your listing' }))

describe('the merchants screen', () => {
  it('has its search, listing and filters, and an empty state (spec §2)', async () => {
    await openMerchants(null)
    expect(screen.getByRole('searchbox', { name: 'Search for a merchant' })).toBeTruthy()
    expect(listing().getByText(/You have no listing yet/)).toBeTruthy()
    expect(listing().getByRole<HTMLButtonElement>('button', { name: 'Edit' }).disabled).toBe(true)
    expect(listing().getByRole('link', { name: 'Verify your business' })).toBeTruthy()
    expect(await screen.findByText('No merchants yet')).toBeTruthy()
  })

  it('sends the server the query, filters and sort order, near the user’s home', async () => {
    const calls = await openMerchants(null, ({ query }) => ({
      body: page(query.get('search') ? [] : ['Gizo Parts']),
    }))
    expect(await screen.findByRole('link', { name: 'Gizo Parts' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Vehicle parts' }))
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Near me')
    await userEvent.type(screen.getByRole('searchbox'), 'mirror')
    expect(await screen.findByText('No merchant matches')).toBeTruthy()
    const near = { category: 'vehicle-parts', sort: 'near-me', state: 'Lagos', lga: 'Ikeja' }
    expect(listQueries(calls)).toEqual([
      { page: '1' },
      { page: '1', category: 'vehicle-parts' },
      { page: '1', ...near },
      { page: '1', ...near, search: 'mirror' },
    ])
  })

  it('shows more on demand, and says so when loading fails', async () => {
    let fails = true
    await openMerchants(null, ({ query }) => {
      if (query.get('page') === '1') return { body: page(['First'], true) }
      // A refusal is not retried (tests/islands/shell/loading.test.tsx), so the test does not wait.
      if (fails) return { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Try later' } }
      return { body: page(['Second']) }
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more merchants' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load more merchants',
    )
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'First' })).toBeTruthy()
  })

  it('shows why staff rejected the business, and leads to another try', async () => {
    const refused = { status: 'refused', reason: 'The CAC number is another’s' } as const
    await openMerchants(business({ ...refused, certificateNumber: null }))
    expect(listing().getByText('Not accepted')).toBeTruthy()
    expect(listing().getByText('Our team wrote: The CAC number is another’s')).toBeTruthy()
    expect(listing().getByRole('link', { name: 'Apply again' })).toBeTruthy()
    expect(listing().getByRole<HTMLButtonElement>('button', { name: 'Edit' }).disabled).toBe(true)
  })

  it.each([
    ['pending', 'Under review'],
    ['suspended', 'Suspended'],
    ['expired', 'Expired'],
  ] as const)('offers no way to edit a business that is %s', async (status, name) => {
    await openMerchants(business({ status }))
    expect(listing().getByText(name)).toBeTruthy()
    expect(listing().queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(listing().queryByRole('link', { name: 'See your page' })).toBeNull()
  })
})

it.each([
  ['receipt', 'Make a receipt'],
  ['edit', 'Edit your listing'],
])('the screen %s tells an unverified business why it cannot be used', async (path, name) => {
  openApp(`/dashboard/merchants/${path}`, { user: fakeUser({ business: null }) })
  await title(name)
  expect(screen.getByText('For verified businesses only')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'See your listing' })
  expect(link.getAttribute('href')).toBe('/dashboard/merchants')
})

it.each([
  ['pending', 1],
  ['verified', 0],
  ['suspended', 0],
] as const)(
  'the first screen says whether a %s business waits for the team',
  async (status, count) => {
    openApp('/dashboard', { user: fakeUser({ business: business({ status }) }) })
    await title(/^Hello/)
    const links = screen.queryAllByRole('link', { name: 'Your business is under review' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/dashboard/merchants'),
    )
  },
)

describe('the listing form', () => {
  async function openForm(answer = ok({ data: business({ phone: '08039876543' }) })) {
    const calls = openApp('/dashboard/merchants/edit', {
      user: fakeUser({ business: business() }),
      answers: {
        'GET /merchants': ok(page([])),
        'GET /states.json': ok({ Lagos: ['Ikeja'], Kano: ['Dala'] }),
        'PATCH /merchants/shop': answer,
      },
    })
    await title('Edit your listing')
    return calls
  }
  const sent = (calls: ApiCall[]) =>
    calls.filter(({ what }) => what === 'PATCH /merchants/shop').map(({ body }) => body)

  async function retype(label: RegExp, text: string) {
    const input = screen.getByLabelText(label)
    await userEvent.clear(input)
    if (text) await userEvent.type(input, text)
  }

  const pendingChange = {
    askedAt: 0,
    changes: [{ field: 'phone' as const, from: '08031234567', to: '08039876543' }],
  }

  it('sends only what was changed, says that it is reviewed, and leads to the pending change', async () => {
    const calls = await openForm(ok({ data: business({ pendingChange }) }))
    expect(screen.getByText(/reviews changes first/)).toBeTruthy()
    await retype(/^Phone number/, '0803 987 6543')
    await retype(/^Twitter/, '')
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }))
    await title('Merchants')
    expect(sent(calls)).toEqual([{ phone: '08039876543', twitter: null }])
    expect(pushToast).toHaveBeenCalledWith('success', 'Sent for review')
    expect(listing().getByText(/Waiting for review since 1 January 1970/)).toBeTruthy()
    expect(listing().getByText('08031234567').tagName).toBe('DEL')
    expect(listing().getByText('08039876543')).toBeTruthy()
  })

  it('starts with the pending change, and undoing it ends the review', async () => {
    const calls = openApp('/dashboard/merchants/edit', {
      user: fakeUser({ business: business({ pendingChange }) }),
      answers: {
        'GET /merchants': ok(page([])),
        'GET /states.json': ok({ Lagos: ['Ikeja'] }),
        'PATCH /merchants/shop': ok({ data: business() }),
      },
    })
    await title('Edit your listing')
    const input = screen.getByLabelText<HTMLInputElement>(/^Phone number/)
    expect(input.value).toBe('08039876543')
    await retype(/^Phone number/, '08031234567')
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }))
    await waitFor(() => expect(sent(calls)).toEqual([{ phone: '08031234567' }]))
    expect(pushToast).toHaveBeenCalledWith(
      'success',
      'There is nothing for our team to review: your listing stays as it is',
    )
  })

  it('shows a refusal on its field, and keeps the typed text', async () => {
    const message = 'We cannot link to this website.'
    await openForm(problem(400, { code: 'INVALID_INPUT', message, fields: { website: message } }))
    await retype(/^Website/, 'https://bola.example')
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }))
    const input = await screen.findByLabelText<HTMLInputElement>(/^Website/)
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(input.value).toBe('https://bola.example')
    expect(screen.getByText(message)).toBeTruthy()
  })
})

it('a receipt shows its number and its price as they are read, and is sent the plain price', async () => {
  const calls = openApp('/dashboard/merchants/receipt', {
    user: fakeUser({ business: business() }),
    answers: { 'POST /merchants/receipts': ok({ data: { number: 'TJ-7K4M-9QXP' } }) },
  })
  const number = await screen.findByLabelText<HTMLInputElement>('The item’s number')
  await userEvent.type(number, '356938035643809')
  const price = screen.getByLabelText<HTMLInputElement>(/^Price/)
  await userEvent.type(price, '250k')
  await userEvent.tab()
  expect(price.value).toBe('₦250,000')
  await waitFor(() => expect(number.value).toBe('356938 03 564380 9'))
  await userEvent.click(screen.getByRole('button', { name: 'Make the receipt' }))
  expect(await screen.findByText('Your receipt is ready')).toBeTruthy()
  const sent = calls.find(({ what }) => what === 'POST /merchants/receipts')
  expect(sent?.body).toMatchObject({ price: 250_000 })
})
