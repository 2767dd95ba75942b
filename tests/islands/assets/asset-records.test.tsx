import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { uploadImage } from '../../../src/api/uploads/upload.ts'
import { downscaleImage } from '../../../src/islands/uploads/downscale.ts'
import { ok, problem, startFresh } from '../support/fake-api.ts'
import { gadget, openApp, report, title } from '../support/open-app.tsx'

startFresh()

const urlOf = (letter: string) => `/uploads/${letter.repeat(22)}.webp`
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const full = gadget({
  imageUrl: urlOf('a'),
  photoUrls: [urlOf('b'), urlOf('c')],
  moreIdentifiers: [{ kind: 'imei2', value: '352099001761481' }],
})

async function edit(asset = full, answers = {}) {
  const calls = openApp('/dashboard/assets/phone', {
    answers: {
      'GET /assets/detail/phone': ok({ data: asset }),
      'PATCH /assets/phone': ok({ data: asset }),
      ...answers,
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await screen.findByLabelText('Name')
  return () => calls.find(({ what }) => what.startsWith('PATCH'))?.body
}

it('the label can be printed while its asset is edited', async () => {
  await edit()
  expect(screen.getByRole('link', { name: /^(Make a label|Print it again)$/ })).toBeTruthy()
})

describe('additional identifiers of a gadget', () => {
  it('adds an identifier of a remaining kind, parses it, and sends it', async () => {
    const sent = await edit()
    await press('Add another number')
    expect(field('Kind of number 3').value).toBe('meid')
    const usedKind = within(field('Kind of number 3')).getByRole<HTMLOptionElement>('option', {
      name: 'IMEI2',
    })
    expect(usedKind.disabled).toBe(true)
    await userEvent.selectOptions(field('Kind of number 3'), 'serial-number')
    await userEvent.type(field('Number 3'), 'C02XK0ABJGH5')
    expect(screen.getAllByText(/We read this as/).at(-1)?.textContent).toContain('C02X K0AB JGH5')
    await press('Save')
    await waitFor(() =>
      expect(sent()).toEqual({
        moreIdentifiers: [
          { kind: 'imei2', value: '352099001761481' },
          { kind: 'serial-number', value: 'C02XK0ABJGH5' },
        ],
        before: { moreIdentifiers: full.moreIdentifiers },
      }),
    )
  })

  it('removes one', async () => {
    const sent = await edit()
    await press('Remove number 2')
    await press('Save')
    await waitFor(() =>
      expect(sent()).toEqual({
        moreIdentifiers: [],
        before: { moreIdentifiers: full.moreIdentifiers },
      }),
    )
  })

  it('shows the server’s error for a row on that row', async () => {
    await edit(full, {
      'PATCH /assets/phone': problem(409, {
        message: 'You have registered this number already.',
        code: 'IDENTIFIER_ALREADY_YOURS',
        fields: { 'moreIdentifiers.0.value': 'You have registered this number already.' },
      }),
    })
    await userEvent.clear(field('Number 2'))
    await userEvent.type(field('Number 2'), '490154203237518')
    await press('Save')
    expect(await screen.findByText('You have registered this number already.')).toBeTruthy()
    expect(field('Number 2').getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(field('Number 2')))
  })
})

describe('photos beyond the cover', () => {
  it('sets the cover, moves and removes, and sends only the new order', async () => {
    const sent = await edit()
    await press('Make photo 3 the main photo')
    await press('Move photo 3 up')
    await press('Remove photo 3')
    await press('Save')
    await waitFor(() =>
      expect(sent()).toEqual({
        imageUrl: urlOf('c'),
        photoUrls: [urlOf('a')],
        before: { imageUrl: urlOf('a'), photoUrls: [urlOf('b'), urlOf('c')] },
      }),
    )
  })

  it('adds several at once, up to the maximum', async () => {
    vi.mocked(downscaleImage).mockImplementation(async (file) => file)
    let made = 0
    vi.mocked(uploadImage).mockImplementation(async () => urlOf('defghijk'[made++] ?? 'z'))
    await edit()
    const files = Array.from(
      { length: 7 },
      (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }),
    )
    await userEvent.upload(field('Add photos'), files)
    expect(await screen.findByRole('button', { name: 'Remove photo 8' })).toBeTruthy()
    expect(screen.getByText('You can add at most 8 photos. We added 5 of 7.')).toBeTruthy()
    expect(screen.queryByLabelText('Add photos')).toBeNull()
    expect(uploadImage).toHaveBeenCalledTimes(5)
  })
})

describe('an asset', () => {
  it('shows all its photos and identifiers, and a reminder of an expiring warranty', async () => {
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const asset = { ...full, warrantyUntil: until, price: 450_000, notes: 'Box at home' }
    openApp('/dashboard/assets/phone', {
      answers: { 'GET /assets/detail/phone': ok({ data: asset }) },
    })
    expect(await screen.findByText('352099 00 176148 1')).toBeTruthy()
    expect(screen.getByText(/The warranty ends soon/)).toBeTruthy()
    expect(screen.getByText('Box at home')).toBeTruthy()
    expect(screen.getByText('₦450,000')).toBeTruthy()
    await press('Photo 2 of 3')
    expect(screen.getByAltText('Picture of My black iPhone, 2 of 3').getAttribute('src')).toBe(
      urlOf('b'),
    )
  })

  it('renews a label only after confirmation', async () => {
    const calls = openApp('/dashboard/assets/phone', {
      answers: {
        'GET /assets/detail/phone': ok({ data: { ...full, labelCode: '0123456789abcdef' } }),
        'POST /assets/phone/label': ok({ data: { assetId: 'phone', code: 'fedcba9876543210' } }),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Renew' }))
    expect(calls.some(({ what }) => what.endsWith('/label'))).toBe(false)
    await press('Renew the label')
    await waitFor(() => expect(calls.some(({ what }) => what.endsWith('/label'))).toBe(true))
  })
})

describe('thousands of assets', () => {
  // happy-dom has no layout: without a row height every row would be visible.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(81)
    return () => vi.restoreAllMocks()
  })

  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      gadget({ id: `p${from + index}`, name: `Phone ${from + index}` }),
    )

  it('render only a window of rows', async () => {
    openApp('/dashboard/assets', { answers: { 'GET /assets': ok({ data: many(0, 5000) }) } })
    await screen.findAllByText('Phone 0')
    const rows = screen.getAllByRole('listitem')
    expect(rows.length).toBeLessThan(60)
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('5000')
  })

  it('are fetched a page at a time, and searched by the server', async () => {
    const calls = openApp('/dashboard/assets', {
      answers: {
        'GET /assets': ({ query }) => {
          const from = Number(query.get('after')?.slice(1) ?? -1) + 1
          return { body: { data: many(from, 100), next: `p${from + 99}` } }
        },
        'GET /assets/search/': ok({ data: many(4321, 1) }),
      },
    })
    await screen.findAllByText('Phone 0')
    expect(calls.find(({ what }) => what === 'GET /assets')?.query.get('limit')).toBe('100')
    await userEvent.type(screen.getByRole('searchbox'), 'phone 4321')
    await screen.findAllByText('Phone 4321')
    const searches = () => calls.filter(({ what }) => what === 'GET /assets/search/')
    // Slow typing also searches for the first word.
    await waitFor(() => expect(searches().at(-1)?.query.get('query')).toBe('phone 4321'))
  })
})

describe('labels', () => {
  it('are printed with a code that leads to the finder page, and without the owner', async () => {
    const calls = openApp('/dashboard/assets/labels?ids=phone', {
      answers: {
        'POST /assets/labels': ok({
          data: [{ assetId: 'phone', name: 'My black iPhone', code: '0123456789abcdef' }],
        }),
      },
    })
    await title('Label')
    const code = await screen.findByRole('img', { name: /QR code/ })
    expect(code.getAttribute('aria-label')).toBe(
      `QR code of ${location.origin}/found/0123456789abcdef`,
    )
    expect(screen.getByText('0123-4567-89ab-cdef')).toBeTruthy()
    expect(calls.find(({ what }) => what === 'POST /assets/labels')?.body).toEqual({
      ids: ['phone'],
    })
    expect(screen.queryByText(/No data\?/)).toBeNull()
  })

  it('show the USSD code of the page’s meta tag', async () => {
    const meta = document.createElement('meta')
    meta.name = 'dial-code'
    meta.content = '*347*123#'
    document.head.append(meta)
    onTestFinished(() => meta.remove())
    const data = [{ assetId: 'phone', name: 'My black iPhone', code: '0123456789abcdef' }]
    openApp('/dashboard/assets/labels?ids=phone', {
      answers: { 'POST /assets/labels': ok({ data }) },
    })
    expect(await screen.findByText('No data? Dial *347*123#')).toBeTruthy()
  })
})

describe('saving twice', () => {
  it('saves once after several clicks', async () => {
    const calls = openApp('/dashboard/assets/phone', {
      answers: {
        'GET /assets/detail/phone': ok({ data: full }),
        'PATCH /assets/phone': ok({ data: full }),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    await screen.findByLabelText('Name')
    await userEvent.type(field('Name'), '!')
    const save = screen.getByRole('button', { name: 'Save' })
    save.click()
    save.click()
    save.click()
    await screen.findByRole('button', { name: 'Actions' })
    expect(calls.filter(({ what }) => what.startsWith('PATCH'))).toHaveLength(1)
  })
})

it('an item carries its own reports and their matches', async () => {
  const match = {
    ...{ id: 'match', kind: 'exact', state: 'open', side: 'missing', reportId: 'mine' },
    ...{ item: 'My black iPhone', itemStatus: 'Lost', otherState: 'Lagos', reasons: [] },
    ...{ identifiersDiffer: false, asked: false, createdAt: 0, closedAt: null },
  }
  openApp('/dashboard/assets/phone', {
    answers: {
      'GET /assets/detail/phone': ok({ data: full }),
      'GET /reports/user': ok({
        data: [report({ id: 'mine' }), report({ id: 'other', assetId: 'laptop' })],
      }),
      'GET /matches': ok({ data: [match, { ...match, id: 'another', reportId: 'other' }] }),
    },
  })
  const reports = await screen.findByRole('region', { name: 'Reports and matches' })
  await within(reports).findByRole('list', { name: 'Matches' })
  expect(
    within(reports)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/dashboard/reports/mine', '/dashboard/matches/match'])
})
