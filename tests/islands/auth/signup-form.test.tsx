import { readFileSync } from 'node:fs'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dictionary } from '@zxcvbn-ts/language-common'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { states } from '../../../src/domain/places/states.ts'
import { navigateAndWait } from '../../../src/islands/auth/navigate-and-wait.ts'
import { codeSentAt, pendingEmail } from '../../../src/islands/auth/pending-verification.ts'
import { mostGuessed } from '../../../src/islands/auth/weak-password.ts'
import { $lgas } from '../../../src/islands/forms/lgas.ts'
import { SignupForm } from '../../../src/islands/SignupForm.tsx'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { bodiesOf, fakeApi, ok, problem, startFresh, unreachable } from '../support/fake-api.ts'
import { expectQueuedToast } from '../support/queued-toast.ts'

startFresh()
beforeEach(() => {
  $lgas.set({ status: 'unasked' })
})

const lgas = ok(JSON.parse(readFileSync('public/states.json', 'utf8')))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const stateBox = () => screen.getByLabelText<HTMLSelectElement>('State')
const lgaBox = () => screen.getByLabelText<HTMLSelectElement>('Local government area')
const choicesOf = (box: HTMLElement) =>
  within(box)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ value }) => value)

async function fillIn() {
  const keys = userEvent.setup()
  await keys.type(field('First name'), 'Ada')
  await keys.type(field('Last name (optional)'), 'Obi')
  await keys.type(field('Email'), 'ada@example.com')
  await keys.type(field('Phone number'), '+234 803 123 4567')
  await keys.type(field('Address'), '1 Broad Street')
  await keys.selectOptions(stateBox(), 'Lagos')
  await waitFor(() => expect(choicesOf(lgaBox())).toHaveLength(20))
  await keys.selectOptions(lgaBox(), 'Ikeja')
  await keys.type(field('Password'), 'correct horse')
  await keys.click(screen.getByRole('checkbox'))
}

/** Typing has to pause first. */
const offered = async () =>
  (await screen.findByText(/^Did you mean/, {}, { timeout: 3000 })).closest('button') as HTMLElement

const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))

describe('the signup form', () => {
  it('registers, remembers the code’s recipient, and leads to /verify with the success toast', async () => {
    const calls = fakeApi({
      'GET /states.json': lgas,
      'POST /auth/register': ok({ message: 'ok' }),
    })
    render(<SignupForm />)
    await fillIn()
    await send()
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/verify'))
    expect(calls.find(({ what }) => what === 'POST /auth/register')?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      phoneNumber: '08031234567',
      address: '1 Broad Street',
      state: 'Lagos',
      lga: 'Ikeja',
      password: 'correct horse',
      country: 'Nigeria',
    })
    expect(pendingEmail()).toBe('ada@example.com')
    expect(Date.now() - codeSentAt()).toBeLessThan(1000)
    await expectQueuedToast(
      'success',
      'Registered successfully. Please check your email to confirm your registration',
    )
  })

  it('requires every field but the last name, and the terms box (spec §5), and focuses the first', async () => {
    const calls = fakeApi({ 'GET /states.json': lgas })
    render(<SignupForm />)
    await send()
    for (const words of [
      'Enter your first name',
      'Enter an email address',
      'Enter a phone number',
      'Enter your address',
      'Choose your state, then your local government area',
      'Use at least 8 characters',
      'To open an account, accept the terms and conditions',
    ]) {
      expect(await screen.findByText(words, { selector: 'p' })).toBeTruthy()
    }
    expect(document.activeElement).toBe(field('First name'))
    expect(calls.map(({ what }) => what)).toEqual(['GET /states.json'])
  })

  it.each([
    ['Email', 'ada', 'Enter a full email address, like ada@example.com'],
    ['Phone number', '12345', 'Enter a Nigerian phone number: 0 and ten digits, like 08031234567'],
    ['Password', 'short', 'Use at least 8 characters'],
  ])('shows the error for %s %j', async (label, typed, words) => {
    fakeApi({ 'GET /states.json': lgas })
    render(<SignupForm />)
    await userEvent.type(field(label), typed)
    await send()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  })

  it('offers the 37 states, and only the LGAs of the chosen one', async () => {
    fakeApi({ 'GET /states.json': lgas })
    render(<SignupForm />)
    expect(choicesOf(stateBox())).toEqual([...states])
    expect(choicesOf(lgaBox())).toEqual([])
    await userEvent.selectOptions(stateBox(), 'Abia')
    await waitFor(() => expect(choicesOf(lgaBox())).toHaveLength(17))
    await userEvent.selectOptions(lgaBox(), 'Bende')
    await userEvent.selectOptions(stateBox(), 'Lagos')
    expect(choicesOf(lgaBox())).toHaveLength(20)
    expect(lgaBox().value).toBe('')
  })

  it('says that the LGAs could not be loaded, and loads them on a retry', async () => {
    fakeApi({ 'GET /states.json': unreachable })
    render(<SignupForm />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fakeApi({ 'GET /states.json': lgas })
    await userEvent.click(retry)
    await userEvent.selectOptions(stateBox(), 'Ekiti')
    await waitFor(() => expect(choicesOf(lgaBox())).toHaveLength(16))
  })

  it('names the first of many fields to check, as a link to it', async () => {
    fakeApi({ 'GET /states.json': lgas })
    render(<SignupForm />)
    await send()
    const summary = await screen.findByRole('navigation', { name: 'Fields to check' })
    expect(summary.textContent).toMatch(/^Please check these \d fields:First name/)
    await userEvent.click(within(summary).getByRole('link', { name: 'First name' }))
    expect(document.activeElement).toBe(field('First name'))
  })

  it('asks for the LGA only once a state is chosen', async () => {
    fakeApi({ 'GET /states.json': lgas })
    render(<SignupForm />)
    await send()
    await waitFor(() => expect(stateBox().getAttribute('aria-invalid')).toBe('true'))
    expect(lgaBox().getAttribute('aria-invalid')).toBeNull()
    await userEvent.selectOptions(stateBox(), 'Lagos')
    await waitFor(() => expect(lgaBox().getAttribute('aria-invalid')).toBe('true'))
  })

  it('is filled in again, but for the password, for who comes back from the code', async () => {
    fakeApi({ 'GET /states.json': lgas, 'POST /auth/register': ok({ message: 'ok' }) })
    const { unmount } = render(<SignupForm />)
    await fillIn()
    await send()
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/verify'))
    unmount()
    $lgas.set({ status: 'unasked' })
    render(<SignupForm />)
    await waitFor(() => expect(field('First name').value).toBe('Ada'))
    expect(field('Email').value).toBe('ada@example.com')
    expect(stateBox().value).toBe('Lagos')
    expect(lgaBox().value).toBe('Ikeja')
    await waitFor(() => expect(choicesOf(lgaBox())).toHaveLength(20))
    expect(lgaBox().value).toBe('Ikeja')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(field('Password').value).toBe('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct horse')
  })

  it.each([
    ['ada.obi1999', 'This is too close to your name, email or phone number. Choose another.'],
    ['iloveyou1!', 'This is too easy to guess. Choose another.'],
    ['Princess', 'Too many people use this password. Choose another.'],
    ['abcdefgh', 'This is too easy to guess. Choose another.'],
  ])('refuses the password %s at the first send, beside the other errors', async (weak, words) => {
    const calls = fakeApi({ 'GET /states.json': lgas })
    render(<SignupForm />)
    await userEvent.type(field('Email'), 'ada.obi@example.com')
    await userEvent.type(field('Password'), weak)
    await send()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText('Enter your first name')).toBeTruthy()
    expect(calls.map(({ what }) => what)).toEqual(['GET /states.json'])
  })

  it('calls no password guessed that the server accepts', () => {
    const known = new Set(dictionary['passwords-common'])
    expect([...mostGuessed].filter((each) => !known.has(each))).toEqual([])
  })

  it('offers the right spelling of a mistyped email, and refuses neither', async () => {
    const calls = fakeApi({
      'GET /states.json': lgas,
      'POST /auth/register': ok({ message: 'ok' }),
    })
    render(<SignupForm />)
    await fillIn()
    await userEvent.clear(field('Email'))
    await userEvent.type(field('Email'), 'ada@gmial.com')
    const right = await offered()
    expect(right.textContent).toBe('Did you mean ada@gmail.com?')
    expect(field('Email').getAttribute('aria-invalid')).toBeNull()
    await userEvent.click(right)
    expect(field('Email').value).toBe('ada@gmail.com')
    expect(document.activeElement).toBe(field('Email'))
    expect(screen.queryByText(/^Did you mean/)).toBeNull()
    await userEvent.type(field('Email'), '{Backspace}n')
    await offered()
    await send()
    await waitFor(() =>
      expect(bodiesOf(calls, 'POST')).toEqual([
        expect.objectContaining({ email: 'ada@gmail.con' }),
      ]),
    )
  })

  it('looks at an email that a browser has filled in once it is left', async () => {
    fakeApi({ 'GET /states.json': lgas })
    render(<SignupForm />)
    field('Email').value = 'ada@yahoo.co'
    await userEvent.click(field('Email'))
    await userEvent.tab()
    expect((await offered()).textContent).toBe('Did you mean ada@yahoo.com?')
  })

  it('puts the server’s messages on their fields, focuses the first, and keeps the typed text', async () => {
    const words = 'This password is one of the most common ones. Choose another.'
    fakeApi({
      'GET /states.json': lgas,
      'POST /auth/register': problem(400, {
        message: words,
        code: 'INVALID_INPUT',
        fields: { password: words, address: 'Write the street too.' },
      }),
    })
    render(<SignupForm />)
    await fillIn()
    await send()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText('Write the street too.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Address')))
    expect(pushToast).not.toHaveBeenCalled()
    expect(field('Password').value).toBe('correct horse')
    expect(lgaBox().value).toBe('Ikeja')
    expect(navigateAndWait).not.toHaveBeenCalled()
  })

  it('links the terms from the box that accepts them', () => {
    fakeApi({ 'GET /states.json': lgas })
    render(<SignupForm />)
    const link = screen.getByRole('link', { name: 'terms and conditions' })
    expect(link.getAttribute('href')).toBe('/terms-and-conditions')
  })

  it('keeps a state chosen before its script loaded', async () => {
    fakeApi({ 'GET /states.json': lgas })
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<SignupForm />)
    stateBox().value = 'Gombe'
    field('First name').value = 'Ada'
    render(<SignupForm />, { container: place, hydrate: true })
    await waitFor(() => expect(choicesOf(lgaBox())).toHaveLength(11))
    expect(stateBox().value).toBe('Gombe')
    expect(field('First name').value).toBe('Ada')
  })
})
