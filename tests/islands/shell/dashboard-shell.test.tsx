import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TaskRecord } from '../../../src/api/notifications/notifications.ts'
import { ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, report, title } from '../support/open-app.tsx'

startFresh()

const task = (kind: TaskRecord['kind'], id: string): TaskRecord => ({
  ...{ kind, id, item: 'My phone', text: null },
  ...{ href: '/dashboard/transfers', at: 0, dueAt: null },
})
const inMatch = (kind: TaskRecord['kind'], id: string) => ({
  ...task(kind, id),
  href: '/dashboard/matches/a',
})

const tasks = [
  // Two of one conversation.
  ...[inMatch('notice', 'm'), inMatch('question', 'a')],
  ...[task('label-message', 'b'), task('transfer', 'c')],
]

const entry = (name: RegExp) =>
  within(screen.getAllByRole('navigation', { name: 'Dashboard' })[0] as HTMLElement).getByRole(
    'link',
    { name },
  )

it('the navigation shows the number of tasks of each part', async () => {
  openApp('/dashboard', { answers: { 'GET /tasks': ok({ data: tasks }) } })
  await title(/Ada/)
  await waitFor(() => expect(entry(/^Messages/).textContent).toBe('Messages2'))
  expect(entry(/^Transfers/).textContent).toBe('Transfers1')
  expect(entry(/^Assets/).textContent).toBe('Assets')
  expect(screen.getByRole('button', { name: 'More 1' })).toBeTruthy()
})

it('the navigation shows no count while the tasks cannot be loaded', async () => {
  const refused = problem(403, { message: 'Not now.', code: 'FORBIDDEN' })
  openApp('/dashboard', { answers: { 'GET /tasks': refused } })
  await title(/Ada/)
  expect(entry(/^Messages/).textContent).toBe('Messages')
})

it('the first screen shows at once when the tasks cannot be loaded, and a press tries again', async () => {
  const broken = problem(500, { message: 'Broken.', code: 'INTERNAL' })
  let isBroken = true
  const answer: typeof broken = (call) => (isBroken ? broken : ok({ data: tasks }))(call)
  openApp('/dashboard', { answers: { 'GET /tasks': answer } })
  await title(/Ada/)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('We could not load your to-do list.')).toBeTruthy()
  isBroken = false
  fireEvent.click(again)
  await screen.findByRole('link', { name: /wrote to you/ })
  expect(screen.queryByText('We could not load your to-do list.')).toBeNull()
})

it('a report with a live match says so on its card', async () => {
  const match = { state: 'open', reportId: 'with' }
  const reports = [report({ id: 'with', name: 'Phone' }), report({ id: 'without', name: 'Bag' })]
  openApp('/dashboard', {
    answers: {
      'GET /reports/user': ok({ data: reports }),
      'GET /matches': ok({ data: [match, { state: 'refused', reportId: 'without' }] }),
    },
  })
  await title(/Ada/)
  const card = (name: string) => screen.getByRole('link', { name }).closest('article')
  await waitFor(() => expect(card('Phone')?.textContent).toContain('Match'))
  expect(card('Bag')?.textContent).not.toContain('Match')
})
