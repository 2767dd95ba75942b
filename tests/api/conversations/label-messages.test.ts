import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  type LabelMessageRecord,
  listLabelMessages,
  resolveLabelMessage,
} from '../../../src/api/conversations/label-messages.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { startTestApp, type Visitor } from '../../support/app.ts'
import { labelCodeOf } from '../../support/samples.ts'
import { signIn, type User } from '../../support/users.ts'

const carrier = '105.113.44.55'

const write = async (visitor: Visitor, code: string, place: string, contact?: string) => {
  const input = { place, message: 'I have it', ...(contact && { contact }) }
  return (await visitor.send('POST', `/found/${code}`, input)).status
}

/** All messages of an owner, page by page. */
async function pagesOf(owner: User, assetId?: string): Promise<LabelMessageRecord[][]> {
  const pages: LabelMessageRecord[][] = []
  let next: number | undefined = 1
  while (next !== undefined) {
    const input = { page: next, ...(assetId && { assetId }) }
    const answer: z.output<(typeof listLabelMessages)['result']> = await owner.call(
      listLabelMessages,
      input,
    )
    pages.push(answer.data)
    next = answer.next
  }
  return pages
}

test('nobody buries a finder, not even one behind the same address: each sender’s newest message comes first, and every page can be read', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const [code, other] = [await labelCodeOf(app, owner), await labelCodeOf(app, owner)]
  const spam = async (times: number) => {
    for (let n = 0; n < times; n++) await write(app.visit(carrier), code, 'spam')
  }
  await spam(3)
  expect(await write(app.visit('102.89.1.1'), other, 'Yaba')).toBe(200)
  expect(await write(app.visit(carrier), code, 'Ojuelegba', '0803 123 4567')).toBe(200)
  await spam(60)

  const [first = [], second = [], ...more] = await pagesOf(owner)
  expect(first.slice(0, 3).map(({ place }) => place)).toEqual(['spam', 'Ojuelegba', 'Yaba'])
  expect([first.length, second.length, more.length]).toEqual([50, 15, 0])
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(65)
  const mails = await app.mailsTo(owner.email)
  expect(mails.some(({ text }) => text.includes('Ojuelegba'))).toBe(true)

  const yaba = first[2]
  expect((await pagesOf(owner, yaba?.assetId)).flat().map(({ place }) => place)).toEqual(['Yaba'])
  await owner.call(resolveLabelMessage, { id: yaba?.id ?? '', done: true })
  expect((await pagesOf(owner)).flat().at(-1)).toMatchObject({ id: yaba?.id })
})

test('of one network some contacts a day are senders of their own, so that made-up ones cannot fill the first page', async () => {
  const limits = { ...policies, finderContact: { ...policies.finderContact, times: 2 } }
  const app = await startTestApp({ limits })
  const owner = await signIn(app)
  const code = await labelCodeOf(app, owner)
  await write(app.visit('102.89.1.1'), code, 'Yaba')
  for (let n = 0; n < 6; n++) {
    app.pass(1000)
    await write(app.visit(carrier), code, 'spam', `080312345${10 + n}`)
  }
  // Two contacts, the rest of their network, and the finder.
  const [first = []] = await pagesOf(owner)
  expect(first.map(({ place }) => place).indexOf('Yaba')).toBe(3)
})

test('a flood of messages leaves an owner few of its own and all others, so that reading them stays cheap', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const code = await labelCodeOf(app, owner)
  await write(app.visit('102.89.1.1'), code, 'Yaba')
  await write(app.visit('102.89.2.1'), code, 'Ikeja')
  const [first = []] = await pagesOf(owner)
  await owner.call(resolveLabelMessage, { id: first[0]?.id ?? '', done: true })
  const { database, clock } = app
  const { length } = await database.write(async (tx) => {
    const [one] = await tx.selectFrom('label_messages').selectAll().limit(1).execute()
    const [notice] = await tx.selectFrom('notifications').selectAll().limit(1).execute()
    if (!one || !notice) throw new Error('nobody wrote')
    const spam = { place: 'spam', done_at: null, sender_hash: 'spam' }
    const flood = Array.from({ length: 1197 }, (_, n) => ({
      id: `${n}`,
      created_at: clock.now + n,
    }))
    for (const more of flood) {
      await tx
        .insertInto('label_messages')
        .values({ ...one, ...more, ...spam })
        .execute()
      await tx
        .insertInto('notifications')
        .values({ ...notice, ...more, event_key: more.id })
        .execute()
    }
    return flood
  })
  app.pass(length)
  await write(app.visit(carrier), code, 'Ojota')
  const places = (await pagesOf(owner)).flat().map(({ place }) => place)
  expect(places).toHaveLength(1000)
  expect(places).toEqual(expect.arrayContaining(['Yaba', 'Ikeja', 'Ojota']))
  for (const table of ['label_messages', 'notifications']) {
    const { rows } = await sql`select id from ${sql.table(table)}`.execute(database.read)
    expect(rows.length).toBeLessThan(1010)
  }
})

test('who writes to one owner until their address is refused uses up nothing that their neighbours write to others', async () => {
  const labelMessage = { ...policies.labelMessage, times: 2, shared: 1 }
  const app = await startTestApp({ limits: { ...policies, labelMessage } })
  const [own, others] = [
    await labelCodeOf(app, await signIn(app)),
    await labelCodeOf(app, await signIn(app)),
  ]
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push(await write(app.visit(carrier), own, 'Ikeja'))
  expect(statuses).toEqual([200, 200, 429, 429])
  expect(await write(app.visit(carrier), others, 'Ikeja')).toBe(200)
})
