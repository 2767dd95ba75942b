import {
  decoded,
  parseProxies,
  parseSecretUrl,
  parseUrl,
  type ReadSetting,
} from './parse-settings.ts'

/** How people without a browser reach Toju; null for a channel that is off. */
export interface ChannelSettings {
  ussd: {
    /** The end of the path that the gateway calls. Only the gateway knows it. */
    secret: string
    /** What people dial, like `*347*123#`. */
    code: string
  } | null
  sms: { secret: string; gateway: SmsGatewaySettings } | null
  whatsapp: WhatsAppSettings | null
  /** The maximum of notifications to all phones in a day; null: the limit in rate-limit/policies.ts. */
  textsPerDay: number | null
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
  /** The token that the Graph API sends to register our URL; null refuses the registration. */
  verifyToken: string | null
  /** The templates for messages that are no replies; null: only replies are sent. */
  templates: { notice: WhatsAppTemplate; code: WhatsAppTemplate } | null
}

/** A template that Meta approved. */
interface WhatsAppTemplate {
  name: string
  /** Meta's codes of its languages. The first is the fallback for other languages. */
  languages: readonly string[]
}

/** Settings whose values never appear in an error message. */
export const channelSecrets = [
  'SMS_SECRET',
  'USSD_SECRET',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_VERIFY_TOKEN',
]

/** Reads the settings of the channels. The settings of one channel have to be set together. */
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
  const gateway = read<SmsGatewaySettings | null>(
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
  const template = (name: string, example: string) =>
    read<WhatsAppTemplate | null>(
      name,
      null,
      parseTemplate,
      `the name of a template and its languages, like ${example}`,
    )
  const noticeTemplate = template('WHATSAPP_TEMPLATE', 'toju_notice:en,ha')
  const codeTemplate = template('WHATSAPP_CODE_TEMPLATE', 'toju_code:en')
  together('WHATSAPP_TEMPLATE and WHATSAPP_CODE_TEMPLATE', [noticeTemplate, codeTemplate])
  if (noticeTemplate && !apiToken) wrong.push('WHATSAPP_TEMPLATE needs WHATSAPP_TOKEN.')
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
  const textsPerDay = read<number | null>(
    'TEXTS_PER_DAY',
    null,
    (value) => (/^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined),
    'how many notifications may go to phones in a day, from 1',
  )
  return {
    ussd: ussdSecret && code ? { secret: ussdSecret, code } : null,
    sms: smsSecret && gateway ? { secret: smsSecret, gateway } : null,
    whatsapp:
      apiToken && appSecret && phoneNumberId
        ? {
            ...{ graphUrl, token: apiToken, appSecret, phoneNumberId, verifyToken },
            templates:
              noticeTemplate && codeTemplate
                ? { notice: noticeTemplate, code: codeTemplate }
                : null,
          }
        : null,
    textsPerDay,
    gatewayAddresses,
  }
}

/** Parses a name and languages, like `toju_notice:en,ha`. */
function parseTemplate(text: string): WhatsAppTemplate | undefined {
  const [, name, languages] =
    /^([a-z0-9_]{1,512}):([a-z]{2,3}(?:_[A-Z]{2})?(?:,[a-z]{2,3}(?:_[A-Z]{2})?)*)$/.exec(text) ?? []
  return name && languages ? { name, languages: languages.split(',') } : undefined
}

/** The channels by which users can be notified on their phones. */
export function phoneChannelsOf({
  sms,
  whatsapp,
}: Pick<ChannelSettings, 'sms' | 'whatsapp'>): readonly ('sms' | 'whatsapp')[] {
  return [...(sms ? ['sms' as const] : []), ...(whatsapp?.templates ? ['whatsapp' as const] : [])]
}

/** The gateway that sends text messages, and the credentials for it. */
export type SmsGatewaySettings =
  | { provider: 'africastalking'; endpoint: string; username: string; apiKey: string; from: string }
  | { provider: 'termii'; endpoint: string; apiKey: string; secretKey: string; from: string }

const knownOptions = ['from', 'tls']

/**
 * Reads `africastalking://username:api-key@api.africastalking.com?from=Toju` or
 * `termii://secret-key:api-key@api.ng.termii.com?from=Toju`; `tls=off` is for a trial server.
 * Undefined for anything else, unknown options included.
 */
function parseSmsUrl(text: string): SmsGatewaySettings | undefined {
  const url = parseSecretUrl(text, ['africastalking:', 'termii:'])
  if (!url?.username || !url.password || !/^\/?$/.test(url.pathname)) return undefined
  const tls = url.searchParams.get('tls') ?? 'on'
  const from = url.searchParams.get('from') ?? ''
  if (![...url.searchParams.keys()].every((name) => knownOptions.includes(name))) return undefined
  if (!['on', 'off'].includes(tls)) return undefined
  const [first, second] = [decoded(url.username), decoded(url.password)]
  if (first === undefined || second === undefined) return undefined
  const endpoint = `${tls === 'off' ? 'http' : 'https'}://${url.host}`
  switch (url.protocol) {
    case 'africastalking:':
      return { provider: 'africastalking', endpoint, username: first, apiKey: second, from }
    case 'termii:':
      return { provider: 'termii', endpoint, secretKey: first, apiKey: second, from }
    default:
      return undefined
  }
}
