import { parseProxies, parseUrl, type ReadSetting } from './parse-settings.ts'
import { parseSmsUrl, type SmsUrl } from './sms-url.ts'

/** How people without a browser reach Toju; null for a channel that is off. */
export interface ChannelSettings {
  ussd: {
    /** The end of the path that the gateway calls. Only the gateway knows it. */
    secret: string
    /** What people dial, like `*347*123#`. */
    code: string
  } | null
  sms: { secret: string; gateway: SmsUrl } | null
  whatsapp: WhatsAppSettings | null
  /** IP addresses or ranges of the gateways; null accepts any. */
  gatewayAddresses: readonly string[] | null
}

export interface WhatsAppSettings {
  /** The Graph API with its version, without a slash at its end. */
  graphUrl: string
  token: string
  /** Signs the requests of the Graph API. */
  appSecret: string
  phoneNumberId: string
  /** What the Graph API says when the URL is registered there; null refuses to register it. */
  verifyToken: string | null
}

/** Settings that are never repeated in a message. */
export const channelSecrets = [
  'SMS_SECRET',
  'USSD_SECRET',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_VERIFY_TOKEN',
]

/** Reads the settings of the channels. Those of one channel are set together. */
export function readChannels(read: ReadSetting, wrong: string[]): ChannelSettings {
  const text = (name: string, form: RegExp, want: string) =>
    read<string | null>(name, null, (value) => (form.test(value) ? value : undefined), want)
  const pathSecret = (name: string) =>
    text(name, /^[\w-]{43,}$/, '43 or more letters, digits, - and _: 256 random bits')
  const token = (name: string) => text(name, /^[!-~]{8,}$/, '8 characters or more, without spaces')
  const together = (names: string, values: readonly unknown[]) => {
    const set = values.filter((value) => value !== null).length
    if (set > 0 && set < values.length) wrong.push(`${names} are set together or not at all.`)
  }
  const ussdSecret = pathSecret('USSD_SECRET')
  const code = text('USSD_CODE', /^\*\d+(\*\d+)*#$/, 'what people dial, like *347*123#')
  together('USSD_SECRET and USSD_CODE', [ussdSecret, code])
  const smsSecret = pathSecret('SMS_SECRET')
  const gateway = read<SmsUrl | null>(
    'SMS_URL',
    null,
    parseSmsUrl,
    'a URL like africastalking://username:api-key@api.africastalking.com?from=Toju or termii://secret-key:api-key@api.ng.termii.com?from=Toju',
  )
  together('SMS_SECRET and SMS_URL', [smsSecret, gateway])
  const apiToken = token('WHATSAPP_TOKEN')
  const appSecret = token('WHATSAPP_APP_SECRET')
  const phoneNumberId = text(
    'WHATSAPP_PHONE_ID',
    /^\d+$/,
    'the id of the phone number, digits only',
  )
  const whatsappNames = 'WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_PHONE_ID'
  together(whatsappNames, [apiToken, appSecret, phoneNumberId])
  const verifyToken = token('WHATSAPP_VERIFY_TOKEN')
  const graphUrl = read(
    'WHATSAPP_URL',
    'https://graph.facebook.com/v23.0',
    (value) => parseUrl(value, ['http:', 'https:'])?.href.replace(/\/$/, ''),
    'the URL of the Graph API with its version',
  )
  const gatewayAddresses = read<string[] | null>(
    'GATEWAY_ADDRESSES',
    null,
    parseProxies,
    'IP addresses or ranges of the gateways, separated by commas',
  )
  return {
    ussd: ussdSecret && code ? { secret: ussdSecret, code } : null,
    sms: smsSecret && gateway ? { secret: smsSecret, gateway } : null,
    whatsapp:
      apiToken && appSecret && phoneNumberId
        ? { graphUrl, token: apiToken, appSecret, phoneNumberId, verifyToken }
        : null,
    gatewayAddresses,
  }
}
