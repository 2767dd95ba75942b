import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { navigateAndWait } from '../../../src/islands/auth/navigate-and-wait.ts'
import { resetToken, storeResetToken } from '../../../src/islands/auth/reset-token.ts'
import { ForgotPasswordForm } from '../../../src/islands/ForgotPasswordForm.tsx'
import { ResetPasswordForm } from '../../../src/islands/ResetPasswordForm.tsx'
import { $session, clearSession, startSession } from '../../../src/islands/session.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { fakeApi, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { expectQueuedToast } from '../support/queued-toast.ts'

startFresh()
// The tests of other files share this page.
beforeEach(clearSession)

describe('the forgot-password form', () => {
  it('asks for the email and says that the link is sent', async () => {
    const calls = fakeApi({ 'POST /auth/forgot-password': ok({ message: 'ok' }) })
    render(<ForgotPasswordForm />)
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect((await screen.findByRole('status')).textContent).toContain('ada@example.com')
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('success', 'Password reset email sent'),
    )
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
    // The answer takes the place of the field, and leads back to it.
    expect(screen.queryByLabelText('Email')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body).toEqual({ email: 'ada@example.com' })
    await userEvent.click(screen.getByRole('button', { name: 'Use another email' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  })

  it('says when the last link was sent if none is sent now, and does not claim a new one', async () => {
    const words = 'We sent a link at 10:42. Look for it, or ask again in 40 seconds.'
    fakeApi({ 'POST /auth/forgot-password': ok({ message: words, retryAfterSeconds: 40 }) })
    render(<ForgotPasswordForm />)
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    const said = (await screen.findByRole('status')).textContent
    expect(said).toContain(words)
    expect(said).not.toContain('on its way')
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('info', words))
    expect(pushToast).toHaveBeenCalledTimes(1)
  })

  it('knows the email of who is logged in', async () => {
    fakeApi({})
    startSession({ access_token: 'token', user: fakeUser() })
    render(<ForgotPasswordForm />)
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    await waitFor(() => expect(email.value).toBe(fakeUser().email))
  })

  it('does not send an invalid email', async () => {
    const calls = fakeApi({})
    render(<ForgotPasswordForm />)
    await userEvent.type(screen.getByLabelText('Email'), 'ada')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Enter a full email address, like ada@example.com')
    expect(calls).toEqual([])
  })
})

describe('the token of a reset link', () => {
  it('is removed from the address bar, and survives a reload', () => {
    history.replaceState(null, '', '/reset-password?token=secret')
    expect(storeResetToken()).toBe('secret')
    expect(location.href).not.toContain('secret')
    expect(location.pathname).toBe('/reset-password')
    expect(storeResetToken()).toBe('secret')
  })

  it.each(['/reset-password', '/reset-password?token=', '/reset-password?token=%20'])(
    'is missing in %s',
    (address) => {
      history.replaceState(null, '', address)
      expect(storeResetToken()).toBeNull()
    },
  )
})

describe('the reset-password form', () => {
  const fill = async (password: string, again: string) => {
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.type(screen.getByLabelText('Confirm password'), again)
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }))
  }

  beforeEach(() => {
    history.replaceState(null, '', '/reset-password?token=secret')
    storeResetToken()
  })

  it('sets the password, signs this browser out, and leads to login with the success toast', async () => {
    startSession({ access_token: 'old', user: fakeUser() })
    const calls = fakeApi({ 'POST /auth/reset-password': ok({ message: 'ok' }) })
    render(<ResetPasswordForm />)
    await fill('correct horse', 'correct horse')
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/login'))
    expect(calls.map(({ body }) => body)).toEqual([
      { token: 'secret', newPassword: 'correct horse' },
    ])
    expect($session.get()).toEqual({ status: 'out' })
    expect(localStorage.getItem('AUTH_TOKEN')).toBeNull()
    expect(resetToken()).toBeNull()
    await expectQueuedToast(
      'success',
      'Password reset successfully! You can now login with your new password.',
    )
  })

  it('shows "Passwords do not match" and sends nothing', async () => {
    const calls = fakeApi({})
    render(<ResetPasswordForm />)
    await fill('correct horse', 'correct house')
    await screen.findByText('Passwords do not match')
    expect(calls).toEqual([])
  })

  it('keeps the token when the server refuses the password', async () => {
    const words = 'This password is one of the most common ones.'
    fakeApi({
      'POST /auth/reset-password': problem(400, {
        message: words,
        code: 'INVALID_INPUT',
        fields: { newPassword: words },
      }),
    })
    render(<ResetPasswordForm />)
    await fill('only-the-server-knows', 'only-the-server-knows')
    await screen.findByText(words)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
    expect(resetToken()).toBe('secret')
  })

  it('refuses a guessable password before it is sent', async () => {
    const calls = fakeApi({})
    render(<ResetPasswordForm />)
    await fill('Chelsea2024', 'Chelsea2024')
    await screen.findByText('This is too easy to guess. Choose another.')
    expect(calls).toEqual([])
  })

  it('says that a link has expired', async () => {
    const words = 'This link is too old, or was used already.'
    fakeApi({
      'POST /auth/reset-password': problem(400, { message: words, code: 'RESET_LINK_INVALID' }),
    })
    render(<ResetPasswordForm />)
    await fill('correct horse', 'correct horse')
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
