import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { uploadImage } from '../../../src/api/uploads/upload.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { downscaleImage } from '../../../src/islands/uploads/downscale.ts'
import { InvalidImageError } from '../../../src/islands/uploads/image-types.ts'
import { fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { gadget, openApp, report, title } from '../support/open-app.tsx'

startFresh()

const url = '/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp'
const photo = new File(['bytes'], 'phone.jpg', { type: 'image/jpeg' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const isOff = (label: string) => field(label).matches(':disabled')
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save asset' })

/** What the form says of a number whose kind it knows. */
const told = (kind: string) => new RegExp(`^From the number: (Gadget, )?${kind}\\.$`)

async function chooseGadget(kind = 'imei1') {
  await title('New asset')
  await userEvent.click(screen.getByLabelText(/Gadget/))
  await userEvent.selectOptions(await screen.findByLabelText('Kind of number'), kind)
}

describe('a new asset (spec §5)', () => {
  it('requires the category first: until then neither the name nor Save can be used', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    expect(isOff('Name')).toBe(true)
    expect(isOff('Description')).toBe(false)
    expect(saveButton().disabled).toBe(true)
    expect(screen.getByText('Choose a category to save the item.')).toBeTruthy()
    await userEvent.click(screen.getByLabelText(/Vehicle/))
    expect(isOff('Name')).toBe(false)
    expect(saveButton().disabled).toBe(false)
    await screen.findByLabelText('VIN')
    for (const label of ['Plate number', 'Registration state', 'Make', 'Model', 'Colour', 'Year']) {
      expect(field(label)).toBeTruthy()
    }
  })

  it('begins with the number, which chooses the category and its own kind', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    const [first] = document.querySelectorAll('form input')
    expect(first).toBe(field('Number'))
    await userEvent.type(field('Number'), '356938035643809')
    await userEvent.tab()
    await waitFor(() => expect(field('Number').value).toBe('356938 03 564380 9'))
    expect(screen.getByText(told('IMEI'))).toBeTruthy()
    expect(screen.queryByLabelText('Kind of number')).toBeNull()
    // The maker gives a name, which the user may change.
    await userEvent.type(field('Brand'), 'Apple')
    await userEvent.tab()
    expect(field('Name').value).toBe('My Apple')
    await userEvent.clear(field('Name'))
    await userEvent.type(field('Name'), 'Old phone')
    await userEvent.type(field('Brand'), ' Inc.')
    await userEvent.tab()
    expect(field('Name').value).toBe('Old phone')
  })

  it('chooses by a whole IMEI while it is typed, says so, and goes on with it', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.type(field('Number'), '35693803564380')
    expect(screen.queryByRole('button', { name: 'Change the kind of number' })).toBeNull()
    expect(screen.getByText('Choose a category first.')).toBeTruthy()
    await userEvent.keyboard('9')
    expect(field('Number').value).toBe('356938035643809')
    expect(document.activeElement).toBe(field('Number'))
    expect(screen.getByText(told('IMEI'))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Change the kind of number' }))
    expect(document.activeElement).toBe(field('Kind of number'))
    expect(field('Kind of number').value).toBe('imei1')
    await userEvent.selectOptions(field('Kind of number'), 'serial-number')
    expect(screen.queryByText(told('IMEI'))).toBeNull()
    await userEvent.type(field('Number'), '1')
    await userEvent.tab()
    expect(field('Kind of number').value).toBe('serial-number')
  })

  it('chooses by a pasted VIN, and gives the number back with Gadget', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.click(field('Number'))
    await userEvent.paste('1HGCM82633A004352')
    const vin = '1HGCM82633A004352'
    const moved = await screen.findByLabelText<HTMLInputElement>('VIN')
    expect(moved.value.replaceAll(' ', '')).toBe(vin)
    await waitFor(() => expect(document.activeElement).toBe(field('VIN')))
    expect(screen.getByText(/^From the number: Vehicle, VIN/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /Gadget/ }))
    expect(field('Number').value.replaceAll(' ', '')).toBe(vin)
    expect(screen.queryByText(/^From the number/)).toBeNull()
    await userEvent.tab()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Gadget/ }).checked).toBe(true)
  })

  it('takes its own choice back when more digits follow, and never the user’s', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.type(field('Number'), '356938035643809XYZ12')
    await userEvent.tab()
    expect(await screen.findByText(told('Serial [Nn]umber'))).toBeTruthy()
  })

  it('takes an error back when it fills in the field itself', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.click(screen.getByLabelText(/Gadget/))
    await userEvent.click(saveButton())
    const kind = await screen.findByLabelText('Kind of number')
    await waitFor(() => expect(kind.getAttribute('aria-invalid')).toBe('true'))
    await userEvent.type(field('Number'), '356938035643809')
    await userEvent.type(field('Brand'), 'Apple')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByLabelText('Kind of number')).toBeNull())
    expect(screen.getByText(told('IMEI'))).toBeTruthy()
    expect(field('Name').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('says which digit it adds to the 14 of an IMEI, and leaves what was typed', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.type(field('Number'), '35693803564380')
    await userEvent.tab()
    const added = await screen.findByText(/^We added the last digit/)
    expect(added.textContent).toContain('356938 03 564380 9')
    expect(field('Number').value).toBe('35693803564380')
  })

  it('takes a mistyped IMEI for an IMEI with a mistake, and no serial number', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.type(field('Number'), '356938035643808')
    await userEvent.tab()
    expect(await screen.findByText(told('IMEI'))).toBeTruthy()
    expect(field('Number').getAttribute('aria-invalid')).toBe('true')
    // The error says what the hint would.
    expect(screen.queryByText(/^Dial \*#06#/)).toBeNull()
  })

  it('reads the number in the same way after the category was chosen', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.click(screen.getByRole('radio', { name: /Gadget/ }))
    await userEvent.type(field('Number'), '356938035643809')
    await userEvent.tab()
    expect(await screen.findByText(told('IMEI'))).toBeTruthy()
  })

  it('typing a name replaces the one that was suggested', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.click(screen.getByRole('radio', { name: /Gadget/ }))
    await userEvent.type(field('Brand'), 'Samsung')
    await userEvent.tab()
    expect(field('Name').value).toBe('My Samsung')
    await userEvent.clear(field('Brand'))
    await userEvent.type(field('Brand'), 'Samsung')
    await userEvent.tab()
    await userEvent.keyboard('Red A14')
    expect(field('Name').value).toBe('Red A14')
  })

  it('puts a plate into its own field, and offers to scan the VIN alone', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.type(field('Number'), 'KJA-012AB')
    await userEvent.tab()
    await waitFor(() => expect(field('Plate number').value.replace('-', '')).toBe('KJA012AB'))
    expect(screen.queryByLabelText('Number')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Scan' })).toHaveLength(1)
  })

  it('keeps a number that it took for a gadget’s, when the user says that it is a vehicle', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.type(field('Number'), 'KJA-01')
    await userEvent.tab()
    await screen.findByText(told('Serial [Nn]umber'))
    await userEvent.click(screen.getByLabelText(/Vehicle/))
    const plate = await screen.findByLabelText<HTMLInputElement>('Plate number')
    expect(plate.value.replace('-', '')).toBe('KJA01')
  })

  it('puts the number of a phone into no field of a vehicle', async () => {
    openApp('/dashboard/assets/new')
    await title('New asset')
    await userEvent.type(field('Number'), '356938035643809')
    await userEvent.click(screen.getByLabelText(/Vehicle/))
    const vin = await screen.findByLabelText<HTMLInputElement>('VIN')
    expect([vin.value, field('Plate number').value]).toEqual(['', ''])
    await userEvent.click(screen.getByLabelText(/Gadget/))
    expect(field('Number').value.replaceAll(' ', '')).toBe('356938035643809')
  })

  it('validates the identifier while it is typed, with messages for its kind', async () => {
    openApp('/dashboard/assets/new')
    await chooseGadget()
    await userEvent.type(field('Number'), '356938035643')
    expect(
      screen.getByText('An IMEI has 15 digits; yours has 12. Dial *#06# to see the number again.'),
    ).toBeTruthy()
    expect(field('Number').getAttribute('aria-invalid')).toBeNull()
    await userEvent.type(field('Number'), '809')
    expect(screen.getByText(/We read this as/).textContent).toContain('356938 03 564380 9')
  })

  it('refuses a text that is too long for a number, and does not cut it', async () => {
    openApp('/dashboard/assets/new')
    await chooseGadget('serial-number')
    await userEvent.click(field('Number'))
    await userEvent.paste(
      `${'IMEI and serial number of this phone, as it shows them: '.repeat(2)}5CG8225LZW`,
    )
    expect(field('Number').value).toMatch(/5CG8225LZW$/)
    await userEvent.tab()
    await waitFor(() => expect(field('Number').getAttribute('aria-invalid')).toBe('true'))
  })

  it('shows an error once the field loses focus', async () => {
    openApp('/dashboard/assets/new')
    await chooseGadget()
    await userEvent.type(field('Number'), '356938035643')
    await userEvent.tab()
    await waitFor(() => expect(field('Number').getAttribute('aria-invalid')).toBe('true'))
  })

  it('sends only its own fields, and leads to the new asset', async () => {
    vi.mocked(downscaleImage).mockResolvedValue(photo)
    vi.mocked(uploadImage).mockResolvedValue(url)
    const calls = openApp('/dashboard/assets/new', {
      answers: {
        'POST /assets': ok({ data: gadget() }),
        'GET /assets/detail/phone': ok({ data: gadget() }),
      },
    })
    await chooseGadget()
    await userEvent.type(field('Name'), 'My black iPhone')
    await userEvent.type(field('Brand'), 'Apple')
    await userEvent.type(field('Number'), '35-693803-564380-9')
    await userEvent.type(field('Description'), 'Black')
    await userEvent.upload(field('Picture'), photo)
    await screen.findByText('Photo added')
    await userEvent.click(saveButton())
    await waitFor(() => expect(location.pathname).toBe('/dashboard/assets/phone'))
    expect(calls.find(({ what }) => what === 'POST /assets')?.body).toEqual({
      type: 'Gadget',
      name: 'My black iPhone',
      description: 'Black',
      imageUrl: url,
      photoUrls: [],
      moreIdentifiers: [],
      hidden: false,
      uuidType: 'imei1',
      uuid: '356938035643809',
      brand: 'Apple',
    })
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('success', 'Asset added successfully'),
    )
  })

  it('previews the asset’s card while it is typed', async () => {
    openApp('/dashboard/assets/new')
    await chooseGadget()
    await userEvent.type(field('Name'), 'My black iPhone')
    await userEvent.type(field('Number'), '356938035643809')
    const preview = screen.getByRole('region', { name: 'Preview' }).textContent
    expect(preview).toContain('My black iPhone')
    expect(preview).toContain('Gadget ID')
    expect(preview?.replaceAll(' ', '')).toContain('356938035643809')
  })

  it('has no preview on a phone, where it would be below the button', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    openApp('/dashboard/assets/new')
    await title('New asset')
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  })

  it('focuses the first invalid field of the page', async () => {
    openApp('/dashboard/assets/new')
    await chooseGadget()
    await userEvent.type(field('Name'), 'My black iPhone')
    await userEvent.click(saveButton())
    await screen.findByText('Describe the item in a few words')
    await waitFor(() => expect(document.activeElement).toBe(field('Number')))
  })

  it('requires a picture, but no receipt', async () => {
    openApp('/dashboard/assets/new')
    await chooseGadget()
    await userEvent.click(saveButton())
    expect(await screen.findByText('Add a picture')).toBeTruthy()
    expect(field('Receipt (optional)').getAttribute('aria-invalid')).toBeNull()
  })

  it('shows why a picture failed, and sends it again on demand', async () => {
    vi.mocked(downscaleImage).mockResolvedValue(photo)
    const { ApiError } = await import('../../../src/api/problem.ts')
    vi.mocked(uploadImage).mockRejectedValueOnce(new ApiError(0, undefined))
    openApp('/dashboard/assets/new')
    await chooseGadget()
    await userEvent.upload(field('Picture'), photo)
    expect(await screen.findByText('Failed to upload image')).toBeTruthy()
    expect(screen.getByText(/Check your connection/)).toBeTruthy()
    vi.mocked(uploadImage).mockResolvedValue(url)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Photo added')).toBeTruthy()
  })

  it('refuses a file that is still too large with a message, and offers no retry', async () => {
    vi.mocked(downscaleImage).mockRejectedValue(new InvalidImageError('too-large'))
    openApp('/dashboard/assets/new')
    await chooseGadget()
    await userEvent.upload(field('Picture'), photo)
    expect(await screen.findByText(/still over 1 MB/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('says before anything is typed that the email is not verified', async () => {
    openApp('/dashboard/assets/new', { user: fakeUser({ emailVerified: false }) })
    await title('New asset')
    expect(await screen.findByText(/until you verify your email/)).toBeTruthy()
  })
})

describe('changing an asset', () => {
  const own = { 'GET /assets/detail/phone': ok({ data: gadget({ imageUrl: url }) }) }

  async function edit() {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    await screen.findByLabelText('Name')
    await userEvent.clear(field('Name'))
    await userEvent.type(field('Name'), 'My old iPhone')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  }

  it('sends only what was changed and returns to the view', async () => {
    const calls = openApp('/dashboard/assets/phone', {
      answers: { ...own, 'PATCH /assets/phone': ok({ data: gadget() }) },
    })
    await edit()
    expect(await screen.findByRole('button', { name: 'Actions' })).toBeTruthy()
    expect(calls.find(({ what }) => what.startsWith('PATCH'))?.body).toEqual({
      name: 'My old iPhone',
      before: { name: 'My black iPhone' },
    })
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('success', 'Asset updated successfully'),
    )
  })

  it('asks a user whose asset came with a report for no more than it has', async () => {
    const bare = { description: '', brand: null, imageUrl: null }
    const calls = openApp('/dashboard/assets/phone?edit=true', {
      answers: {
        'GET /assets/detail/phone': ok({ data: gadget(bare) }),
        'PATCH /assets/phone': ok({ data: gadget(bare) }),
      },
    })
    expect(await screen.findByText('Receipt')).toBeTruthy()
    expect(screen.getByText('More details').closest('details')?.open).toBe(true)
    await userEvent.clear(field('Name'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Give the item a name that you will recognise')
    expect(screen.queryByText('Describe the item in a few words')).toBeNull()
    await userEvent.type(field('Name'), 'My old iPhone')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls.find(({ what }) => what.startsWith('PATCH'))?.body).toMatchObject({
        name: 'My old iPhone',
      }),
    )
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('shows the reports of a renamed asset with its new name', async () => {
    let name = 'My black iPhone'
    openApp('/dashboard/reports', {
      answers: {
        ...own,
        'GET /assets': ok({ data: [gadget({ imageUrl: url })] }),
        'GET /reports/user': () => ({ body: { data: [report({ name })] } }),
        'PATCH /assets/phone': () => {
          name = 'My old iPhone'
          return { body: { data: gadget({ name }) } }
        },
      },
    })
    const open = async (path: string) => {
      const link = await waitFor(() => {
        const all = screen.getAllByRole('link')
        const found = all.find((each) => each.getAttribute('href') === path)
        if (!found) throw new Error(`no link leads to ${path}`)
        return found
      })
      await userEvent.click(link)
    }
    await screen.findByRole('article')
    await open('/dashboard/assets')
    await title('Manage Assets')
    await open('/dashboard/assets/phone')
    await edit()
    await open('/dashboard/reports')
    await within(await screen.findByRole('article')).findByText('My old iPhone')
  })

  it('keeps the form when the server refuses', async () => {
    openApp('/dashboard/assets/phone', {
      answers: {
        ...own,
        'PATCH /assets/phone': problem(400, {
          message: 'Check the form.',
          code: 'INVALID_INPUT',
          fields: { name: 'Another of yours is called so' },
        }),
      },
    })
    await edit()
    expect(await screen.findByText('Another of yours is called so')).toBeTruthy()
    expect(field('Name').value).toBe('My old iPhone')
  })

  describe('changed meanwhile in another tab', () => {
    const newer = gadget({ imageUrl: url, name: 'Phone for work', description: 'With a crack' })

    function openTwice() {
      let answers = 0
      return openApp('/dashboard/assets/phone', {
        answers: {
          'GET /assets/detail/phone': (call) =>
            (answers++ > 0 ? ok({ data: newer }) : own['GET /assets/detail/phone'])(call),
          'PATCH /assets/phone': (call) => {
            const { before } = call.body as { before: { name: string } }
            return before.name === newer.name
              ? { body: { data: newer } }
              : {
                  status: 409,
                  body: {
                    message: 'This was changed somewhere else.',
                    code: 'EDIT_CONFLICT',
                    fields: { name: 'This was changed somewhere else. It is now: Phone for work' },
                  },
                }
          },
        },
      })
    }

    const newerValuesButton = () => screen.findByRole('button', { name: 'Use the newer values' })

    it('keeps the typed fields, updates the rest, and saves on the second click', async () => {
      const calls = openTwice()
      await edit()
      await newerValuesButton()
      expect(screen.getByText(/It is now: Phone for work/)).toBeTruthy()
      expect(field('Name').value).toBe('My old iPhone')
      expect(field('Description').value).toBe('With a crack')
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByRole('button', { name: 'Actions' })).toBeTruthy()
      expect(calls.filter(({ what }) => what.startsWith('PATCH')).at(-1)?.body).toEqual({
        name: 'My old iPhone',
        before: { name: 'Phone for work' },
      })
    })

    it('discards the typed text for the newer values', async () => {
      const calls = openTwice()
      await edit()
      await userEvent.click(await newerValuesButton())
      expect(field('Name').value).toBe('Phone for work')
      expect(screen.queryByText(/It is now: Phone for work/)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Use the newer values' })).toBeNull()
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(await screen.findByText('Phone for work')).toBeTruthy()
      expect(calls.filter(({ what }) => what.startsWith('PATCH'))).toHaveLength(1)
    })
  })
})
