import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { readWatchLines } from '../../../src/islands/dashboard/watches/read-watch-lines.ts'
import { ok, problem, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const at = Date.parse('2026-03-04T09:00:00Z')
const watch = (id: string, reference: string | null = null) => ({
  ...{ id, identifier: `SHOP-${id}`, reference, createdAt: at },
})
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

it('lines are parsed as an editor or a spreadsheet saves them, each with its own reference', () => {
  const text =
    'Identifier,Reference\r\n490154203237518, order 4711\n\n"ABC-1";"a ""b"""\nXYZ-2\tn, 3\n' +
    `TOO-LONG,${'r'.repeat(101)}\n`
  const { watches, problems } = readWatchLines(text)
  expect(watches).toEqual([
    { line: 2, identifier: '490154203237518', reference: 'order 4711' },
    { line: 4, identifier: 'ABC-1', reference: 'a "b"' },
    { line: 5, identifier: 'XYZ-2', reference: 'n, 3' },
  ])
  expect(problems).toMatchObject([{ line: 6, problem: 'reference-long' }])
})

it('identifiers are added one a line, refused lines are named, and a watch is removed', async () => {
  let watches: object[] = []
  const calls = openApp('/dashboard/developers/watches', {
    answers: {
      'GET /webhooks/watches': () => ({ body: { data: watches, count: watches.length } }),
      'POST /webhooks/watches': () => {
        watches = [watch('1', 'order 4711')]
        const data = [
          { status: 'new', watch: watches[0] },
          { status: 'invalid', watch: null },
        ]
        return { body: { data } }
      },
      'POST /webhooks/watches/delete': () => {
        watches = []
        return { body: { data: { deleted: 1 } } }
      },
    },
  })
  await title('Watched numbers')
  await screen.findByText('You watch nothing yet')
  await press('Add numbers')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add numbers' }))
  dialog.getByText('Enter at least one number.')
  await userEvent.type(
    dialog.getByLabelText('One number on each line'),
    'SHOP-1, order 4711{Enter}{Enter}???',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Add numbers' }))
  await dialog.findByText('1 added, 0 already watched, 1 not added.')
  dialog.getByText(/Line 3: this is not the number of an item/)
  await press('Close')
  await screen.findByText('1 of 10,000')
  screen.getByText('order 4711 · since 4 March 2026')
  await press('Remove SHOP-1')
  await screen.findByText('You watch nothing yet')
  expect(calls.filter(({ what }) => what === 'POST /webhooks/watches')).toMatchObject([
    {
      body: { watches: [{ identifier: 'SHOP-1', reference: 'order 4711' }, { identifier: '???' }] },
    },
  ])
})

it('a refused request names the lines that were not added, and they are still there to send again', async () => {
  openApp('/dashboard/developers/watches', {
    answers: {
      'GET /webhooks/watches': ok({ data: [], count: 0 }),
      'POST /webhooks/watches': problem(409, {
        code: 'LIMIT_REACHED',
        message: 'You watch 10,000 identifiers, which is the most.',
      }),
    },
  })
  await title('Watched numbers')
  await press('Add numbers')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('One number on each line'), 'SHOP-1')
  await userEvent.click(dialog.getByRole('button', { name: 'Add numbers' }))
  await dialog.findByText(/Line 1 and the lines after it were not added: You watch 10,000/)
  await press('Close')
  await press('Add numbers')
  const again = within(screen.getByRole('dialog'))
  expect(again.getByLabelText<HTMLTextAreaElement>('One number on each line').value).toBe('SHOP-1')
})
