import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { listFailedMails } from '../../../src/api/notifications/failed-mails.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { environmentChecks } from '../../../src/server/doctor/environment.ts'
import { composeMessage } from '../../../src/server/mail/message.ts'
import { createOutboxSender } from '../../../src/server/mail/outbox-sender.ts'
import { enqueueMail } from '../../../src/server/queries/notifications/outbox.ts'
import { startTestApp } from '../../support/app.ts'
import { noChannels } from '../../support/channels/channel-settings.ts'
import { deliverMail } from '../../support/queue.ts'
import { signIn } from '../../support/users.ts'

/** A mail server; `mails` are the texts that it accepted, `senders` who it was told sends them. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const seen = { mails: [] as string[], senders: [] as string[], url: '' }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom({ address }, _session, callback) {
      seen.senders.push(address)
      callback()
    },
    onData(stream, _session, callback) {
      let mail = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        mail += text
      })
      stream.on('end', () => {
        seen.mails.push(mail)
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  seen.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return seen
}

const refusing = (responseCode: number) => Object.assign(new Error('no'), { responseCode })
const mailFrom = 'post@shop.example'

async function sendOne(smtpUrl: string, text = 'Good morning') {
  const app = await startTestApp()
  const message = composeMessage('A mail', [{ text }], 'en')
  const link = 'https://toju.test/dashboard/notifications/preferences'
  await app.database.write((tx) =>
    enqueueMail(
      tx,
      {
        to: 'ada@example.com',
        kind: 'digest',
        message: { ...message, text: `${message.text}\nTo choose:\n${link}\n` },
      },
      app.clock.now,
    ),
  )
  const settings = { smtpUrl, mail: null, mailFrom, channels: noChannels }
  const outboxSender = createOutboxSender(settings, app.services.log, app.services)
  await deliverMail(app.services, outboxSender)
  outboxSender.close()
  const row = await app.database.read.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  return { app, row }
}

it('mails come from MAIL_FROM, are marked as automatic, and say where they can be ended', async () => {
  const smtp = await startSmtp()
  const { row } = await sendOne(smtp.url)
  expect(row.done_at).not.toBeNull()
  expect(smtp.senders).toEqual([mailFrom])
  const [mail = ''] = smtp.mails
  expect(mail).toMatch(/^From: Toju <post@shop\.example>\r?$/m)
  expect(mail).toMatch(/^Message-ID: <.+@shop\.example>\r?$/m)
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  expect(mail.replace(/\r?\n\s+/g, ' ')).toMatch(
    /^List-Unsubscribe: <https:\/\/toju\.test\/dashboard\/notifications\/preferences>\r?$/m,
  )
  expect(mail.replace(/=\r?\n/g, '')).toMatch(/name=3D"color-scheme"|name="color-scheme"/)
})

it.each([
  ['recipient', { onRcptTo: (_to, _session, callback) => callback(refusing(550)) }],
  [
    'text',
    {
      onData: (stream, _session, callback) =>
        void stream.resume().on('end', () => callback(refusing(554))),
    },
  ],
] satisfies [string, SMTPServerOptions][])(
  'a %s that is refused for good ends the mail at once, and staff see it',
  async (_what, options) => {
    const smtp = await startSmtp(options)
    const { app, row } = await sendOne(smtp.url)
    expect(row).toMatchObject({ attempts: 1, done_at: null, failed_at: app.clock.now })
    const admin = await signIn(app, { role: 'admin' })
    const { data } = await admin.call(listFailedMails, {})
    expect(JSON.stringify(data)).toContain(row.id)
  },
)

it.each([
  [
    'a recipient refused for now',
    { onRcptTo: (_to, _session, callback) => callback(refusing(451)) },
  ],
  [
    'a sender that the operator can correct',
    { onMailFrom: (_from, _session, callback) => callback(refusing(553)) },
  ],
] satisfies [string, SMTPServerOptions][])('%s is tried again', async (_what, options) => {
  const smtp = await startSmtp(options)
  const { row } = await sendOne(smtp.url)
  expect(row).toMatchObject({ done_at: null, failed_at: null })
})

it.each([
  ['accepts sender and recipient', {}, true],
  ['refuses the sender', { onMailFrom: (_from, _session, no) => no(refusing(553)) }, false],
  ['refuses the recipient', { onRcptTo: (_to, _session, no) => no(refusing(550)) }, false],
] satisfies [string, SMTPServerOptions, boolean][])(
  'the doctor sends an envelope and no mail to a server that %s',
  async (_what, options, isGood) => {
    const smtp = await startSmtp(options)
    const check = environmentChecks.find(({ name }) => name === 'mail')
    const settings = readSettings({
      ...{ SMTP_URL: smtp.url, MAIL_FROM: mailFrom, PUBLIC_ORIGIN: 'https://toju.test' },
    })
    const result = await check?.run({ settings } as Parameters<typeof check.run>[0])
    expect(result).toMatchObject({ ok: isGood, message: expect.stringContaining(mailFrom) })
    expect(smtp.mails).toEqual([])
  },
)
