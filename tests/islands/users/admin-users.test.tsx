import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { LogRecord } from '../../../src/api/activity/logs.ts'
import { readWorkbook } from '../../../src/api/tables/read-workbook.ts'
import type { AdminUserRecord } from '../../../src/api/users/admin-users.ts'
import { logEntities } from '../../../src/domain/activity/activity-log.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { fakeUser, ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const noSecondFactor = { since: null, passkeys: 0, recoveryCodesLeft: 0, required: false }
const team = {
  'GET /auth/second-factor': ok({ data: noSecondFactor }),
}
const head = fakeUser({ id: 'head', role: 'super-admin' })

function record(more: Partial<AdminUserRecord> = {}): AdminUserRecord {
  return {
    ...fakeUser({ id: 'chi', name: 'Chi Eze' }),
    statusReason: null,
    hasPassword: true,
    hasSecondFactor: false,
    secondFactorEndsAt: null,
    assets: 2,
    reports: 1,
    sessions: [],
    ...more,
  }
}

function openUser(actor: typeof head, target: AdminUserRecord) {
  return openApp(`/admin/users/${target.id}`, {
    user: actor,
    answers: {
      ...team,
      [`GET /admin/users/${target.id}`]: ok({ data: target }),
      'GET /admin/logs': ok({ data: { logs: [], total: 0, more: false } }),
    },
  })
}

describe('the new user form', () => {
  async function fill() {
    const user = userEvent.setup()
    await title('Create User')
    await user.type(screen.getByLabelText('First name'), 'Kemi')
    await user.type(screen.getByLabelText('Last name (optional)'), 'Balogun')
    await user.type(screen.getByLabelText('Email'), 'kemi@example.com')
    await user.type(screen.getByLabelText('Phone number'), '08035550101')
    await user.click(screen.getByRole('button', { name: 'Create User' }))
  }

  it('shows the text of the spec when the server gives no message', async () => {
    const refuse = () => ({ status: 500, body: {} })
    openApp('/admin/users/new', { user: head, answers: { ...team, 'POST /admin/users': refuse } })
    await fill()
    const words = 'An error occurred while creating the user'
    await waitFor(() => expect(pushToast).toHaveBeenCalledWith('error', words))
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Kemi')
  })

  it('sends the role admin unless another is chosen', async () => {
    const calls = openApp('/admin/users/new', {
      user: head,
      answers: {
        ...team,
        'POST /admin/users': problem(403, { message: 'No', code: 'FORBIDDEN' }),
      },
    })
    await fill()
    await waitFor(() =>
      expect(calls.find(({ what }) => what === 'POST /admin/users')?.body).toMatchObject({
        role: 'admin',
      }),
    )
    const choice = screen.getByRole<HTMLOptionElement>('option', { name: 'Super Admin' })
    expect(choice.disabled).toBe(false)
    const rights = document.getElementById(
      screen.getByLabelText('Role').getAttribute('aria-describedby') ?? '',
    )
    expect(rights?.textContent).toMatch(/^Admin: Decides on reports.*Super Admin: All of this/)
  })

  it('asks for the password when the server requires it, and then resends the form', async () => {
    let isConfirmed = false
    const calls = openApp('/admin/users/new', {
      user: head,
      answers: {
        ...team,
        'POST /admin/users': () =>
          isConfirmed
            ? { status: 403, body: { message: 'No', code: 'FORBIDDEN' } }
            : { status: 403, body: { message: 'Type it', code: 'REAUTHENTICATION_REQUIRED' } },
        'POST /auth/confirm-password': () => {
          isConfirmed = true
          return { body: { message: 'Thank you' } }
        },
      },
    })
    await fill()
    const again = await screen.findByRole('dialog', { name: 'Type your password' })
    await userEvent.type(within(again).getByLabelText('Password'), 'correct horse')
    await userEvent.click(within(again).getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(calls.filter(({ what }) => what === 'POST /admin/users')).toHaveLength(2),
    )
  })

  it('is not offered to an admin who is not a super-admin: the list and the URL say why', async () => {
    const user = fakeUser({ id: 'admin', role: 'admin' })
    const words = 'Only a super-admin can add somebody to the team.'
    const users = ok({ data: { users: [], total: 0, more: false } })
    openApp('/admin/users', { user, answers: { ...team, 'GET /admin/users': users } })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Create User' })).toBeNull()
    cleanup()
    openApp('/admin/users/new', { user, answers: team })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByLabelText('First name')).toBeNull()
  })
})

describe('a user’s page', () => {
  it.each(['', '/edit'])('shows User not found for an unknown user%s', async (path) => {
    openApp(`/admin/users/nobody${path}`, {
      user: head,
      answers: {
        ...team,
        'GET /admin/users/nobody': problem(404, { message: 'User not found', code: 'NOT_FOUND' }),
        'GET /admin/logs': ok({ data: { logs: [], total: 0, more: false } }),
      },
    })
    await title('User not found')
    const list = screen.getByRole('link', { name: 'Go to Users' })
    expect(list.getAttribute('href')).toBe('/admin/users')
  })

  it.each(['user', 'admin', 'super-admin'] as const)(
    'has a badge for the role %s',
    async (role) => {
      openUser(head, record({ role, status: 'suspended', statusReason: 'Sold a stolen phone' }))
      await title('Chi Eze')
      const words = { user: 'User', admin: 'Admin', 'super-admin': 'Super Admin' }[role]
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
      expect(screen.getByText('Suspended')).toBeTruthy()
      expect(screen.getByText('Sold a stolen phone')).toBeTruthy()
    },
  )

  it('says that an account whose email is not confirmed is not', async () => {
    openUser(head, record({ emailVerified: false }))
    await title('Chi Eze')
    expect(screen.getByText('Not confirmed')).toBeTruthy()
    expect(screen.queryByText('Active')).toBeNull()
    cleanup()
    const users = [record({ emailVerified: false }), record({ id: 'bola', emailVerified: true })]
    openApp('/admin/users', {
      user: head,
      answers: { ...team, 'GET /admin/users': ok({ data: { users, total: 2, more: false } }) },
    })
    expect(await screen.findByText('Not confirmed')).toBeTruthy()
    expect(screen.getAllByText('Active')).toHaveLength(1)
    expect(screen.getByRole('option', { name: 'Not suspended' })).toBeTruthy()
  })

  it('offers an admin no action on a super-admin, and says why', async () => {
    openUser(fakeUser({ id: 'admin', role: 'admin' }), record({ role: 'super-admin' }))
    await title('Chi Eze')
    for (const name of [/suspend/i, /role/i, /log out everywhere/i]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByRole('link', { name: 'Edit User' })).toBeNull()
    expect(screen.getByText(/Only a super-admin can change the account/)).toBeTruthy()
  })
})

it('shows staff in a conflict of interest who can decide instead, and no button to decide', async () => {
  const refusal = 'Somebody in this case has the same phone number as you. Bola Ade can decide it.'
  openApp('/admin/users/chi', {
    user: head,
    answers: {
      ...team,
      'GET /admin/users/chi': ok({ data: record() }),
      'GET /admin/logs': ok({ data: { logs: [], total: 0, more: false } }),
      'GET /admin/conflicts/user/chi': ok({ data: { refusal, maybeRelatives: [] } }),
    },
  })
  await title('Chi Eze')
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Edit User' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Suspend|role/ })).toBeNull()
})

it('asks for no state of a user who has none when only their phone number is corrected', async () => {
  const user = userEvent.setup()
  const calls = openApp('/admin/users/chi/edit', {
    user: head,
    answers: {
      ...team,
      'GET /admin/users/chi': ok({ data: record({ state: null, lga: null }) }),
      'PATCH /admin/users/chi': ok({ data: record() }),
    },
  })
  await title('Edit User')
  expect((screen.getByLabelText('State') as HTMLSelectElement).value).toBe('')
  const phone = screen.getByLabelText('Phone number')
  await user.clear(phone)
  await user.type(phone, '08035550101')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const sent = () => calls.find(({ what }) => what === 'PATCH /admin/users/chi')?.body
  await waitFor(() => expect(sent()).toEqual({ phoneNumber: '08035550101' }))
})

describe('the log', () => {
  const entry = (more: Partial<LogRecord>): LogRecord => ({
    seq: 1,
    id: 'entry-1',
    timestamp: 0,
    user: { id: 'ada', name: 'Ada Obi', email: 'ada@example.com' },
    byServer: false,
    action: 'update',
    entity: 'user',
    entityId: 'chi',
    subject: 'Chi Eze',
    details: {},
    names: {},
    ...more,
  })

  it('shows old and new values in words', async () => {
    const details = {
      role: 'admin' as const,
      before: { status: 'active' },
      after: { status: 'suspended' },
    }
    const logs = [
      entry({ details }),
      entry({ id: 'entry-2', user: null, details: { fields: ['profilePicture'] } }),
    ]
    openApp('/admin/logs', {
      user: head,
      answers: { ...team, 'GET /admin/logs': ok({ data: { logs, total: 10_000, more: true } }) },
    })
    await title('Activity Logs')
    await waitFor(() => expect(screen.getByText('profile picture')).toBeTruthy())
    const [subject] = screen.getAllByRole('link', { name: /^Chi Eze/ })
    expect(subject?.getAttribute('href')).toBe('/admin/users/chi')
    expect(screen.getByText('active').tagName).toBe('DEL')
    expect(screen.getByText('suspended')).toBeTruthy()
    expect(screen.getByText('Not logged in')).toBeTruthy()
    expect(screen.getByText(/Showing 1 to \d+ of more than 10,000 results/)).toBeTruthy()
  })

  it('names a record in the details and links it; one without a name has the end of its id', async () => {
    const [known, gone] = [
      '82eee234-4567-4abc-8def-0123456789ab',
      '91fff345-5678-4bcd-9efa-1234567890cd',
    ]
    const logs = [
      entry({ details: { asset: known }, names: { [known]: 'My black Tecno' } }),
      entry({ id: 'entry-2', details: { asset: gone } }),
    ]
    openApp('/admin/logs', {
      user: head,
      answers: { ...team, 'GET /admin/logs': ok({ data: { logs, total: 2, more: false } }) },
    })
    const named = await screen.findByRole('link', { name: 'My black Tecno' })
    expect(named.getAttribute('href')).toBe(`/admin/assets/${known}`)
    expect(screen.getByRole('link', { name: 'open …90cd' })).toBeTruthy()
  })

  it('names Toju for what the server did, and users once for what they did to their own account', async () => {
    const logs = [
      entry({ user: null, byServer: true, entity: 'asset' }),
      entry({ id: 'entry-2', action: 'login', entityId: 'ada', subject: 'Ada Obi' }),
    ]
    openApp('/admin/logs', {
      user: head,
      answers: { ...team, 'GET /admin/logs': ok({ data: { logs, total: 2, more: false } }) },
    })
    await title('Activity Logs')
    expect(await screen.findByText('Toju', { selector: 'td *' })).toBeTruthy()
    const login = screen.getByText('Login', { selector: 'td *' }).closest('tr') as HTMLElement
    const links = within(login).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Ada Obiada@example.com'])
    expect(links[0]?.getAttribute('href')).toBe('/admin/users/ada')
  })

  it('shows the log without a day in its URL that does not exist', async () => {
    const calls = openApp('/admin/logs?from=2026-02-30&to=2026-13-45&action=login', {
      user: head,
      answers: { ...team, 'GET /admin/logs': ok({ data: { logs: [], total: 0, more: false } }) },
    })
    await title('Activity Logs')
    await waitFor(() => expect(calls.some(({ what }) => what === 'GET /admin/logs')).toBe(true))
    const asked = calls.find(({ what }) => what === 'GET /admin/logs')?.query
    expect([asked?.get('action'), asked?.has('from'), asked?.has('to')]).toEqual([
      'login',
      false,
      false,
    ])
  })

  it('exports a workbook whose phone numbers stay text', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:none'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    openApp('/admin/logs', {
      user: head,
      answers: {
        ...team,
        'GET /admin/logs': ok({ data: { logs: [entry({})], total: 1, more: false } }),
        'POST /admin/logs/export': ok("Phone,Details\r\n08031234567,'=1+1\r\n"),
      },
    })
    await title('Activity Logs')
    await userEvent.click(await screen.findByRole('button', { name: 'Options' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Export for Excel' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const book = readWorkbook(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []))
    expect(book).toMatchObject({
      sheets: [
        {
          rows: [
            ['Phone', 'Details'],
            ['08031234567', '=1+1'],
          ],
        },
      ],
    })
  })

  it('hides changes from empty to empty, and offers every entity as a filter', async () => {
    const logs = [
      entry({ details: { role: 'super-admin', from: null, by: 'npm run admin' } }),
      entry({ id: 'entry-2', details: { from: 'user', by: 'npm run admin' } }),
      entry({
        id: 'entry-3',
        details: { before: { status: 'active' }, after: { status: 'active' } },
      }),
      entry({ id: 'entry-4', details: { from: 'pending', to: 'verified' } }),
    ]
    openApp('/admin/logs', {
      user: head,
      answers: { ...team, 'GET /admin/logs': ok({ data: { logs, total: 4, more: false } }) },
    })
    await title('Activity Logs')
    await waitFor(() => expect(screen.getByText('verified')).toBeTruthy())
    expect(screen.queryByText('nothing')).toBeNull()
    expect(screen.getByText('pending').tagName).toBe('DEL')
    const choice = screen.getByLabelText('Entity')
    const offered = within(choice).getAllByRole<HTMLOptionElement>('option')
    expect(offered.map(({ value }) => value)).toEqual(['', ...logEntities])
  })

  it('collapses its filters on a phone until one is set', async () => {
    const answers = {
      ...team,
      'GET /admin/logs': ok({ data: { logs: [], total: 0, more: false } }),
    }
    openApp('/admin/logs', { user: head, answers })
    await title('Activity Logs')
    const isShown = () =>
      screen.getByRole('button', { name: 'Filters' }).getAttribute('aria-expanded')
    expect(isShown()).toBe('false')
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'update')
    await waitFor(() => expect(isShown()).toBe('true'))
  })

  it('says in the words of the spec that there is nothing', async () => {
    openApp('/admin/logs', {
      user: head,
      answers: { ...team, 'GET /admin/logs': ok({ data: { logs: [], total: 0, more: false } }) },
    })
    expect(await screen.findByText('There are no activity logs')).toBeTruthy()
  })
})

it('staff without their required second factor see a link to set it up on every screen', async () => {
  openApp('/admin/users', {
    user: head,
    answers: {
      'GET /auth/second-factor': ok({ data: { ...noSecondFactor, required: true } }),
      'GET /admin/users': problem(403, { message: 'No', code: 'TWO_FACTOR_SETUP_REQUIRED' }),
    },
  })
  const link = await screen.findByRole('link', { name: 'Set up yours' })
  expect(link.getAttribute('href')).toBe('/admin/security')
})
