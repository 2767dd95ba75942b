import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { navigateAndWait } from '../../../src/islands/auth/navigate-and-wait.ts'
import {
  pendingEmail,
  startPendingVerification,
} from '../../../src/islands/auth/pending-verification.ts'
import { signupDraft } from '../../../src/islands/forms/drafts/draft-names.ts'
import { readDraft, writeDraft } from '../../../src/islands/forms/drafts/drafts.ts'
import { clearSession, startSession } from '../../../src/islands/session.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { VerifyForm } from '../../../src/islands/VerifyForm.tsx'
import { fakeApi, fakeUser, ok, problem, startFresh, unreachable } from '../support/fake-api.ts'
import { expectQueuedToast } from '../support/queued-toast.ts'

startFresh()
beforeEach(() => {
  clearSession()
})

const codeBox = () => screen.getByLabelText<HTMLInputElement>('Code')
const verifyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' })
const resendButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code/ })

/** Hydrates the server’s markup, with a code typed before the script had loaded. */
function hydrate(code = '') {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<VerifyForm />)
  codeBox().value = code
  render(<VerifyForm />, { container: place, hydrate: true })
}

describe('the code field', () => {
  beforeEach(() => startPendingVerification('ada@example.com'))

  it('is one field that a phone fills from the message', () => {
    render(<VerifyForm />)
    expect(codeBox().autocomplete).toBe('one-time-code')
    expect(codeBox().inputMode).toBe('numeric')
  })

  it('drops characters that are not digits, and digits after the sixth', async () => {
    fakeApi({ 'POST /auth/verify-token': unreachable })
    render(<VerifyForm />)
    await userEvent.type(codeBox(), '1a 2-3')
    expect(codeBox().value).toBe('123')
    await userEvent.type(codeBox(), '4567')
    expect(codeBox().value).toBe('123456')
    await screen.findByText(/could not reach/)
  })

  it('keeps the digits of another script, which the code means as well', async () => {
    const calls = fakeApi({ 'POST /auth/verify-token': unreachable })
    render(<VerifyForm />)
    await userEvent.type(codeBox(), '١٢٣ ٤٥٦')
    await screen.findByText(/could not reach/)
    expect(calls[0]?.body).toMatchObject({ token: '123456' })
  })

  it('can be edited with arrows and backspace', async () => {
    fakeApi({})
    render(<VerifyForm />)
    await userEvent.type(codeBox(), '1243{ArrowLeft}{ArrowLeft}{Backspace}5')
    expect(codeBox().value).toBe('1543')
  })

  it('keeps Verify disabled before the sixth digit (spec §5)', async () => {
    fakeApi({})
    render(<VerifyForm />)
    expect(verifyButton().disabled).toBe(true)
    await userEvent.type(codeBox(), '12345')
    expect(verifyButton().disabled).toBe(true)
  })

  it.each(['123456', '123 456', '123-456', ' 123456\n'])(
    'accepts a pasted %j and sends it',
    async (pasted) => {
      const calls = fakeApi({ 'POST /auth/verify-token': ok({ message: 'ok' }) })
      writeDraft(signupDraft, { firstName: 'Ada' })
      render(<VerifyForm />)
      await userEvent.click(codeBox())
      await userEvent.paste(pasted)
      await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/login'))
      expect(calls.map(({ body }) => body)).toEqual([{ token: '123456', email: 'ada@example.com' }])
    },
  )
})

it('the box of the next digit is marked until the code is refused', async () => {
  const fields = { token: 'This code is wrong' }
  fakeApi({
    'POST /auth/verify-token': problem(400, {
      message: fields.token,
      code: 'INVALID_CODE',
      fields,
    }),
  })
  startPendingVerification('ada@example.com')
  const { container } = render(<VerifyForm />)
  const boxes = () => [...container.querySelectorAll('[aria-hidden=true] > span')]
  const marked = () => boxes().findIndex((box) => box.hasAttribute('data-next'))
  expect(marked()).toBe(0)
  await userEvent.type(codeBox(), '12')
  expect(marked()).toBe(2)
  await userEvent.type(codeBox(), '3456')
  await waitFor(() => expect(codeBox().getAttribute('aria-invalid')).toBe('true'))
  expect(marked()).toBe(-1)
})

describe('a code typed before the script has loaded', () => {
  it('is sent once the script has loaded', async () => {
    startPendingVerification('ada@example.com')
    const calls = fakeApi({ 'POST /auth/verify-token': ok({ message: 'ok' }) })
    hydrate('123456')
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/login'))
    const sent = calls.flatMap(({ body }) => body ?? [])
    expect(sent).toEqual([{ token: '123456', email: 'ada@example.com' }])
  })
})

describe('the verify form', () => {
  it('is submitted at the sixth digit with the email that got the code, and leads to login', async () => {
    startPendingVerification('ada@example.com')
    const calls = fakeApi({ 'POST /auth/verify-token': ok({ message: 'ok' }) })
    render(<VerifyForm />)
    expect(screen.getByText('ada@example.com')).toBeTruthy()
    await userEvent.type(codeBox(), '123456')
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/login'))
    expect(calls.map(({ body }) => body)).toEqual([{ token: '123456', email: 'ada@example.com' }])
    // The login form prefills the email.
    expect(pendingEmail()).toBe('ada@example.com')
    await expectQueuedToast('success', 'Account verified successfully. Login to your account')
    expect(readDraft(signupDraft)).toBeNull()
  })

  it('shows a wrong code beside it, and accepts the next one', async () => {
    const words = 'This code is wrong or too old.'
    const calls = fakeApi({
      'POST /auth/verify-token': (call) =>
        JSON.stringify(call.body).includes('111111')
          ? {
              status: 400,
              body: { message: words, code: 'INVALID_CODE', fields: { token: words } },
            }
          : { body: { message: 'ok' } },
    })
    startPendingVerification('ada@example.com')
    render(<VerifyForm />)
    await userEvent.type(codeBox(), '111111')
    await screen.findByText(words)
    await waitFor(() => expect(document.activeElement).toBe(codeBox()))
    // A toast would repeat the message at the field.
    expect(pushToast).not.toHaveBeenCalled()
    await userEvent.type(codeBox(), '{Backspace}2')
    await waitFor(() => expect(navigateAndWait).toHaveBeenCalledWith('/login'))
    expect(calls).toHaveLength(2)
  })
})

describe('opened directly, without a known email', () => {
  const emailBox = () => screen.getByLabelText<HTMLInputElement>('Email')

  it('asks for the email', () => {
    render(<VerifyForm />)
    expect(screen.queryByText(/We sent/)).toBeNull()
    expect(emailBox().autocomplete).toBe('email')
  })

  it('focuses the email first, unless a code is being typed', async () => {
    hydrate()
    await waitFor(() => expect(document.activeElement).toBe(emailBox()))
    cleanup()
    hydrate('12')
    await screen.findByLabelText('Email')
    expect(document.activeElement).not.toBe(emailBox())
  })

  it('does not ask a signed-in user for an email', () => {
    startSession({ access_token: 'secret', user: fakeUser({ email: 'ada@example.com' }) })
    render(<VerifyForm />)
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(screen.getByText('ada@example.com')).toBeTruthy()
  })

  it('sends the email with the code, and leads to a new password if the server asks for one', async () => {
    const calls = fakeApi({
      'POST /auth/verify-token': ok({ message: 'Choose a password.', resetToken: 'secret' }),
    })
    render(<VerifyForm />)
    await userEvent.type(emailBox(), 'Ada@Example.com')
    await userEvent.type(codeBox(), '123456')
    await waitFor(() =>
      expect(navigateAndWait).toHaveBeenCalledWith('/reset-password?token=secret'),
    )
    expect(calls.map(({ body }) => body)).toEqual([{ token: '123456', email: 'ada@example.com' }])
    await expectQueuedToast('info', 'Choose a password.')
  })

  it('requires the email for a code and for resending', async () => {
    const calls = fakeApi({})
    render(<VerifyForm />)
    await userEvent.type(codeBox(), '123456')
    await screen.findByText('Enter an email address')
    expect(document.activeElement).toBe(emailBox())
    await userEvent.click(resendButton())
    expect(calls).toEqual([])
    expect(pushToast).not.toHaveBeenCalled()
  })

  it('resends a code with the email, and shows the server’s answer', async () => {
    const words = 'We sent a code at 10:42. Look for it, or ask again in 40 seconds.'
    const calls = fakeApi({
      'POST /auth/resend-code': ok({ message: words, retryAfterSeconds: 40 }),
    })
    render(<VerifyForm />)
    await userEvent.type(emailBox(), ' Ada@Example.com')
    await userEvent.click(resendButton())
    expect(await screen.findByText(words)).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('info', words))
  })
})

describe('resending a code', () => {
  it('is possible at once when this browser has sent none', () => {
    render(<VerifyForm />)
    expect(resendButton().disabled).toBe(false)
    expect(resendButton().textContent).toBe('Send a new code')
  })

  it('waits for 60 seconds, and a reload does not change that', async () => {
    vi.useFakeTimers()
    try {
      startPendingVerification('ada@example.com')
      render(<VerifyForm />)
      expect(resendButton().textContent).toBe('Send a new code in 60 s')
      expect(resendButton().disabled).toBe(true)
      act(() => vi.advanceTimersByTime(20_000))
      expect(resendButton().textContent).toBe('Send a new code in 40 s')
      cleanup()
      vi.advanceTimersByTime(10_000)
      render(<VerifyForm />)
      expect(resendButton().textContent).toBe('Send a new code in 30 s')
      act(() => vi.advanceTimersByTime(29_000))
      expect(resendButton().disabled).toBe(true)
      act(() => vi.advanceTimersByTime(1_000))
      expect(resendButton().disabled).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends the email, says so, and waits again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      startPendingVerification('ada@example.com')
      vi.advanceTimersByTime(60_000)
      const calls = fakeApi({
        'POST /auth/resend-code': ok({ message: 'A new one is on its way.' }),
      })
      render(<VerifyForm />)
      fireEvent.input(codeBox(), { target: { value: '000' } })
      fireEvent.click(resendButton())
      await waitFor(() =>
        expect(pushToast).toHaveBeenCalledWith('info', 'A new one is on its way.'),
      )
      await waitFor(() => expect(document.activeElement).toBe(codeBox()))
      expect(codeBox().value).toBe('')
      expect(screen.getByText(/^We sent a six-digit code to/)).toBeTruthy()
      expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
      await waitFor(() => expect(resendButton().textContent).toMatch(/in (60|59) s$/))
      expect(pendingEmail()).toBe('ada@example.com')
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows why it failed, and may be retried at once', async () => {
    fakeApi({
      'POST /auth/resend-code': problem(429, {
        message: 'Wait a minute.',
        code: 'TOO_MANY_REQUESTS',
      }),
    })
    startSession({ access_token: 'secret', user: fakeUser() })
    render(<VerifyForm />)
    await userEvent.click(resendButton())
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('error', 'Wait a minute.'))
    await waitFor(() => expect(resendButton().disabled).toBe(false))
  })
})
