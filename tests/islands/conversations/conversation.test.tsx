import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ThreadRecord } from '../../../src/api/conversations/threads.ts'
import type { MatchRecord } from '../../../src/api/matching/matches.ts'
import { warningMessages } from '../../../src/locales/en/conversations.ts'
import { bodiesOf, ok, startFresh } from '../support/fake-api.ts'
import { openApp, title } from '../support/open-app.tsx'

startFresh()

const match: MatchRecord = {
  id: 'm',
  kind: 'possible',
  state: 'open',
  side: 'missing',
  reportId: 'r',
  item: 'Phone',
  itemStatus: 'Lost',
  otherState: null,
  reasons: [],
  identifiersDiffer: true,
  asked: false,
  createdAt: 0,
  closedAt: null,
}

const message = (n: number) => ({
  ...{ id: `m${n}`, from: 'other' as const, warnings: [], reported: false, createdAt: n },
  text: `Message ${n}`,
})

const choices = { name: false, phone: false }
const thread = (from: number, to: number, earlier: boolean): ThreadRecord => ({
  ...{ id: 'm', side: 'owner', closed: null, exact: false, report: { id: 'r', name: 'Phone' } },
  messages: Array.from({ length: to - from }, (_, n) => message(from + n)),
  earlier,
  sharing: { you: choices, other: choices },
  other: { name: null, phone: null },
  question: null,
  handOver: { code: null, ready: false, triesLeft: 5 },
})

it('shows the newest messages, and earlier ones on demand', async () => {
  const calls = openApp('/dashboard/matches/m', {
    answers: {
      'GET /matches/m': ok({ data: match }),
      'GET /matches': ok({ data: [match] }),
      'GET /notifications': ok({ data: { notifications: [], unread: 0, total: 0 } }),
      'GET /matches/m/thread': ({ query }) => ({
        body: { data: query.has('before') ? thread(1, 3, false) : thread(3, 5, true) },
      }),
    },
  })
  await title(/Phone/)
  await screen.findByText('Message 3')
  expect(screen.queryByText('Message 2')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Why we think so' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  await screen.findByText('Message 1')
  expect(screen.getAllByText(/^Message \d$/).map((each) => each.textContent)).toEqual([
    'Message 1',
    'Message 2',
    'Message 3',
    'Message 4',
  ])
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  expect(calls.at(-1)?.query.get('before')).toBe('m3')
})

it('asks before “Not mine” closes a match for good', async () => {
  let current: MatchRecord = { ...match, state: 'suggested', asked: true }
  const calls = openApp('/dashboard/matches/m', {
    answers: {
      'GET /matches/m': () => ({ body: { data: current } }),
      'GET /matches': ok({ data: [] }),
      'GET /notifications': ok({ data: { notifications: [], unread: 0, total: 0 } }),
      'PATCH /matches/m': () => {
        current = { ...match, state: 'refused' }
        return { body: { data: current } }
      },
    },
  })
  const decisions = () =>
    calls.flatMap(({ what, body }) => (what === 'PATCH /matches/m' ? body : []))
  await userEvent.click(await screen.findByRole('button', { name: 'Not mine' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(decisions()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Not mine' }))
  expect(screen.getByRole('dialog').textContent).toContain('closes the match for good')
  await userEvent.click(screen.getByRole('button', { name: 'It is not mine' }))
  expect(await title('Not “Phone”')).toBeTruthy()
  expect(decisions()).toEqual([{ decision: 'refuse' }])
})

it('counts the tries for the finder’s question down with each wrong answer, and then takes none', async () => {
  let triesLeft = 2
  openApp('/dashboard/matches/m', {
    answers: {
      'GET /matches/m': ok({ data: match }),
      'GET /matches': ok({ data: [match] }),
      'GET /notifications': ok({ data: { notifications: [], unread: 0, total: 0 } }),
      'GET /matches/m/thread': () => {
        const asked = { text: 'What is on the lock screen?', warnings: ['code'] }
        const question = { ...asked, triesLeft, answered: false }
        return { body: { data: { ...thread(1, 2, false), question } } }
      },
      'POST /matches/m/answer': () => {
        triesLeft--
        return { status: 400, body: { message: 'That is not it.', code: 'INVALID_INPUT' } }
      },
    },
  })
  const answer = async () => {
    await userEvent.type(await screen.findByLabelText('Your answer'), 'A cat')
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  }
  await screen.findByText(/Tries left: 2/)
  screen.getByText(warningMessages.code)
  await answer()
  await screen.findByText(/Tries left: 1/)
  await answer()
  await screen.findByText(/You have no tries left/)
  expect(screen.queryByLabelText('Your answer')).toBeNull()
})

it('writes to the address that a finder left, and to nobody else', async () => {
  const contact = 'ada?bcc=thief&body=pay@mail.ng'
  const left = { id: 'l', assetId: 'a', item: 'Phone', place: 'Ikeja', text: 'Found it' }
  openApp('/dashboard/matches', {
    answers: {
      'GET /matches': ok({ data: [] }),
      'GET /notifications': ok({ data: { notifications: [], unread: 0, total: 0 } }),
      'GET /label-messages': ok({ data: [{ ...left, contact, createdAt: 0, doneAt: null }] }),
    },
  })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: contact })
  expect(link.search).toBe('')
  expect(decodeURIComponent(link.pathname)).toBe(contact)
})

it('names the name that would be shared, before it is shared', async () => {
  openApp('/dashboard/matches/m', {
    answers: {
      'GET /matches/m': ok({ data: match }),
      'GET /matches': ok({ data: [match] }),
      'GET /matches/m/thread': ok({ data: thread(1, 2, false) }),
    },
  })
  const share = await screen.findByRole('checkbox', { name: 'Share my name' })
  const hint = document.getElementById(share.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Ada Obi')
})

it.each([
  ['my number is 0803 123 4567', /safer to share these/],
  ['Send me your account number, I pay now', /Do not pay before you hold the item/],
  ['Where can we meet?', /Do not write here what only the owner knows/],
])(
  'says below “%s” what a writer should know before sending it, and sends it all the same',
  async (text, hint) => {
    const calls = openApp('/dashboard/matches/m', {
      answers: {
        'POST /matches/m/messages': ok({ data: thread(1, 3, false) }),
        'GET /matches/m': ok({ data: match }),
        'GET /matches': ok({ data: [match] }),
        'GET /notifications': ok({ data: { notifications: [], unread: 0, total: 0 } }),
        'GET /matches/m/thread': ok({ data: thread(1, 3, false) }),
      },
    })
    await userEvent.type(await screen.findByLabelText('Message to the finder'), text)
    const box = screen.getByLabelText('Message to the finder')
    expect(
      document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(hint)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(bodiesOf(calls, 'POST')).toMatchObject([{ text }]))
  },
)

it('lists what goes on by its last message, and marks what was not read', async () => {
  const at = Date.now()
  const row = (id: string, more: object) => ({
    ...{ ...match, id, item: `Item ${id}`, lastMessage: null, unread: false, ...more },
  })
  const said = (from: 'you' | 'other', createdAt: number) => ({
    lastMessage: { from, text: `Said by ${from}`, createdAt },
  })
  openApp('/dashboard/matches', {
    answers: {
      'GET /matches': ok({
        data: [
          row('over', { state: 'recovered', createdAt: at + 3 }),
          row('old', said('you', at)),
          row('asked', { state: 'suggested', asked: true, createdAt: at + 1 }),
          row('new', { ...said('other', at + 2), unread: true, kind: 'exact' }),
        ],
      }),
    },
  })
  const rows = await screen.findAllByRole('article')
  expect(rows.map((each) => /Item \w+/.exec(each.textContent ?? '')?.[0])).toEqual([
    ...['Item new', 'Item asked', 'Item old', 'Item over'],
  ])
  const [newest, asked, old] = rows.map((each) => each.textContent)
  expect(newest).toMatch(/^Unread: Somebody reported finding an item with the number of “Item new”/)
  expect(newest).toMatch(/The finder: Said by other.*Today, \d/)
  expect(asked).toMatch(/^Needs your answerSomebody may have found/)
  expect(old).toMatch(/You: Said by you/)
})

it('shows how to meet safely until it was read and folded away', async () => {
  const answers = {
    'GET /matches/m': ok({ data: match }),
    'GET /matches': ok({ data: [match] }),
    'GET /matches/m/thread': ok({ data: thread(1, 2, false) }),
  }
  openApp('/dashboard/matches/m', { answers })
  const advice = async () =>
    (await screen.findByText('Meet safely')).closest('details') as HTMLDetailsElement
  expect((await advice()).open).toBe(true)
  await userEvent.click(screen.getByText('Meet safely'))
  await waitFor(async () => expect((await advice()).open).toBe(false))
  cleanup()
  openApp('/dashboard/matches/m', { answers })
  expect((await advice()).open).toBe(false)
})
