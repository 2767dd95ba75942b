import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
// Imported here, because loading it on demand would make the tests wait.
import '../../../src/islands/users/Reauthenticate.tsx'
import '../../../src/islands/api-keys/CreateApiKey.tsx'
import '../../../src/islands/api-keys/UsagePlot.tsx'
import { ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const secret = 'toju_live_0123456789012345678901234567890abcde'
const key = {
  id: 'a-key',
  name: 'Our shop',
  ending: 'bcde',
  scopes: ['check'],
  createdAt: Date.parse('2026-03-04T09:00:00Z'),
  lastUsedAt: null,
}
const allowance = { perMinute: 60, perDay: 1000, isBusiness: false }
const listed = (keys: object[], usage: object[] = []) => ({
  body: { data: { keys, allowance, usage } },
})

it('a key is created after the password is confirmed, and shown until the screen is closed', async () => {
  const made: object[] = []
  let attempts = 0
  const calls = openApp('/dashboard/developers', {
    answers: {
      'GET /api-keys': () => listed(made),
      'POST /api-keys': () => {
        if (attempts++ === 0) {
          return { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED', message: 'Again.' } }
        }
        made.push(key)
        return { status: 201, body: { data: { key, secret } } }
      },
      'POST /auth/confirm-password': ok({ message: 'Go on.' }),
    },
  })
  await title('Developers')
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }))
  await userEvent.type(await screen.findByLabelText('Name'), 'Our shop')
  expect(screen.getByLabelText<HTMLInputElement>('Check numbers').checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Create a key' }))
  await userEvent.type(
    await screen.findByLabelText(/password/i, { selector: 'input' }),
    'correct horse battery',
  )
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement)
  await screen.findByText(secret)
  expect(document.activeElement?.textContent).toBe('Copy your key now')
  const sent = calls.filter(({ what }) => what === 'POST /api-keys').map(({ body }) => body)
  expect(sent.at(-1)).toEqual({ name: 'Our shop', scopes: ['check'] })
  await userEvent.click(screen.getByRole('button', { name: 'I have stored it' }))
  expect(screen.queryByText(secret)).toBeNull()
  screen.getByText(/Ends in bcde/)
})

it('the name and the scopes of a new key are kept when the session ends', async () => {
  openApp('/dashboard/developers', {
    answers: {
      'GET /api-keys': () => listed([]),
      'POST /api-keys': problem(401, { message: 'Log in.', code: 'UNAUTHENTICATED' }),
    },
  })
  await title('Developers')
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }))
  await userEvent.type(await screen.findByLabelText('Name'), 'Our shop')
  await userEvent.click(screen.getByRole('button', { name: 'Create a key' }))
  // The page of the login is loaded first.
  await waitFor(() => expect(location.pathname).toBe('/login'), { timeout: 5000 })
  cleanup()
  openApp('/dashboard/developers', { answers: { 'GET /api-keys': () => listed([]) } })
  await title('Developers')
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }))
  await screen.findByText('We kept what you typed before.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Our shop')
})

it('an account has at most two keys, their use is plotted, and one is revoked after confirmation', async () => {
  let keys = [key, { ...key, id: 'other', name: 'Warehouse', ending: 'wxyz' }]
  const today = new Date().toISOString().slice(0, 10)
  openApp('/dashboard/developers', {
    answers: {
      'GET /api-keys': () => listed(keys, [{ day: today, calls: 17 }]),
      'DELETE /api-keys/other': () => {
        keys = keys.filter(({ id }) => id !== 'other')
        return { body: { message: 'API key revoked' } }
      },
    },
  })
  await title('Developers')
  await screen.findByText(/You have two keys/)
  expect(screen.queryByRole('button', { name: 'Create a key' })).toBeNull()
  await screen.findByText(/^17 calls in the last 30 days/)
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Warehouse' }))
  const dialog = screen.getByRole('dialog', { name: 'Revoke “Warehouse”?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  await screen.findByRole('button', { name: 'Create a key' })
  expect(screen.queryByText('Warehouse')).toBeNull()
})

it('all keys are revoked with one button, after confirmation', async () => {
  let keys = [key, { ...key, id: 'other', name: 'Warehouse', ending: 'wxyz' }]
  const revoke = (id: string) => () => {
    keys = keys.filter((each) => each.id !== id)
    return { body: { message: 'API key revoked' } }
  }
  openApp('/dashboard/developers', {
    answers: {
      'GET /api-keys': () => listed(keys),
      [`DELETE /api-keys/${key.id}`]: revoke(key.id),
      'DELETE /api-keys/other': revoke('other'),
    },
  })
  await title('Developers')
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke all keys' }))
  const dialog = screen.getByRole('dialog', { name: 'Revoke all keys?' })
  expect(keys).toHaveLength(2)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke all keys' }))
  await screen.findByText('No API key yet')
  expect(keys).toEqual([])
})
