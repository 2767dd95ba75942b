import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Imported here, because loading it on demand would make the tests wait.
import '../../../src/islands/users/ChangePassword.tsx'
import '../../../src/islands/users/EraseMyAccount.tsx'
import '../../../src/islands/users/LanguageChoice.tsx'
import '../../../src/islands/users/UpdateProfile.tsx'
import { showQueuedToasts } from '../../../src/islands/shell/toasts.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { deferred, type fakeApi, fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()
afterEach(() => void vi.restoreAllMocks())

const lgas = { Lagos: ['Ikeja', 'Yaba'], Kano: ['Dala', 'Fagge'] }
const session = (more: object) => ({
  id: 'here',
  createdAt: 0,
  lastSeenAt: 0,
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/137.0.0.0 Mobile Safari/537.36',
  current: true,
  ...more,
})

const closedPayments = {
  ...{ isOpen: false, plan: 'Free', startedAt: null, endsAt: null },
  ...{ next: [], renewal: null, payments: [] },
}

async function openAccount(
  answers: Parameters<typeof fakeApi>[0] = {},
  user = fakeUser(),
): Promise<ReturnType<typeof openApp>> {
  const calls = openApp('/dashboard/account', {
    user,
    answers: {
      'GET /states.json': ok(lgas),
      'GET /auth/sessions': ok({ data: [session({})] }),
      'GET /payments': ok({ data: closedPayments }),
      ...answers,
    },
  })
  await title('Account')
  return calls
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Opens a collapsed section of the settings. */
const unfold = (name: string) => userEvent.click(screen.getByText(name, { selector: 'summary' }))

async function retype(label: string, text: string) {
  const input = await screen.findByLabelText(new RegExp(`^${label}`))
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
}

/** The bodies that the profile form has sent. */
const sent = (calls: { what: string; body: unknown }[]) =>
  calls.filter(({ what }) => what === 'PATCH /users').map(({ body }) => body)

const spyOnNavigation = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {})

// This test is first, because the others sign out, and a signed-out user is not redirected.
describe('a session', () => {
  it('that ended elsewhere leads to login and back, and says why', async () => {
    const over = problem(401, { code: 'UNAUTHENTICATED', message: 'Log in to go on.' })
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    openApp('/dashboard/account', { answers: { 'GET /auth/me': over } })
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith('/login?redirect=%2Fdashboard%2Faccount'),
    )
    showQueuedToasts()
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('info', 'Your session has ended. Log in to go on.'),
    )
  })
})

it.each(['Settings', 'Plan'])('leads past the profile to the part “%s”', async (name) => {
  await openAccount()
  const link = screen.getByRole('link', { name })
  const target = screen.getByRole('heading', { name })
  expect(link.getAttribute('href')).toBe(`#${target.id}`)
})

describe('the profile', () => {
  it('can be edited, and sends only what was changed (spec §4, §5)', async () => {
    const after = fakeUser({ firstName: 'Adaeze', name: 'Adaeze Obi', lga: 'Yaba' })
    const calls = await openAccount({ 'PATCH /users': ok({ data: after }) })
    expect(screen.getByText('1 Broad Street')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()

    await press('Edit Profile')
    await retype('First name', 'Adaeze')
    await userEvent.selectOptions(
      await screen.findByLabelText('Local government area'),
      await screen.findByRole('option', { name: 'Yaba' }),
    )
    await press('Save')
    await screen.findByRole('button', { name: 'Edit Profile' })
    expect(sent(calls)).toEqual([{ firstName: 'Adaeze', lga: 'Yaba' }])
    expect(pushToast).toHaveBeenCalledWith('success', 'Account updated successfully')
    expect(screen.getAllByText('Adaeze Obi').length).toBeGreaterThan(0)
  })

  it('requires a phone number, a state and an LGA; a second phone number and the address are optional (spec §5)', async () => {
    const calls = await openAccount({ 'PATCH /users': ok({ data: fakeUser() }) })
    await press('Edit Profile')
    await retype('Phone number', '')
    await retype('Address', '')
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Kano')
    await press('Save')
    await screen.findByText('Enter a phone number')
    expect(screen.getByText('Choose a local government area')).toBeTruthy()
    expect(sent(calls)).toEqual([])
    await retype('Phone number', '0803 123 4568')
    await userEvent.selectOptions(screen.getByLabelText('Local government area'), 'Dala')
    await press('Save')
    await screen.findByRole('button', { name: 'Edit Profile' })
    expect(sent(calls)).toEqual([
      { phoneNumber: '08031234568', address: '', state: 'Kano', lga: 'Dala' },
    ])
  })

  it('shows “Account update failed” and why, and keeps the typed text (spec §8)', async () => {
    const refusal = problem(400, {
      code: 'INVALID_INPUT',
      message: 'Not so',
      fields: {
        address: 'This text has signs that we cannot save. Delete the text and type it yourself.',
      },
    })
    await openAccount({ 'PATCH /users': refusal })
    await press('Edit Profile')
    await retype('Address', '2 New Street')
    await press('Save')
    await screen.findByText(
      'This text has signs that we cannot save. Delete the text and type it yourself.',
    )
    expect(pushToast).toHaveBeenCalledWith('error', 'Account update failed')
    expect(screen.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('2 New Street')
  })

  it('returns to the view on Cancel, sends nothing and discards the typed text', async () => {
    const calls = await openAccount()
    await press('Edit Profile')
    await retype('Address', '2 New Street')
    await press('Cancel')
    expect(screen.getByText('1 Broad Street')).toBeTruthy()
    await press('Edit Profile')
    expect((await screen.findByLabelText<HTMLInputElement>(/^Address/)).value).toBe(
      '1 Broad Street',
    )
    expect(sent(calls)).toEqual([])
  })

  it('reopens with the typed text when the session expired in between', async () => {
    sessionStorage.setItem('DRAFT:profile:ada', JSON.stringify({ address: '3 Kept Close' }))
    await openAccount()
    expect((await screen.findByLabelText<HTMLInputElement>(/^Address/)).value).toBe('3 Kept Close')
    expect(await screen.findByText('We kept what you typed before.')).toBeTruthy()
  })

  it('accepts only PNG and JPEG as a picture (spec §5)', async () => {
    const calls = await openAccount()
    await press('Edit Profile')
    const input = screen.getByLabelText<HTMLInputElement>('Add a picture')
    expect(input.accept).toBe('image/png,image/jpeg')
    expect(screen.getByText(/at most 5mb/)).toBeTruthy()
    const file = new File(['x'], 'me.webp', { type: 'image/webp' })
    await userEvent.setup({ applyAccept: false }).upload(input, file)
    await screen.findByText('Failed to upload image. Choose a PNG or JPEG file.')
    expect(sent(calls)).toEqual([])
  })

  it('removes a picture at once while it is edited, and not while it is viewed (spec §4)', async () => {
    const user = fakeUser({ profilePicture: '/uploads/me.webp' })
    const calls = await openAccount({ 'PATCH /users': ok({ data: fakeUser() }) }, user)
    expect(screen.queryByLabelText('Change picture')).toBeNull()
    await press('Edit Profile')
    await press('Remove')
    await screen.findByText('Add a picture')
    expect(sent(calls)).toEqual([{ profilePicture: '' }])
  })
})

it('choosing a language keeps the focus on the button that was pressed', async () => {
  const saved = deferred<{ body: object }>()
  const calls = await openAccount({ 'PATCH /users': () => saved.promise })
  await unfold('Language')
  const hausa = await screen.findByRole<HTMLButtonElement>('button', { name: 'Hausa' })
  await userEvent.click(hausa)
  await waitFor(() => expect(sent(calls)).toEqual([{ language: 'ha' }]))
  expect(hausa.closest('button:disabled, fieldset:disabled')).toBeNull()
  expect(document.activeElement).toBe(hausa)
  await act(async () => saved.resolve({ body: { data: fakeUser({ language: 'ha' }) } }))
  expect(document.activeElement).toBe(hausa)
})

describe('changing the password', () => {
  const fill = async () => {
    await unfold('Change password')
    await retype('Current password', 'the old one')
    await retype('New password', 'a wholly new one')
    await retype('Confirm password', 'a wholly new one')
  }

  it('clears the form, says so, and leads to login after 1.5 s (spec §4, §9)', async () => {
    await openAccount({ 'POST /auth/change-password': ok({ message: 'Password changed' }) })
    const assign = spyOnNavigation()
    await fill()
    const began = performance.now()
    await press('Change password')
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('success', 'Password changed successfully'),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
    expect(assign).not.toHaveBeenCalled()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'), { timeout: 4000 })
    expect(performance.now() - began).toBeGreaterThan(1400)
    expect(localStorage.getItem('AUTH_TOKEN')).toBeNull()
  })

  it('names all that is wrong, and refuses a password that others guess, before it is sent', async () => {
    const calls = await openAccount({})
    await unfold('Change password')
    await retype('New password', fakeUser().email)
    await press('Change password')
    const list = await screen.findByRole('navigation', { name: 'Fields to check' })
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Current password', 'New password', 'Confirm password'])
    await screen.findByText(/^This is too close to your name, email or phone number/)
    expect(calls.filter(({ what }) => what === 'POST /auth/change-password')).toEqual([])
  })

  it('shows the server’s message for a wrong one, and stays signed in', async () => {
    const message = 'This is not your password.'
    await openAccount({
      'POST /auth/change-password': problem(400, {
        code: 'WRONG_PASSWORD',
        message,
        fields: { currentPassword: message },
      }),
    })
    await fill()
    await press('Change password')
    await screen.findByText(message)
    expect(pushToast).not.toHaveBeenCalledWith('error', message)
    expect(localStorage.getItem('AUTH_TOKEN')).toBe('secret')
  })
})

describe('the sessions', () => {
  const tablet = session({ id: 'tablet', current: false, userAgent: 'Firefox/139.0 (Windows)' })

  it('have plain names; other sessions can be signed out, and the current one cannot', async () => {
    const calls = await openAccount({
      'GET /auth/sessions': ok({ data: [session({}), tablet] }),
      'DELETE /auth/sessions/tablet': ok({ message: 'That device is logged out.' }),
    })
    await unfold('Where you are logged in')
    const here = (await screen.findByText('Chrome on Android')).closest('li')
    expect(here?.textContent).toContain('This device')
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Log out Firefox on Windows/ }))
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('success', 'That device is logged out.'),
    )
    expect(calls.filter(({ what }) => what === 'GET /auth/sessions').length).toBeGreaterThan(1)
  })

  it('of one device are one line with their count and last use, and each can be signed out', async () => {
    const at = (hour: number) => Date.UTC(2026, 10, 15, hour)
    const same = [9, 12, 10].map((hour) => ({ ...tablet, id: `at-${hour}`, lastSeenAt: at(hour) }))
    const calls = await openAccount({
      'GET /auth/sessions': ok({ data: [...same, session({})] }),
      'DELETE /auth/sessions/at-10': ok({ message: 'That device is logged out.' }),
    })
    await unfold('Where you are logged in')
    const device = await screen.findByText('Firefox on Windows')
    expect(screen.getAllByText('Firefox on Windows')).toHaveLength(1)
    expect(device.parentElement?.textContent).toMatch(/3 logins, last used .*13:00/)
    await userEvent.click(device)
    await userEvent.click(screen.getByRole('button', { name: /^Log out Firefox.*11:00$/ }))
    await waitFor(() =>
      expect(calls.map(({ what }) => what)).toContain('DELETE /auth/sessions/at-10'),
    )
  })

  it('can all be signed out except the current one', async () => {
    const calls = await openAccount({
      'GET /auth/sessions': ok({ data: [session({}), tablet] }),
      'DELETE /auth/sessions': ok({ message: 'Logged out everywhere else.' }),
    })
    await unfold('Where you are logged in')
    await screen.findByText('Firefox on Windows')
    await press('Log out everywhere else')
    await waitFor(() => expect(calls.map(({ what }) => what)).toContain('DELETE /auth/sessions'))
  })

  it('are signed out once the password is entered again', async () => {
    let isConfirmed = false
    await openAccount({
      'GET /auth/sessions': ok({ data: [session({}), tablet] }),
      'DELETE /auth/sessions': () =>
        isConfirmed
          ? { body: { message: 'Logged out everywhere else.' } }
          : { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED', message: 'Again.' } },
      'POST /auth/confirm-password': () => {
        isConfirmed = true
        return { body: { message: 'Go on.' } }
      },
    })
    await unfold('Where you are logged in')
    await screen.findByText('Firefox on Windows')
    await press('Log out everywhere else')
    const password = await screen.findByLabelText(/password/i, { selector: 'input' })
    await userEvent.type(password, 'correct horse battery{Enter}')
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('success', 'Logged out everywhere else.'),
    )
  })
})

describe('the account', () => {
  it('names the plan, with its two buttons disabled (spec §2)', async () => {
    await openAccount()
    expect(screen.getByText('Free')).toBeTruthy()
    for (const name of ['Upgrade', 'Cancel subscription']) {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name })
      expect(button.disabled).toBe(true)
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
      expect(reason?.textContent).toContain('Payments are not open yet')
    }
  })

  it('shows the end of a paid plan and its payments, and ends a renewal with one tap', async () => {
    const at = Date.parse('2026-03-04T09:00:00Z')
    const paid = { id: 'p', kind: 'payment', reference: 'TJP-1', plan: 'Premium', days: 30, at }
    const payment = { ...paid, amount: 90_000, currency: 'NGN', channel: 'card', hasReceipt: true }
    const calls = await openAccount({
      'GET /payments': ok({
        data: {
          ...{ ...closedPayments, isOpen: true, plan: 'Premium', startedAt: at },
          ...{ endsAt: at + 30 * 86_400_000, payments: [payment] },
          renewal: { plan: 'Premium', billing: 'Monthly', card: 'visa 4081' },
        },
      }),
      'DELETE /payments/renewal': ok({ message: 'Your plan will not renew.' }),
    })
    expect(await screen.findByText(/Premium renews by card \(visa 4081\)/)).toBeTruthy()
    expect(screen.getByText('₦900.00')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Receipt/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buy more time' }).getAttribute('href')).toBe(
      '/payment',
    )
    await press('End renewal')
    await waitFor(() => expect(calls.map(({ what }) => what)).toContain('DELETE /payments/renewal'))
  })

  it('is deleted only with the password, and the home page confirms it', async () => {
    const message = 'This is not your password.'
    let right = false
    const wrong = problem(400, { code: 'WRONG_PASSWORD', message, fields: { password: message } })
    const calls = await openAccount({
      'POST /users/erase': (call) =>
        right ? { body: { message: 'Your account is erased.' } } : wrong(call),
    })
    const assign = spyOnNavigation()
    await unfold('Delete my account')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = await screen.findByRole('dialog')
    const password = within(dialog).getByLabelText('Your password')
    await userEvent.type(password, 'a guess')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    await within(dialog).findByText(message)
    expect(localStorage.getItem('AUTH_TOKEN')).toBe('secret')
    right = true
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect(localStorage.getItem('AUTH_TOKEN')).toBeNull()
    showQueuedToasts()
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith('success', 'Your account is erased.'),
    )
    expect(calls.filter(({ what }) => what === 'POST /users/erase')).toHaveLength(2)
  })
})
