import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
// Imported here, because loading them on demand would make the tests wait.
import '../../../src/islands/admin/activity/ListLogs.tsx'
import '../../../src/islands/admin/listings/ListListings.tsx'
import '../../../src/islands/users/Reauthenticate.tsx'
import '../../../src/islands/dashboard/notifications/UpdateNotificationPreferences.tsx'
import { render } from '@testing-library/react'
import * as z from 'zod/mini'
import { notificationEvents } from '../../../src/domain/notifications/notifications.ts'
import { RevealKey } from '../../../src/islands/api-keys/RevealKey.tsx'
import { whereSeen } from '../../../src/islands/dashboard/reports/labels.ts'
import { useEndpointForm } from '../../../src/islands/forms/use-endpoint-form.ts'
import { LoginForm } from '../../../src/islands/LoginForm.tsx'
import { paths } from '../../../src/islands/paths.ts'
import { $session } from '../../../src/islands/session.ts'
import { createQueryClient } from '../../../src/islands/shell/query-client.ts'
import { CurrentScreen } from '../../../src/islands/shell/routing/CurrentScreen.tsx'
import { $shown, createRoute } from '../../../src/islands/shell/routing/route.ts'
import { pageAt, startApp } from '../../../src/islands/shell/routing/show-page.ts'
import { Shell } from '../../../src/islands/shell/Shell.tsx'
import { UserContext } from '../../../src/islands/shell/user-context.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { Field } from '../../../src/ui/forms/Field.tsx'
import { Form } from '../../../src/ui/forms/Form.tsx'
import { adminReport } from '../support/admin-report.ts'
import { deferred, fakeApi, fakeUser, ok, startFresh, unreachable } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const staff = fakeUser({ role: 'super-admin' })
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)

it('fills in a serial number that looks like a number with an exponent', async () => {
  openApp(`${paths.newFind}?uid=12E45678`)
  expect((await field(/^The number on the item/)).value).toBe('12E45678')
})

describe('where an item was last seen', () => {
  it.each([
    ['London Road', 'Ondo', 'London Road, Ondo'],
    ['Kanowa Street', 'Kano', 'Kanowa Street, Kano'],
    ['Ikeja, Lagos', 'Lagos', 'Ikeja, Lagos'],
    ['Ikeja, Lagos State', 'Lagos', 'Ikeja, Lagos State'],
  ] as const)('%s in %s reads %s', (location, state, text) => {
    expect(whereSeen({ location, state, lastSeenDate: null, lastSeenTime: null })).toBe(text)
  })
})

it('a new key’s heading has the focus once, and not again at each render', async () => {
  const key = { name: 'Shop', secret: 'toju_live_1' }
  const { rerender } = render(<RevealKey {...key} onDone={() => {}} />)
  expect(document.activeElement?.textContent).toBe('Copy your key now')
  const stored = screen.getByRole('button', { name: 'I have stored it' })
  stored.focus()
  rerender(<RevealKey {...key} onDone={() => {}} />)
  expect(document.activeElement).toBe(stored)
})

it('another screen is announced to screen readers by its title', async () => {
  openApp('/dashboard/reports')
  await title(/^Reports?$/)
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced().join(' ')).not.toMatch(/Asset/)
  await userEvent.click((await screen.findAllByRole('link', { name: 'Assets' }))[0] as Element)
  await title('Manage Assets')
  await waitFor(() => expect(announced().join(' ')).toMatch(/Asset/))
})

it.each([
  ['/dashboard/nowhere', '/dashboard', fakeUser()],
  ['/admin/nowhere', '/admin', staff],
])('a path without a screen, %s, says so and leads to %s', async (path, home, user) => {
  openApp(path, { user })
  await title('Not Found')
  const link = screen.getByRole('link', { name: 'Go to the home page' })
  expect(link.getAttribute('href')).toBe(home)
})

it('/dashboard/messages shows the messages and their path', async () => {
  openApp('/dashboard/messages', { answers: { 'GET /matches': ok({ data: [] }) } })
  await title(/^Messages/)
  expect(location.pathname).toBe('/dashboard/matches')
})

it('a screen that arrives during the first render takes the place of the skeleton at once', () => {
  const besides: number[] = []
  function Arrived() {
    useLayoutEffect(() => void besides.push(screen.queryAllByText('Loading').length))
    return <h1>Arrived</h1>
  }
  const route = createRoute({ path: '/dashboard' })
  startApp([{ route, load: () => Arrived }], createQueryClient())
  function Arrives() {
    if (!$shown.get()) $shown.set({ page: pageAt(location), screens: [Arrived] })
    return null
  }
  history.replaceState(null, '', '/dashboard')
  render(
    <UserContext value={fakeUser()}>
      <Shell name="Dashboard" links={[]}>
        <Arrives />
        <CurrentScreen />
      </Shell>
    </UserContext>,
  )
  expect(besides[0]).toBe(0)
})

it('a page that comes back after the log-out leads to the log-in', async () => {
  openApp('/dashboard/reports')
  await title(/^Reports?$/)
  localStorage.clear()
  act(() => $session.set({ status: 'out' }))
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const { $isLeaving } = await import('../../../src/islands/shell/guard.ts')
  $isLeaving.set(true)
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith('/login?redirect=%2Fdashboard%2Freports'),
  )
  expect($isLeaving.get()).toBe(false)
  replace.mockRestore()
})

it('a log-in in a browser that stores nothing says so', async () => {
  fakeApi({ 'POST /auth/login': ok({ access_token: 'secret', user: fakeUser() }) })
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  render(<LoginForm />)
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText(/blocks cookies and site data/)).toBeTruthy()
  vi.unstubAllGlobals()
})

describe('the search of the back office', () => {
  const users = (names: string[]) => ({
    body: {
      data: {
        users: names.map((name) => ({ id: name, name, email: `${name}@x.ng` })),
        assets: [],
        reports: [],
        identifiers: [],
        merchants: [],
        disputes: [],
      },
    },
  })

  it('Enter before the results have come opens the one that comes, not the one before', async () => {
    const second = deferred<ReturnType<typeof users>>()
    openApp('/admin', {
      user: staff,
      answers: {
        'GET /admin/search': ({ query }) =>
          query.get('query') === 'ada' ? users(['ada']) : second.promise,
      },
    })
    const box = await screen.findByRole('combobox')
    await userEvent.type(box, 'ada')
    await screen.findByRole('option', { name: /ada/ })
    fireEvent.change(box, { target: { value: 'bola' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(location.pathname).toBe('/admin')
    await act(async () => second.resolve(users(['bola'])))
    await waitFor(() => expect(location.pathname).toBe('/admin/users/bola'))
  })
})

describe('a list of the back office', () => {
  const items = { items: [adminReport(1)], total: 1 }

  it('puts the text of the address into the search box after Back, and adds no entry for each pause', async () => {
    openApp('/admin/items?search=phone', {
      user: staff,
      answers: { 'GET /admin/items': ok({ data: items }) },
    })
    const box = await screen.findByRole<HTMLInputElement>('searchbox')
    const entries = history.length
    await userEvent.type(box, ' two')
    await waitFor(() => expect(location.search).toContain('two'))
    expect(history.length).toBe(entries)
    await act(async () => {
      history.pushState(null, '', '/admin/items?search=laptop')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(box.value).toBe('laptop'))
  })

  it('keeps the focus in a date of the log while it is typed', async () => {
    openApp('/admin/logs', {
      user: staff,
      answers: { 'GET /admin/logs': ok({ data: { logs: [], total: 0 } }) },
    })
    const from = await field('From')
    from.focus()
    fireEvent.change(from, { target: { value: '2026-03-04' } })
    await waitFor(() => expect(location.search).toContain('from=2026-03-04'))
    expect(await field('From')).toBe(from)
    expect(document.activeElement).toBe(from)
  })
})

it.each([
  ['without a connection', unreachable, /We could not reach Toju/],
  [
    'when a proxy answers with a page',
    () => ({ status: 502, body: '<html>' }),
    /Something went wrong on our side/,
  ],
] as const)('a list that cannot be sent %s says so', async (_, answer, words) => {
  openApp('/admin/listings', {
    user: staff,
    answers: { 'GET /admin/listings': ok({ data: { lists: [], imports: [] } }) },
  })
  const { sendList } = await import('../../../src/islands/admin/listings/SendList.tsx')
  fakeApi({ 'POST /admin/listings': answer })
  const query = { source: 'FRSC', licence: 'x', fileName: 'a.csv', listedOn: '2026-03-04' }
  await expect(sendList(query as never, new File(['1'], 'a.csv'))).rejects.toThrow(words)
  expect(pushToast).not.toHaveBeenCalled()
})

describe('while a change is saved', () => {
  const preference = (more: object = {}) => ({
    ...{ event: 'match', label: 'A match', about: 'When reports match.', inApp: true },
    ...{ email: 'now', push: false, sms: false, whatsapp: false, ...more },
  })

  it('a notification preference keeps the focus, and a second change follows the first', async () => {
    const first = deferred<{ body: object }>()
    let changes = 0
    const calls = openApp('/dashboard/notifications/preferences', {
      answers: {
        'GET /notifications/preferences': ok({ data: [preference()] }),
        'GET /notifications/phone': ok({ data: { number: null, channels: [] } }),
        'PATCH /notifications/preferences': () =>
          changes++ === 0
            ? first.promise
            : { body: { data: preference({ push: true, inApp: false }) } },
      },
    })
    const [onDevices] = await screen.findAllByRole<HTMLInputElement>('checkbox', {
      name: /on your devices/i,
    })
    onDevices?.focus()
    await userEvent.click(onDevices as Element)
    expect(onDevices?.matches(':disabled')).toBe(false)
    expect(document.activeElement).toBe(onDevices)
    await userEvent.click(screen.getByRole('checkbox', { name: /on toju/i }))
    await act(async () => first.resolve({ body: { data: preference({ push: true }) } }))
    await waitFor(() =>
      expect(calls.filter(({ what }) => what.startsWith('PATCH')).map(({ body }) => body)).toEqual([
        expect.objectContaining({ push: true, inApp: true }),
        expect.objectContaining({ push: true, inApp: false }),
      ]),
    )
  })

  it('one switch silences a group of events everywhere but in the app, and sends it again', async () => {
    const sent = preference({ event: 'reminder', label: 'Still missing?', email: 'now' })
    const silent = preference({ ...sent, inApp: true, email: 'off', push: false })
    let stored = sent
    const calls = openApp('/dashboard/notifications/preferences', {
      answers: {
        'GET /notifications/preferences': () => ({ body: { data: [stored] } }),
        'GET /notifications/phone': ok({ data: { number: null, channels: [] } }),
        'PATCH /notifications/preferences': () => {
          stored = stored === sent ? silent : sent
          return { body: { data: stored } }
        },
      },
    })
    const reminders = await screen.findByRole('checkbox', { name: /^Reminders/ })
    await userEvent.click(reminders)
    await waitFor(() => expect(reminders).toHaveProperty('checked', false))
    await userEvent.click(reminders)
    await waitFor(() => expect(reminders).toHaveProperty('checked', true))
    expect(calls.filter(({ what }) => what.startsWith('PATCH')).map(({ body }) => body)).toEqual([
      { event: 'reminder', inApp: true, email: 'off', push: false, sms: false, whatsapp: false },
      { event: 'reminder', ...notificationEvents.reminder },
    ])
  })

  it('a form gives the focus back to the control that had it', async () => {
    function Note() {
      const { field, formProps } = useEndpointForm({
        schema: z.object({ text: z.string() }),
        defaultValues: { text: '' },
        // A browser takes the focus from a control that is disabled.
        send: async () => (document.activeElement as HTMLElement).blur(),
      })
      return (
        <Form {...formProps} submit="Send">
          <Field {...field('text')} label="Text" />
        </Form>
      )
    }
    render(<Note />)
    await userEvent.type(await field('Text'), 'Hello{Enter}')
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false))
    await waitFor(async () => expect(document.activeElement).toBe(await field('Text')))
  })
})

it('“Send and log out” without a connection says so, and the dialog can be used again', async () => {
  openApp('/dashboard/reports')
  await title(/^Reports?$/)
  // Another tab holds the queue, and waits for its connection.
  const request = vi.fn(() => new Promise(() => {}))
  const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never)
  const { $queuedReports } = await import('../../../src/islands/dashboard/offline/queue.ts')
  act(() =>
    $queuedReports.set([{ key: 'k', ownerId: 'ada', writtenAt: 0, refusal: null } as never]),
  )
  await userEvent.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as Element)
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send and log out' })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  fireEvent.click(send)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  vi.useRealTimers()
  expect(await screen.findByText('There is still no connection to Toju.')).toBeTruthy()
  expect(send.disabled).toBe(false)
  act(() => $queuedReports.set([]))
  locks.mockRestore()
})
