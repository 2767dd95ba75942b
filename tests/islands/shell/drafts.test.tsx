import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/problem.ts'
import { uploadImage } from '../../../src/api/uploads/upload.ts'
// Imported here, because loading them on demand would make the tests wait.
import '../../../src/islands/dashboard/merchants/EditListing.tsx'
import '../../../src/islands/dashboard/transfers/OfferTransfer.tsx'
import '../../../src/islands/forms/drafts/use-draft-form.tsx'
import { downscaleImage } from '../../../src/islands/uploads/downscale.ts'
import { adminCase } from '../support/admin-report.ts'
import { business } from '../support/business-record.ts'
import { deferred, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { gadget, openApp, report, title } from '../support/open-app.tsx'

startFresh()

const photo = new File(['pixels'], 'phone.jpg', { type: 'image/jpeg' })
const url = '/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp'
const other = '/uploads/bbbbbbbbbbbbbbbbbbbbbb.webp'
const kept = 'We kept what you typed before.'
const sessionOver = problem(401, { message: 'Log in.', code: 'UNAUTHENTICATED' })

const owned = { 'GET /assets': ok({ data: [gadget({ description: '' })] }) }
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('DRAFT:'))
const seed = (name: string, values: object) =>
  sessionStorage.setItem(`DRAFT:${name}`, JSON.stringify(values))

describe('Start over', () => {
  async function startUpload(end: Promise<string>) {
    vi.mocked(downscaleImage).mockImplementation(async (file) => file)
    vi.mocked(uploadImage).mockReturnValue(end)
    seed('report:ada', { description: 'Old words' })
    const calls = openApp('/dashboard/reports/new', {
      answers: { ...owned, 'POST /reports/create-report': ok({ data: report() }) },
    })
    await userEvent.upload(await field(/^Picture/), photo)
    await screen.findByText('Uploading… 0 %')
    return calls
  }

  /** What is sent when the user fills in the form again. */
  async function nextReport(calls: Awaited<ReturnType<typeof startUpload>>) {
    await userEvent.type(await field('Description'), 'New words')
    await userEvent.selectOptions(await field('Asset'), 'phone')
    await press('Report it')
    await waitFor(() => expect(location.pathname).toBe('/dashboard/reports/report'))
    return calls.find(({ what }) => what === 'POST /reports/create-report')?.body
  }

  it('ends an upload: its photo does not go with the next report', async () => {
    const { promise, resolve } = deferred<string>()
    const calls = await startUpload(promise)
    await press('Start over')
    await act(async () => resolve(url))
    expect(screen.queryByText('Photo added')).toBeNull()
    expect(await nextReport(calls)).not.toHaveProperty('imageUrl')
  })

  it('ends an upload that then fails without a connection: the photo is not kept for later', async () => {
    let fail: (error: Error) => void = () => {}
    const end = new Promise<string>((_, reject) => {
      fail = reject
    })
    const calls = await startUpload(end)
    await press('Start over')
    await act(async () => fail(new ApiError(0, undefined)))
    expect(await nextReport(calls)).not.toHaveProperty('imageUrl')
    expect(drafts()).toEqual([])
  })

  it('leaves no draft behind, and the first field has the focus', async () => {
    seed('listing ada', { address: 'Old address' })
    openApp('/dashboard/merchants/edit', { user: fakeUser({ business: business() }) })
    expect((await field(/^Address/)).value).toBe('Old address')
    await press('Start over')
    expect((await field(/^Address/)).value).toBe('12 Otigba Street')
    expect(document.activeElement).toBe(await field(/^Phone number/))
    expect(drafts()).toEqual([])
    expect(screen.queryByText(kept)).toBeNull()
  })

  it('empties a list of numbers for good', async () => {
    seed('batch ada', { identifiers: 'KJA-012AB' })
    openApp('/dashboard/verify', { answers: { 'GET /verify/quota': ok({ data: null }) } })
    await press('Start over')
    expect(drafts()).toEqual([])
  })
})

describe('a draft', () => {
  it('is kept apart from an asset whose number comes from a check', async () => {
    seed('asset:ada', { type: 'Vehicle', name: 'My Corolla', description: 'Dented' })
    openApp('/dashboard/assets/new?uid=356938035643809')
    await title('New asset')
    expect((await field('Number')).value.replaceAll(' ', '')).toBe('356938035643809')
    expect((await field('Name')).value).toBe('')
    expect((await field('Description')).value).toBe('')
    cleanup()
    openApp('/dashboard/assets/new')
    expect((await field('Name')).value).toBe('My Corolla')
  })

  it('of a report about one asset is kept apart from a report about another', async () => {
    const laptop = gadget({ id: 'laptop', name: 'Laptop', description: '' })
    const two = { 'GET /assets': ok({ data: [gadget({ description: '' }), laptop] }) }
    openApp('/dashboard/reports/new?asset=phone', { answers: two })
    await userEvent.type(await field('Description'), 'About the phone')
    cleanup()
    openApp('/dashboard/reports/new?asset=laptop', { answers: two })
    expect((await field('Description')).value).toBe('')
    cleanup()
    openApp('/dashboard/reports/new?asset=phone', { answers: two })
    expect((await field('Description')).value).toBe('About the phone')
  })

  it('of a report without an asset goes on with the asset that was added for it', async () => {
    openApp('/dashboard/reports/new', { answers: owned })
    await userEvent.type(await field('Description'), 'Left in a keke')
    cleanup()
    openApp('/dashboard/reports/new?asset=phone', { answers: owned })
    expect((await field('Description')).value).toBe('Left in a keke')
  })

  it('holds only what was changed: the other fields follow their record', async () => {
    const edit = async (more: object) => {
      openApp('/dashboard/reports/report?edit=true', {
        answers: { 'GET /reports/report': ok({ data: report(more) }), ...owned },
      })
      await field('Description')
    }
    await edit({ location: 'Ikeja' })
    await userEvent.type(await field('Description'), ' at noon')
    cleanup()
    await edit({ location: 'Yaba' })
    expect((await field('Description')).value).toBe('Left in a keke at noon')
    expect((await field(/^Where\?/)).value).toBe('Yaba')
  })

  it('is deleted in every tab when the user logs out in one', async () => {
    openApp('/dashboard/reports/new', { answers: owned })
    await userEvent.type(await field('Description'), 'Private')
    expect(drafts()).toHaveLength(1)
    // What another tab writes when its user presses Logout.
    localStorage.setItem('DRAFTS_CLEARED_AT', String(Date.now()))
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'DRAFTS_CLEARED_AT' }))
    })
    expect(drafts()).toEqual([])
  })
})

describe('a session that ends while a form is filled in', () => {
  it('keeps the changes of an asset', async () => {
    const open = async () => {
      openApp('/dashboard/assets/phone', {
        answers: {
          'GET /assets/detail/phone': ok({ data: gadget({ imageUrl: url }) }),
          'PATCH /assets/phone': sessionOver,
        },
      })
      await press('Actions')
      await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    }
    await open()
    await userEvent.type(await field('Name'), ' 2')
    await press('Save')
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
    cleanup()
    await open()
    expect((await field('Name')).value).toBe('My black iPhone 2')
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })).disabled).toBe(
      false,
    )
  })

  it('keeps the recipient of a transfer, and no password', async () => {
    const open = async () => {
      openApp('/dashboard/assets/phone', {
        answers: {
          'GET /assets/detail/phone': ok({ data: gadget({ imageUrl: url }) }),
          'GET /assets/phone/ownership': ok({
            data: {
              registeredIn: '2026-01',
              changedHands: 0,
              lastIn: null,
              offer: null,
              refusal: null,
            },
          }),
        },
      })
      await press('Transfer to a new owner')
      return within(await screen.findByRole('dialog'))
    }
    const first = await open()
    await userEvent.type(first.getByLabelText(/email/i), 'bola@example.com')
    await userEvent.type(first.getByLabelText(/^(Current|Your) password/), 'correct horse')
    // Which item comes first, then to whom, and the password last.
    const item = first.getByText(/My black iPhone/)
    const fields = first.getAllByRole('textbox')
    expect(fields[0]).toBe(first.getByLabelText(/email/i))
    expect(
      item.compareDocumentPosition(fields[0] as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    cleanup()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct horse')
    const again = await open()
    expect(again.getByLabelText<HTMLInputElement>(/email/i).value).toBe('bola@example.com')
  })

  it('keeps the URL and the events of a webhook', async () => {
    const open = async () => {
      openApp('/dashboard/developers/webhooks', { answers: { 'GET /webhooks': ok({ data: [] }) } })
      await title('Webhooks')
      await press('Add endpoint')
      return within(screen.getByRole('dialog', { name: 'Add endpoint' }))
    }
    const first = await open()
    await userEvent.type(first.getByLabelText(/^URL/), 'https://shop.example')
    await userEvent.click(first.getByLabelText('A theft is confirmed'))
    cleanup()
    const again = await open()
    expect(again.getByLabelText<HTMLInputElement>(/^URL/).value).toBe('https://shop.example')
    expect(again.getByLabelText<HTMLInputElement>('A theft is confirmed').checked).toBe(false)
  })

  it('keeps the reason that staff give, for the same decision on the same case', async () => {
    const open = async () => {
      openApp('/admin/items/item-1', {
        user: fakeUser({ role: 'admin' }),
        answers: { 'GET /admin/items/item-1': ok({ data: adminCase() }) },
      })
      const choose = async (name: string) =>
        userEvent.click(await screen.findByRole('radio', { name }))
      await choose('Reject report')
      return choose
    }
    await open()
    await userEvent.type(screen.getByLabelText('Reason'), 'Another name on the receipt')
    cleanup()
    const choose = await open()
    const written = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reason|need to know/).value
    expect(written()).toBe('Another name on the receipt')
    // It is no question to the reporter.
    await choose('Ask the reporter')
    expect(written()).toBe('')
    await choose('Reject report')
    expect(written()).toBe('Another name on the receipt')
  })
})

describe('a photo', () => {
  async function edit(more: object = {}) {
    vi.mocked(downscaleImage).mockImplementation(async (file) => file)
    const calls = openApp('/dashboard/assets/phone', {
      answers: {
        'GET /assets/detail/phone': ok({ data: gadget(more) }),
        'PATCH /assets/phone': ok({ data: gadget(more) }),
      },
    })
    await press('Actions')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    await field('Picture')
    return () => calls.find(({ what }) => what.startsWith('PATCH'))?.body
  }

  it('is shown as the field holds it, also after another one took its place', async () => {
    vi.mocked(uploadImage).mockResolvedValue(url)
    await edit({ imageUrl: other, photoUrls: [`${other}2`] })
    await userEvent.upload(await field('Picture'), photo)
    await waitFor(() =>
      expect(screen.getByAltText('Chosen picture').getAttribute('src')).toMatch(/^blob:/),
    )
    await press('Make photo 2 the main photo')
    await waitFor(() =>
      expect(screen.getByAltText('Chosen picture').getAttribute('src')).toBe(`${other}2`),
    )
  })

  it('becomes the cover of an asset that has none, and leaves no empty photo', async () => {
    const sent = await edit({ photoUrls: [other] })
    await press('Make photo 2 the main photo')
    await press('Save')
    await waitFor(() => expect(sent()).toMatchObject({ imageUrl: other, photoUrls: [] }))
  })

  it('stops uploading on Cancel, and the form no longer waits for it', async () => {
    let signal: AbortSignal | undefined
    vi.mocked(uploadImage).mockImplementation((_file, _onProgress, stop) => {
      signal = stop
      return new Promise(() => {})
    })
    await edit({ imageUrl: other })
    await userEvent.upload(await field('Picture'), photo)
    await screen.findByRole('button', { name: 'Uploading the photo…' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as Element)
    expect(signal?.aborted).toBe(true)
    expect(await screen.findByText('Photo added')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
    expect(document.activeElement).toBe(await field('Picture'))
  })

  it('can be added where the page is not served over HTTPS', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    vi.mocked(uploadImage).mockResolvedValue(url)
    await edit({ imageUrl: other })
    await userEvent.upload(await field('Add photos'), photo)
    expect(await screen.findByRole('button', { name: 'Remove photo 2' })).toBeTruthy()
  })
})

describe('in an account’s language', () => {
  it('a report’s photo and its draft speak it; a screen in English stays in English', async () => {
    const user = fakeUser({ language: 'ha' })
    seed('report:ada', { description: 'Ya ɓace' })
    openApp('/dashboard/reports/new', { user, answers: owned })
    expect(await screen.findByText('Zaɓi hoto')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Sake farawa' })).toBeTruthy()
    cleanup()
    seed('asset:ada', { type: 'Gadget', name: 'Wayata' })
    openApp('/dashboard/assets/new', { user })
    expect((await screen.findAllByText('Choose a photo')).length).toBeGreaterThan(0)
    expect(await screen.findByRole('button', { name: 'Start over' })).toBeTruthy()
  })
})
