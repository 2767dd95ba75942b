import { expect, test } from 'vitest'
import { listFailedMails, resolveFailedMail } from '../../../src/api/notifications/failed-mails.ts'
import type { OutboxSender } from '../../../src/server/mail/outbox-sender.ts'
import { enqueueMail } from '../../../src/server/queries/notifications/outbox.ts'
import { hours, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { deliverMail } from '../../support/queue.ts'
import { signIn } from '../../support/users.ts'

const message = { subject: '123456 is your code', text: 'the words', html: 'the words' }

/** A mail server that refuses every email until `state.works` is true. */
function brokenSender() {
  const sent: string[] = []
  const state = { works: false }
  const sender: OutboxSender = {
    handsOver: true,
    async send(mail) {
      if (!state.works) throw new Error('550 no such mailbox')
      sent.push(mail.id)
    },
    sendToPhone: async () => {},
    close: () => {},
  }
  return { sender, sent, state }
}

async function failUntilGivenUp(app: TestApp, sender: OutboxSender) {
  const mail = { to: 'gone@example.com', kind: 'verification-code', message }
  await app.database.write((tx) => enqueueMail(tx, mail, app.clock.now))
  for (let tries = 0; tries < 12; tries++) {
    await deliverMail(app.services, sender)
    app.pass(hours(4))
  }
}

it('admins see a failed email with its reason and without its text, and retrying sends it', async () => {
  const app = await startTestApp()
  const { sender, sent, state } = brokenSender()
  await failUntilGivenUp(app, sender)
  const admin = await signIn(app, { role: 'admin' })
  const { data } = await admin.call(listFailedMails, {})
  expect(data.total).toBe(1)
  const [failed] = data.mails
  expect(failed).toMatchObject({
    to: 'gone@example.com',
    kind: 'verification-code',
    attempts: 12,
    error: '550 no such mailbox',
  })
  expect(JSON.stringify(data)).not.toContain('123456')

  state.works = true
  await admin.call(resolveFailedMail, { id: failed?.id ?? '', decision: 'retry' })
  expect((await admin.call(listFailedMails, {})).data.total).toBe(0)
  await deliverMail(app.services, sender)
  expect(sent).toContain(failed?.id)
})

test('a dismissed failed email is not retried, and its text is deleted', async () => {
  const app = await startTestApp()
  const { sender, sent, state } = brokenSender()
  await failUntilGivenUp(app, sender)
  const admin = await signIn(app, { role: 'admin' })
  const [failed] = (await admin.call(listFailedMails, {})).data.mails
  await admin.call(resolveFailedMail, { id: failed?.id ?? '', decision: 'put-aside' })
  state.works = true
  await deliverMail(app.services, sender)
  expect(sent).not.toContain(failed?.id)
  const row = await app.database.read
    .selectFrom('jobs')
    .select(['secret', 'data'])
    .where('id', '=', failed?.id ?? '')
    .executeTakeFirst()
  expect(row).toEqual({ secret: null, data: '{}' })
  const again = admin.call(resolveFailedMail, { id: failed?.id ?? '', decision: 'retry' })
  expect((await refusalOf(again)).status).toBe(404)
})
