import { createHmac } from 'node:crypto'
import { isLanguage } from '../../../domain/languages.ts'
import { codeText, noticeText } from '../../../locales/phone-texts.ts'
import type { ChannelSettings } from '../../config/channel-settings.ts'
import { newId } from '../../lib/ids.ts'
import type { AppContext } from '../../services/context.ts'

/** A reply that a gateway would carry to a phone. */
export interface DeliveredText {
  channel: 'sms' | 'whatsapp'
  /** Digits only. */
  to: string
  text: string
}

interface SentByWhatsApp {
  to: string
  text?: { body: string }
  template?: Template
}

interface Template {
  name: string
  language: { code: string }
  components: { parameters: { text: string }[] }[]
}

const maxTexts = 200

/** Stand-ins for the gateways, in memory: they call the real routes and receive the real replies. */
export function createLocalGateways(
  settings: ChannelSettings,
  { outgoing, publicOrigin }: Pick<AppContext, 'outgoing' | 'publicOrigin'>,
) {
  const texts: DeliveredText[] = []
  const { ussd, sms, whatsapp } = settings

  const post = (path: string, body: string, headers: Record<string, string>) =>
    outgoing(`${publicOrigin}/channels${path}`, { method: 'POST', body, headers })
  const postForm = (path: string, fields: Record<string, string>) =>
    post(path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })

  return {
    /** One step of a USSD session: `text` is everything typed so far, joined by `*`. */
    async dial(number: string, sessionId: string, text: string): Promise<string> {
      if (!ussd) return 'END'
      const response = await postForm(`/ussd/${ussd.secret}`, {
        sessionId,
        serviceCode: ussd.code,
        phoneNumber: `+${number}`,
        networkCode: '62130',
        text,
      })
      return response.text()
    },
    async sendSms(number: string, text: string): Promise<void> {
      const fields = {
        from: `+${number}`,
        to: 'Toju',
        text,
        date: '',
        id: newId(),
        linkId: newId(),
      }
      await postForm(`/sms/${sms?.secret}`, fields)
    },
    async sendWhatsApp(number: string, text: string): Promise<void> {
      if (!whatsapp) return
      const typed = { type: 'text', text: { body: text } }
      const message = { id: `wamid.${newId()}`, from: number, timestamp: '0', ...typed }
      const metadata = { phone_number_id: whatsapp.phoneNumberId }
      const value = { messaging_product: 'whatsapp', metadata, messages: [message] }
      const body = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ id: '0', changes: [{ field: 'messages', value }] }],
      })
      const signature = createHmac('sha256', whatsapp.appSecret).update(body).digest('hex')
      await post('/whatsapp', body, {
        'content-type': 'application/json',
        'x-hub-signature-256': `sha256=${signature}`,
      })
    },
    /** The replies to a number. */
    textsTo: (channel: string, number: string) =>
      texts
        .filter((each) => each.channel === channel && each.to === number)
        .map(({ text }) => text),
    /** Responds like Africa's Talking and the Graph API; null for any other request. */
    receive(
      { method, path, headers }: { method: string; path: string; headers: Record<string, unknown> },
      body: string,
    ): object | null {
      const bearer = `Bearer ${whatsapp?.token}`
      const isForWhatsApp = headers['authorization'] === bearer
      const isForSms =
        sms?.gateway.provider === 'africastalking' && headers['apikey'] === sms.gateway.apiKey
      if (method === 'POST' && path === '/version1/messaging' && isForSms) {
        const form = Object.fromEntries(new URLSearchParams(body))
        store({ channel: 'sms', to: digits(form['to']), text: form['message'] ?? '' })
        return { SMSMessageData: { Recipients: [{ statusCode: 101, status: 'Success' }] } }
      }
      if (!isForWhatsApp) return null
      if (method === 'POST' && path === `/${whatsapp?.phoneNumberId}/messages`) {
        const { to, text, template } = JSON.parse(body) as SentByWhatsApp
        const shown = template ? templateText(template) : text?.body
        store({ channel: 'whatsapp', to: digits(to), text: shown ?? '' })
        return { messaging_product: 'whatsapp', messages: [{ id: `wamid.${newId()}` }] }
      }
      return null
    },
  }

  function store(text: DeliveredText) {
    texts.push(text)
    texts.splice(0, texts.length - maxTexts)
  }
}

function digits(number: string | undefined): string {
  return (number ?? '').replace(/\D/g, '')
}

/** Fills in a template. Meta would use the text that it approved; here it is Toju's own text. */
function templateText({ name, language, components }: Template): string {
  const code = isLanguage(language.code) ? language.code : 'en'
  const parameter = components[0]?.parameters[0]?.text ?? ''
  const inWords = name.endsWith('_code') ? codeText : noticeText
  return inWords('whatsapp', code, parameter)
}
