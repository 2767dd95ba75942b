import { isLoopbackOrigin } from '../lib/loopback.ts'
import { type Check, type Finding, fail, pass } from './check.ts'

/** Checks of the settings for USSD, SMS and WhatsApp. */
export const channelChecks: Check[] = [
  {
    name: 'USSD',
    async run({ settings: { channels, publicOrigin } }) {
      const { ussd } = channels
      if (!ussd) return pass('off; USSD_SECRET and USSD_CODE turn it on')
      return checkReachable(publicOrigin, `people dial ${ussd.code}`)
    },
  },
  {
    name: 'SMS',
    async run({ settings: { channels, publicOrigin } }) {
      const { sms } = channels
      if (!sms) return pass('off; SMS_SECRET and SMS_URL turn it on')
      const { endpoint, from } = sms.gateway
      const host = new URL(endpoint).hostname
      if (endpoint.startsWith('http:') && !isLoopbackOrigin(endpoint)) {
        return fail(`${host} is called without TLS`, 'Remove tls=off from SMS_URL.')
      }
      if (from === '') {
        return fail('messages have no sender', 'Add ?from= and your sender ID to SMS_URL.')
      }
      const { textsPerDay } = channels
      const limit = textsPerDay === null ? '' : `, ${textsPerDay} notifications a day at most`
      return checkReachable(publicOrigin, `sent by ${host} from ${from}${limit}`)
    },
  },
  {
    name: 'WhatsApp',
    async run({ settings: { channels, publicOrigin } }) {
      const { whatsapp } = channels
      if (!whatsapp) {
        return pass('off; WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_PHONE_ID turn it on')
      }
      if (whatsapp.verifyToken === null) {
        return fail(
          'the webhook cannot be registered',
          'Set WHATSAPP_VERIFY_TOKEN, and enter it with the webhook at Meta.',
        )
      }
      const { hostname, protocol } = new URL(whatsapp.graphUrl)
      if (protocol === 'http:' && !isLoopbackOrigin(whatsapp.graphUrl)) {
        return fail(`${hostname} is called without TLS`, 'Set WHATSAPP_URL to an https:// URL.')
      }
      const notices = whatsapp.templates
        ? `notifications by ${whatsapp.templates.notice.name}`
        : 'replies only; WHATSAPP_TEMPLATE and WHATSAPP_CODE_TEMPLATE add notifications'
      const number = `phone number ${whatsapp.phoneNumberId}`
      return checkReachable(publicOrigin, `${number}, by ${hostname}; ${notices}`)
    },
  },
  {
    name: 'gateways',
    async run({ settings: { channels } }) {
      const { ussd, sms, whatsapp, gatewayAddresses } = channels
      if (!ussd && !sms && !whatsapp) return pass('none')
      const everyone = gatewayAddresses?.filter((range) => range.endsWith('/0')) ?? []
      if (everyone.length > 0) {
        return fail(
          `${everyone.join(', ')} is every address`,
          'List the addresses of the gateways in GATEWAY_ADDRESSES, or unset it.',
        )
      }
      const narrow = gatewayAddresses?.filter((range) => isNarrowIpv6(range)) ?? []
      if (narrow.length > 0) {
        return fail(
          `${narrow.join(', ')} is narrower than the /64 by which IPv6 addresses are compared`,
          'List its /64 in GATEWAY_ADDRESSES.',
        )
      }
      return pass(gatewayAddresses?.join(', ') ?? 'any address that has the secret')
    },
  },
]

/** Passes if gateways, which run on other machines, can reach the public origin. */
function checkReachable(publicOrigin: string | null, message: string): Finding {
  return publicOrigin === null || isLoopbackOrigin(publicOrigin)
    ? fail(`${message}, but no gateway reaches this origin`, 'Set PUBLIC_ORIGIN to https://…')
    : pass(message)
}

function isNarrowIpv6(range: string): boolean {
  const [ip = '', bits] = range.split('/')
  return ip.includes(':') && (bits === undefined || Number(bits) > 64)
}
