import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { navigateAndWait } from '../../../src/islands/auth/navigate-and-wait.ts'
import { LoginForm } from '../../../src/islands/LoginForm.tsx'
import { $session } from '../../../src/islands/session.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import {
  deferred,
  fakeApi,
  fakeUser,
  ok,
  problem,
  startFresh,
  unreachable,
} from '../support/fake-api.ts'
import { expectQueuedToast } from '../support/queued-toast.ts'

startFresh()

const emailBox = () => screen.getByLabelText<HTMLInputElement>('Email')
const passwordBox = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = () => screen.getByRole('button', { name: 'Login' })

async function logInAs(email: string, password: string) {
  const keys = userEvent.setup()
  await keys.type(emailBox(), email)
  await keys.type(passwordBox(), password)
  await keys.click(button())
}

describe('the login form', () => {
  it('signs in and leads to the page the user wanted', async () => {
    history.replaceState(null, '', '/login?redirect=%2Fdashboard%2Fassets')
    const calls = fakeApi({ 'POST /auth/login': ok({ access_token: 'secret', user: fakeUser() }) })
    render(<LoginForm />)
    await logInAs('Ada@Example.com ', 'correct horse')
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/dashboard/assets'))
    expect(calls[0]?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' })
    expect($session.get()).toMatchObject({ status: 'in', user: { firstName: 'Ada' } })
    expect(localStorage.getItem('AUTH_TOKEN')).toBe('secret')
  })

  it('sends what a password manager filled in without an event', async () => {
    const calls = fakeApi({ 'POST /auth/login': ok({ access_token: 'secret', user: fakeUser() }) })
    render(<LoginForm />)
    // Its script does not see the setter that React puts on the field.
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(emailBox(), 'ada@example.com')
    set?.call(passwordBox(), 'correct horse')
    await userEvent.click(button())
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalled())
    expect(calls[0]?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' })
  })

  it('sends a user with a pending verification to /verify, and the next page says why', async () => {
    const user = fakeUser({ isVerified: true, emailVerified: false })
    fakeApi({ 'POST /auth/login': ok({ access_token: 'secret', user }) })
    render(<LoginForm />)
    await logInAs('ada@example.com', 'correct horse')
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/verify'))
    await expectQueuedToast(
      'info',
      'Please verify your email before logging in. OTP sent to your email.',
    )
  })

  it('says when the last code was sent if no other could be', async () => {
    const user = fakeUser({ isVerified: true, emailVerified: false })
    const message =
      'Please verify your email before logging in. We sent a code at 10:42. Look for it, or ask again in 40 seconds.'
    fakeApi({ 'POST /auth/login': ok({ access_token: 'secret', user, message }) })
    render(<LoginForm />)
    await logInAs('ada@example.com', 'correct horse')
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/verify'))
    await expectQueuedToast('info', message)
  })

  it.each([
    ['connection', unreachable],
    ['limit', problem(429, { message: 'Wait a minute.', code: 'TOO_MANY_REQUESTS' })],
    ['server', problem(500, { message: 'Our fault.', code: 'INTERNAL' })],
  ])('shows a picture of what happened: %s', async (reason, answer) => {
    fakeApi({ 'POST /auth/login': answer })
    render(<LoginForm />)
    await logInAs('ada@example.com', 'correct horse')
    await waitFor(() => expect(document.querySelector('form [data-failure]')).not.toBeNull())
    const picture = document.querySelector('form [data-failure]')
    expect(picture?.getAttribute('data-failure')).toBe(reason)
  })

  it('marks missing fields, moves the focus there, and sends nothing', async () => {
    const calls = fakeApi({})
    render(<LoginForm />)
    await userEvent.click(button())
    await screen.findByText('Enter an email address')
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(emailBox().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(emailBox())
    expect(calls).toEqual([])
  })

  it('shows the server’s message in a toast and in the form, keeps the typed text, and moves the focus there', async () => {
    const words = 'The email address or the password is not right.'
    fakeApi({ 'POST /auth/login': problem(401, { message: words, code: 'WRONG_CREDENTIALS' }) })
    render(<LoginForm />)
    await logInAs('ada@example.com', 'wrong horse')
    const said = await screen.findByText(words)
    await waitFor(() => expect(document.activeElement).toBe(said))
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('error', words))
    expect(emailBox().value).toBe('ada@example.com')
    expect(passwordBox().value).toBe('wrong horse')
    expect(navigateAndWait).not.toHaveBeenCalled()
  })

  it('shows "Login failed" when the server gives no message', async () => {
    fakeApi({ 'POST /auth/login': () => ({ status: 502, body: '<html>' }) })
    render(<LoginForm />)
    await logInAs('ada@example.com', 'correct horse')
    await screen.findByText('Login failed')
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('error', 'Login failed'))
  })

  it('says that the server cannot be reached, and works when it is back', async () => {
    fakeApi({ 'POST /auth/login': unreachable })
    render(<LoginForm />)
    await logInAs('ada@example.com', 'correct horse')
    const words = 'We could not reach Toju. Check your connection and try again.'
    await screen.findByText(words)
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('error', words))
    fakeApi({ 'POST /auth/login': ok({ access_token: 'secret', user: fakeUser() }) })
    await userEvent.click(button())
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/dashboard'))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('is disabled while it is being sent', async () => {
    const answer = deferred<{ body: unknown }>()
    fakeApi({ 'POST /auth/login': () => answer.promise })
    render(<LoginForm />)
    await logInAs('ada@example.com', 'correct horse')
    await waitFor(() => expect(emailBox().closest('fieldset')?.disabled).toBe(true))
    answer.resolve({ body: { access_token: 'secret', user: fakeUser() } })
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalled())
  })

  it('shows and hides the password', async () => {
    render(<LoginForm />)
    expect(passwordBox().type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(passwordBox().type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(passwordBox().type).toBe('password')
  })

  it('uses POST, and marks its fields for password managers', () => {
    render(<LoginForm />)
    expect(emailBox().form?.method).toBe('post')
    expect(emailBox().autocomplete).toBe('username')
    expect(passwordBox().autocomplete).toBe('current-password')
  })

  it('keeps what was typed before its script loaded', async () => {
    const calls = fakeApi({ 'POST /auth/login': ok({ access_token: 'secret', user: fakeUser() }) })
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<LoginForm />)
    emailBox().value = 'ada@example.com'
    passwordBox().value = 'correct horse'
    render(<LoginForm />, { container: place, hydrate: true })
    expect(emailBox().value).toBe('ada@example.com')
    await userEvent.click(button())
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalled())
    expect(calls[0]?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' })
  })
})
