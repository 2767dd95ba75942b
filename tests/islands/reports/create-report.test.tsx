import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/problem.ts'
import { uploadImage } from '../../../src/api/uploads/upload.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { downscaleImage } from '../../../src/islands/uploads/downscale.ts'
import pcm from '../../../src/locales/pcm/report-find.json' with { type: 'json' }
import { fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { gadget, openApp, report, title } from '../support/open-app.tsx'

startFresh()

const sentLater = /We send the photo later/
const savedPictures = () => Object.keys(sessionStorage).filter((key) => key.endsWith(' picture'))

/** Fills in a report with a photo while uploads fail. */
async function fillInOffline() {
  const picture = new Blob(['pixels'], { type: 'image/webp' })
  vi.mocked(downscaleImage).mockImplementation(async () => picture)
  vi.mocked(uploadImage).mockRejectedValue(new ApiError(0, undefined))
  openApp('/dashboard/reports/new', { answers: owned })
  await userEvent.type(await description(), 'Left in a keke')
  const photo = new File(['pixels'], 'phone.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText(/^Picture/), photo)
  expect(await screen.findByText(sentLater)).toBeTruthy()
  await waitFor(() => expect(savedPictures()).toHaveLength(1))
}

const imei = '356938035643809'
const owned = { 'GET /assets': ok({ data: [gadget({ description: '' })] }) }
const description = () => screen.findByLabelText<HTMLTextAreaElement>('Description')
const asset = () => screen.getByLabelText<HTMLSelectElement>('Asset')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Report it' }))

describe('a new report', () => {
  it('shows Oops and leads to a new asset when there is none to report', async () => {
    openApp('/dashboard/reports/new')
    expect(await screen.findByText(/^Oops/)).toBeTruthy()
    const add = screen.getByRole('link', { name: 'Add Asset' })
    expect(add.getAttribute('href')).toBe('/dashboard/assets/new')
  })

  it.each([
    ['nothing is registered', { 'GET /assets': ok({ data: [] }) }],
    ['the item is another one', owned],
  ])('is made by the number alone when %s', async (_, assets) => {
    const made = { 'POST /reports/losses': ok({ data: report() }) }
    const calls = openApp('/dashboard/reports/new', { answers: { ...assets, ...made } })
    if (assets === owned) {
      await userEvent.click(await screen.findByRole('link', { name: /^Another item/ }))
    }
    await userEvent.type(await screen.findByLabelText('The number of your item'), imei)
    await userEvent.click(screen.getByLabelText('Stolen'))
    await userEvent.selectOptions(screen.getByLabelText(/^State/), 'Lagos')
    expect(screen.queryByLabelText('Email')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Report it' }))
    await waitFor(() => expect(location.pathname).toBe('/dashboard/reports/report'))
    const sent = calls.find(({ what }) => what === 'POST /reports/losses')
    expect(sent?.body).toMatchObject({
      identifier: '356938 03 564380 9',
      status: 'Stolen',
      state: 'Lagos',
    })
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('DRAFT'))).toEqual([])
  })

  it('of an item that is reported already leads to it, in place of a form that fails at its end', async () => {
    const answers = { 'GET /assets': ok({ data: [gadget({ openReport: 'Lost' })] }) }
    openApp('/dashboard/reports/new?asset=phone', { answers })
    const link = await screen.findByRole('link', { name: /already reported lost/ })
    expect(link.getAttribute('href')).toBe('/dashboard/assets/phone')
    expect(screen.queryByRole('button', { name: 'Report it' })).toBeNull()
  })

  it('keeps what happened in the form that the link to another item leads to', async () => {
    openApp('/dashboard/reports/new', { answers: owned })
    await userEvent.click(await screen.findByRole('radio', { name: 'Stolen' }))
    await userEvent.click(screen.getByRole('link', { name: /^Another item/ }))
    await screen.findByLabelText('The number of your item')
    const stolen = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Stolen' })
    await waitFor(() => expect(stolen().checked).toBe(true))
    expect(screen.getByText(/^Our team reviews your report first/)).toBeTruthy()
  })

  it.each(['', '&asset=phone'])(
    'of a find takes none of the user’s own assets (%s)',
    async (also) => {
      vi.stubGlobal('matchMedia', () => ({
        matches: true,
        addEventListener: () => {},
        removeEventListener: () => {},
      }))
      openApp(`/dashboard/reports/new?status=Found${also}`, { answers: owned })
      await screen.findByRole('link', { name: 'I found something' })
      expect(screen.queryByLabelText('Asset')).toBeNull()
      expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
      await userEvent.click(screen.getByRole('radio', { name: 'Lost' }))
      expect(await screen.findByRole('region', { name: 'Preview' })).toBeTruthy()
      expect(asset().value).toBe('phone')
    },
  )

  it('of the only asset suggests its description, and shows its number in full', async () => {
    openApp('/dashboard/reports/new', { answers: { 'GET /assets': ok({ data: [gadget()] }) } })
    expect((await description()).value).toBe('Black')
    expect(asset().value).toBe('phone')
    expect(screen.getByText('356938 03 564380 9')).toBeTruthy()
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('DRAFT'))).toEqual([])
  })

  it('suggests the description of the chosen asset, until the user writes their own', async () => {
    const bike = gadget({ id: 'bike', name: 'My bike', description: 'Red', uuid: 'AB123456' })
    const assets = { 'GET /assets': ok({ data: [gadget(), bike] }) }
    openApp('/dashboard/reports/new', { answers: assets })
    expect((await description()).value).toBe('')
    await userEvent.selectOptions(asset(), 'phone')
    await waitFor(async () => expect((await description()).value).toBe('Black'))
    await userEvent.selectOptions(asset(), 'bike')
    await waitFor(async () => expect((await description()).value).toBe('Red'))
    await userEvent.type(await description(), ', taken at night')
    await userEvent.selectOptions(asset(), 'phone')
    expect((await description()).value).toBe('Red, taken at night')
  })

  it('suggests no sentence that the user has not written, and names the chosen asset without its number', async () => {
    const createdAt = Date.UTC(2026, 10, 15)
    const given = gadget({ description: 'Handed over on Toju in November 2026.', createdAt })
    const assets = [given, gadget({ id: 'bike', name: 'My bike', uuid: 'AB123456' })]
    openApp('/dashboard/reports/new', { answers: { 'GET /assets': ok({ data: assets }) } })
    await description()
    await userEvent.selectOptions(asset(), 'phone')
    await waitFor(() => expect(asset().selectedOptions[0]?.text).toBe('My black iPhone'))
    expect(screen.getByText('356938 03 564380 9')).toBeTruthy()
    expect(screen.getByRole('option', { name: 'My bike · AB123456' })).toBeTruthy()
    expect((await description()).value).toBe('')
  })

  it('in Pidgin asks by the number in Pidgin too', async () => {
    openApp('/dashboard/reports/new', { user: fakeUser({ language: 'pcm' }) })
    const number = await screen.findByLabelText(pcm.lossWords.theNumber)
    expect(number.closest('[lang=en-NG]')).toBeNull()
    expect(screen.getByRole('button', { name: pcm.lossWords.send })).toBeTruthy()
  })

  it('starts as Lost, sends the entered values, and confirms it', async () => {
    const calls = openApp('/dashboard/reports/new', {
      answers: { ...owned, 'POST /reports/create-report': ok({ data: report() }) },
    })
    await userEvent.type(await description(), 'Left in a keke')
    expect(screen.getByLabelText<HTMLInputElement>(/Lost/).checked).toBe(true)
    await userEvent.selectOptions(asset(), 'phone')
    await save()
    await waitFor(() => expect(location.pathname).toBe('/dashboard/reports/report'))
    const sent = calls.find(({ what }) => what === 'POST /reports/create-report')
    expect(sent?.body).toEqual({
      assetId: 'phone',
      status: 'Lost',
      description: 'Left in a keke',
      location: '',
      policeReference: '',
      policeStation: '',
    })
    expect(sent?.bearer).toBe('secret')
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('success', 'Report added successfully'),
    )
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('DRAFT'))).toEqual([])
  })

  it('previews the report’s card while it is typed', async () => {
    openApp('/dashboard/reports/new', { answers: owned })
    await userEvent.type(await description(), 'Left in a keke')
    await userEvent.selectOptions(asset(), 'phone')
    await userEvent.click(screen.getByLabelText(/Stolen/))
    const preview = screen.getByRole('region', { name: 'Preview' }).textContent
    for (const words of ['My black iPhone', 'Left in a keke', 'Stolen']) {
      expect(preview).toContain(words)
    }
  })

  it('says that staff review a theft first', async () => {
    openApp('/dashboard/reports/new', { answers: owned })
    await description()
    await userEvent.click(screen.getByLabelText(/Stolen/))
    expect(screen.getByText(/Our team reviews your report first/)).toBeTruthy()
  })

  it('keeps typed text over a reload, for the same user only', async () => {
    openApp('/dashboard/reports/new', { answers: owned })
    await userEvent.type(await description(), 'Taken at the traffic light')
    await userEvent.click(screen.getByLabelText(/Stolen/))
    cleanup()

    openApp('/dashboard/reports/new', { answers: owned })
    expect((await description()).value).toBe('Taken at the traffic light')
    expect(screen.getByLabelText<HTMLInputElement>(/Stolen/).checked).toBe(true)
    expect(await screen.findByText('We kept what you typed before.')).toBeTruthy()
    cleanup()

    openApp('/dashboard/reports/new', { answers: owned, user: fakeUser({ id: 'somebody-else' }) })
    expect((await description()).value).toBe('')
  })

  it('keeps a photo chosen without a connection over reloads, until it is uploaded', async () => {
    await fillInOffline()
    // Reloaded twice while there is still no connection.
    for (let reload = 0; reload < 2; reload++) {
      cleanup()
      openApp('/dashboard/reports/new', { answers: owned })
      expect(await screen.findByText(sentLater)).toBeTruthy()
    }
    cleanup()

    vi.mocked(uploadImage).mockResolvedValue('/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp')
    const calls = openApp('/dashboard/reports/new', {
      answers: { ...owned, 'POST /reports/create-report': ok({ data: report() }) },
    })
    expect(await screen.findByText('Photo added')).toBeTruthy()
    const sent = vi.mocked(uploadImage).mock.lastCall?.[0]
    expect(sent?.type).toBe('image/webp')
    expect(await sent?.text()).toBe('pixels')
    expect(savedPictures()).toEqual([])
    await userEvent.selectOptions(asset(), 'phone')
    await save()
    await waitFor(() => expect(location.pathname).toBe('/dashboard/reports/report'))
    const call = calls.find(({ what }) => what === 'POST /reports/create-report')
    expect(call?.body).toMatchObject({ imageUrl: '/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp' })
  })

  it('deletes such a photo when the draft is cleared', async () => {
    await fillInOffline()
    cleanup()
    openApp('/dashboard/reports/new', { answers: owned })
    expect(await screen.findByText(sentLater)).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(screen.queryByText(sentLater)).toBeNull())
    expect(savedPictures()).toEqual([])
  })

  it('clears the draft on demand', async () => {
    sessionStorage.setItem('DRAFT:report:ada', JSON.stringify({ description: 'Old words' }))
    openApp('/dashboard/reports/new', { answers: owned })
    expect((await description()).value).toBe('Old words')
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    expect((await description()).value).toBe('')
    expect(sessionStorage.getItem('DRAFT:report:ada')).toBeNull()
  })

  it('asks for missing fields and sends nothing', async () => {
    const calls = openApp('/dashboard/reports/new', { answers: owned })
    await description()
    await save()
    expect(await screen.findByText('Say what happened')).toBeTruthy()
    expect(calls.some(({ what }) => what.startsWith('POST'))).toBe(false)
  })

  it('puts the server’s messages on their field and keeps the typed text', async () => {
    openApp('/dashboard/reports/new', {
      answers: {
        ...owned,
        'POST /reports/create-report': problem(409, {
          message: 'This asset already has an open report.',
          code: 'REPORT_ALREADY_OPEN',
          fields: { assetId: 'Choose another asset' },
        }),
      },
    })
    await userEvent.type(await description(), 'Left in a keke')
    await userEvent.selectOptions(asset(), 'phone')
    await save()
    expect(await screen.findByText('Choose another asset')).toBeTruthy()
    expect(asset().getAttribute('aria-invalid')).toBe('true')
    expect((await description()).value).toBe('Left in a keke')
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('error', 'This asset already has an open report.'),
    )
  })

  it('does not offer an asset that has an open report', async () => {
    openApp('/dashboard/reports/new', {
      answers: { 'GET /assets': ok({ data: [gadget({ openReport: 'Lost' })] }) },
    })
    await title('New report')
    const option = await screen.findByRole<HTMLOptionElement>('option', {
      name: /already reported lost/,
    })
    expect(option.disabled).toBe(true)
  })
})
