import { createHmac } from 'node:crypto'
import type { ChannelSettings } from '../../../src/server/config/channel-settings.ts'
import { createChannelApp } from '../../../src/server/http/channels/channel-app.ts'
import { createOutboxSender } from '../../../src/server/mail/outbox-sender.ts'
import { origin, type TestApp } from '../app.ts'
import { freshImei, registerPhone, report } from '../factories.ts'
import { deliverMail } from '../queue.ts'
import { signUpAndIn } from '../users.ts'
import { testChannels } from './channel-settings.ts'

/** The IMEI of a phone that its owner has reported lost. */
export async function lostPhone(app: TestApp): Promise<string> {
  const owner = await signUpAndIn(app)
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  return imei
}

/** Callers, and the gateways between them and the test app. */
export function callersOf(app: TestApp, settings: ChannelSettings = testChannels()) {
  const channels = createChannelApp(app.services, settings)
  const post = (
    path: string,
    body: string,
    headers: Record<string, string> = {},
    ip = '10.9.9.9',
  ) =>
    channels.fetch(new Request(`${origin}/channels${path}`, { method: 'POST', body, headers }), {
      ip,
      requestId: 'test',
    })
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  let messages = 0
  let sessions = 0

  return {
    post,
    get: (path: string) =>
      channels.fetch(new Request(`${origin}/channels${path}`), {
        ip: '10.9.9.9',
        requestId: 'test',
      }),
    /** One step of a USSD session: everything typed so far, joined by `*`. */
    async dial(
      text: string,
      phoneNumber = '+2348011112222',
      sessionId = `ATUid_${++sessions}`,
    ): Promise<string> {
      const response = await post(
        `/ussd/${settings.ussd?.secret}`,
        form({
          sessionId,
          serviceCode: settings.ussd?.code ?? '',
          phoneNumber,
          networkCode: '62130',
          text,
        }),
      )
      return response.text()
    },
    text(text: string, { from = '+2348011112222', id = `sms-${++messages}` } = {}) {
      const to = '34567'
      return post(
        `/sms/${settings.sms?.secret}`,
        form({ from, to, text, date: '', id, linkId: 'link-1' }),
      )
    },
    chat(
      message: Record<string, unknown>,
      {
        id = `wamid.${++messages}`,
        from = '2348011112222',
        secret = settings.whatsapp?.appSecret ?? '',
      } = {},
    ) {
      const body = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [
          {
            id: '1',
            changes: [
              {
                field: 'messages',
                value: {
                  messaging_product: 'whatsapp',
                  metadata: { phone_number_id: settings.whatsapp?.phoneNumberId },
                  messages: [{ id, from, timestamp: '1', ...message }],
                },
              },
            ],
          },
        ],
      })
      const signature = createHmac('sha256', secret).update(body).digest('hex')
      return post('/whatsapp', body, { 'x-hub-signature-256': `sha256=${signature}` })
    },
    /** Sends the queued replies. */
    async deliver(): Promise<void> {
      const outboxSender = createOutboxSender(
        { smtpUrl: null, mail: null, mailFrom: 'hello@toju.test', channels: settings },
        app.services.log,
        app.services,
      )
      await deliverMail(app.services, outboxSender)
      outboxSender.close()
    },
  }
}
