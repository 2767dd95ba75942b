import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/problem.ts'
import { uploadImage } from '../../../src/api/uploads/upload.ts'
import { navigateAndWait } from '../../../src/islands/auth/navigate-and-wait.ts'
import { BusinessProductsForm } from '../../../src/islands/BusinessProductsForm.tsx'
import { $session } from '../../../src/islands/session.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { VerifyBusinessForm } from '../../../src/islands/VerifyBusinessForm.tsx'
import { business } from '../support/business-record.ts'
import { type ApiCall, fakeApi, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'

const path = '../../../src/islands/auth/navigate-and-wait.ts'
const real = await vi.importActual<{ navigateAndWait: typeof navigateAndWait }>(path)

startFresh()
beforeEach(() => {
  $session.set({ status: 'unknown' })
  vi.mocked(navigateAndWait).mockImplementation(real.navigateAndWait)
})

const logo = '/uploads/aaaaaaaaaaaaaaaaaaaaaa.webp'
const categories = [{ _id: 'phones-and-computer', name: 'Phones and computer' }]
const pending = business({ status: 'pending', products: [], certificateNumber: null })

type Answers = Parameters<typeof fakeApi>[0]

function answering(own: typeof pending | null, answers: Answers = {}): ApiCall[] {
  return fakeApi({
    'GET /auth/me': ok({ data: fakeUser({ business: own }) }),
    'GET /categories': ok({ data: categories }),
    'GET /states.json': ok({ Lagos: ['Ikeja'] }),
    ...answers,
  })
}

const spyOnNavigation = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {})
const bodiesOf = (calls: ApiCall[], what: string) =>
  calls.filter((each) => each.what === what).map(({ body }) => body)
const type = (label: RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: 'input' }), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Stores a token and, if given, the draft of a form. */
function signedIn(draft?: string, typed: object = {}) {
  localStorage.setItem('AUTH_TOKEN', 'secret')
  if (draft) sessionStorage.setItem(`DRAFT:${draft}`, JSON.stringify(typed))
}

async function fillBusiness() {
  await type(/^Business name/, 'Bola Phones')
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Phones and computer')
  await type(/^CAC number/, 'rc 12-34 567')
  await type(/^Phone number/, '+234 803 123 4567')
  await type(/^Address/, '12 Otigba Street')
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'Lagos')
  await type(/^Password/, 'correct horse battery')
}

describe('the business verification form', () => {
  it('sends CAC number and phone in one format, and continues to the products', async () => {
    signedIn('business', { logo })
    const navigated = spyOnNavigation()
    const calls = answering(null, { 'POST /merchants': ok({ data: pending }) })
    render(<VerifyBusinessForm categories={categories} />)
    await fillBusiness()
    await press('Submit for verification')
    await waitFor(() => expect(navigated).toHaveBeenCalledWith('/business-products'))
    expect(bodiesOf(calls, 'POST /merchants')).toEqual([
      {
        logo,
        name: 'Bola Phones',
        categoryId: 'phones-and-computer',
        cacNumber: 'RC1234567',
        phone: '08031234567',
        address: '12 Otigba Street',
        state: 'Lagos',
        country: 'Nigeria',
        password: 'correct horse battery',
      },
    ])
    expect(sessionStorage.getItem('DRAFT:business')).toBeNull()
  })

  it('shows the error on each field, and sends nothing', async () => {
    signedIn()
    const calls = answering(null)
    render(<VerifyBusinessForm categories={categories} />)
    await type(/^CAC number/, '12345')
    await press('Submit for verification')
    for (const words of [
      'Add your logo',
      'Enter the name of the business',
      'Choose a category',
      'Enter RC, BN or IT and the digits, like RC1234567',
      'Enter a phone number',
      'Enter the address of the business',
      'Choose a state',
      'Enter your password',
    ]) {
      // An empty select shows the same text as its label.
      expect(await screen.findByText(words, { ignore: 'option' })).toBeTruthy()
    }
    expect(bodiesOf(calls, 'POST /merchants')).toEqual([])
  })

  it('leads to a logo whose upload has failed, at every press', async () => {
    signedIn()
    const calls = answering(null)
    vi.mocked(uploadImage).mockRejectedValueOnce(new ApiError(0, undefined))
    render(<VerifyBusinessForm categories={categories} />)
    await fillBusiness()
    const photo = new File(['pixels'], 'logo.png', { type: 'image/png' })
    const input = screen.getByLabelText<HTMLInputElement>(/^Logo/)
    await userEvent.upload(input, photo)
    await screen.findByRole('button', { name: 'Try again' })
    for (const shown of [1, 2]) {
      const scrolled = vi.spyOn(input, 'scrollIntoView')
      await press('Submit for verification')
      await waitFor(() => expect(document.activeElement).toBe(input))
      expect(scrolled).toHaveBeenCalledTimes(shown)
    }
    expect(bodiesOf(calls, 'POST /merchants')).toEqual([])
  })

  it('shows a wrong password on its field, and keeps the typed text', async () => {
    signedIn('business', { logo })
    const message = 'This is not your password.'
    const fields = { password: message }
    answering(null, {
      'POST /merchants': problem(400, { code: 'WRONG_PASSWORD', message, fields }),
    })
    render(<VerifyBusinessForm categories={categories} />)
    await fillBusiness()
    await press('Submit for verification')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Business name/).value).toBe('Bola Phones')
  })

  it('mails a link for a password to who has none, and keeps what they typed', async () => {
    signedIn()
    const calls = answering(null, { 'POST /auth/forgot-password': ok({ message: '' }) })
    render(<VerifyBusinessForm categories={categories} />)
    await type(/^Business name/, 'Bola Phones')
    await press('Get a link by email')
    expect(await screen.findByText(/^We sent a link to/)).toBeTruthy()
    expect(bodiesOf(calls, 'POST /auth/forgot-password')).toEqual([{ email: fakeUser().email }])
    expect(screen.getByLabelText<HTMLInputElement>(/^Business name/).value).toBe('Bola Phones')
  })

  it('says when the link was sent if no other is mailed yet', async () => {
    signedIn()
    const message = 'We sent a link a minute ago.'
    answering(null, { 'POST /auth/forgot-password': ok({ message, retryAfterSeconds: 60 }) })
    render(<VerifyBusinessForm categories={categories} />)
    await press('Get a link by email')
    expect(await screen.findByText(new RegExp(message))).toBeTruthy()
  })

  it.each([
    ['Login', '/login?redirect=%2Fverify-business'],
    ['Sign up', '/signup?redirect=%2Fverify-business'],
  ])(
    'leads a visitor to %s at once and back, and keeps everything but the password',
    async (name, to) => {
      answering(null)
      render(<VerifyBusinessForm categories={categories} />)
      await type(/^Business name/, 'Bola Phones')
      await type(/^CAC number/, '12345')
      const link = screen.getByRole('link', { name })
      expect(link.getAttribute('href')).toBe(to)
      const isFollowed = fireEvent.click(link)
      expect(isFollowed).toBe(true)
      const draft = sessionStorage.getItem('DRAFT:business')
      expect(draft).toContain('Bola Phones')
      expect(draft).toContain('12345')
      expect(draft).not.toContain('password')
    },
  )

  it('leads a visitor who presses Enter to log-in, once the form is right', async () => {
    const navigated = spyOnNavigation()
    const calls = answering(null)
    sessionStorage.setItem('DRAFT:business', JSON.stringify({ logo }))
    render(<VerifyBusinessForm categories={categories} />)
    await fillBusiness()
    await type(/^Business name/, '{Enter}')
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith('/login?redirect=%2Fverify-business'),
    )
    expect(sessionStorage.getItem('DRAFT:business')).toContain('Bola Phones')
    expect(sessionStorage.getItem('DRAFT:business')).not.toContain('correct horse')
    expect(bodiesOf(calls, 'POST /merchants')).toEqual([])
  })

  it('asks a visitor for no password', async () => {
    answering(null)
    render(<VerifyBusinessForm categories={categories} />)
    await type(/^CAC number/, '12345{Enter}')
    await screen.findByText('Enter RC, BN or IT and the digits, like RC1234567')
    expect(screen.queryByText('Enter your password')).toBeNull()
  })

  it('shows an application’s status instead of the form, and after a rejection the form with the reason', async () => {
    signedIn()
    answering({ ...pending, readWithinHours: 6 })
    const { unmount } = render(<VerifyBusinessForm categories={categories} />)
    const usually = /We write to you once they have decided, usually within a few hours\. What/
    expect(await screen.findByText(usually)).toBeTruthy()
    expect(screen.queryByLabelText(/^Business name/)).toBeNull()
    unmount()
    $session.set({ status: 'unknown' })
    answering({ ...pending, status: 'refused', reason: 'Not your CAC number' })
    render(<VerifyBusinessForm categories={categories} />)
    expect(await screen.findByText(/Not your CAC number/)).toBeTruthy()
    expect(screen.getByLabelText(/^Business name/)).toBeTruthy()
  })
})

describe('the products form', () => {
  it('grows to ten products and no further (spec §9), and sends the named ones', async () => {
    signedIn()
    const calls = answering(pending, {
      'POST /merchants/products': ok({ data: { ...pending, products: ['Laptops', 'Chargers'] } }),
    })
    render(<BusinessProductsForm />)
    for (let rows = 3; rows < 10; rows++) await press('Add another product')
    expect(screen.getAllByLabelText(/^Product \d+/)).toHaveLength(10)
    expect(screen.queryByRole('button', { name: 'Add another product' })).toBeNull()
    await type(/^Product 1\b(?!0)/, 'Laptops')
    await type(/^Product 10/, 'Chargers')
    await press('Submit products')
    await waitFor(() =>
      expect(bodiesOf(calls, 'POST /merchants/products')).toEqual([
        { products: ['Laptops', 'Chargers'] },
      ]),
    )
    expect(pushToast).toHaveBeenCalledWith('success', 'Your products are submitted')
    // The form disappears, so it is sent once.
    await waitFor(() => expect(screen.queryByLabelText(/^Product 1/)).toBeNull())
    expect(screen.getByText('Chargers')).toBeTruthy()
    // It takes the place of the page’s heading, which asks for products.
    const heading = screen.getByRole('heading', { name: 'Your business is under review' })
    expect(heading.closest('[data-last-step]')).toBeTruthy()
  })

  it('requires at least one, with the error on the first', async () => {
    signedIn()
    const calls = answering(pending)
    render(<BusinessProductsForm />)
    await press('Submit products')
    expect(await screen.findByText('Name at least one product')).toBeTruthy()
    expect(bodiesOf(calls, 'POST /merchants/products')).toEqual([])
  })

  it('leads a user without a business to the business form', async () => {
    signedIn()
    answering(null)
    render(<BusinessProductsForm />)
    expect(await screen.findByRole('link', { name: 'Verify your business' })).toBeTruthy()
  })
})
