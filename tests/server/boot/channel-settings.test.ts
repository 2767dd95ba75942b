import { expect, it } from 'vitest'
import { phoneChannelsOf } from '../../../src/server/config/channel-settings.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { channelsWithStandIns, hasLocalPhone } from '../../../src/server/config/local-channels.ts'
import { channelChecks } from '../../../src/server/doctor/channels.ts'
import { type CheckContext, runCheck } from '../../../src/server/doctor/check.ts'

const secret = 's'.repeat(43)
const ussd = { USSD_SECRET: secret, USSD_CODE: '*347*123#' }
const sms = {
  SMS_SECRET: secret,
  SMS_URL: 'africastalking://toju:key@api.africastalking.com?from=Toju',
}
const whatsapp = {
  WHATSAPP_TOKEN: 'access-token',
  WHATSAPP_APP_SECRET: 'app-secret',
  WHATSAPP_PHONE_ID: '1029384756',
}

it.each([
  [{ USSD_SECRET: secret }, 'USSD_SECRET and USSD_CODE are set together'],
  [{ ...ussd, USSD_SECRET: 'short' }, 'USSD_SECRET is set, but must be 43 or more'],
  [{ ...ussd, USSD_CODE: '347' }, 'USSD_CODE is "347"'],
  [{ ...sms, SMS_SECRET: '' }, 'SMS_SECRET and SMS_URL are set together'],
  [{ ...sms, SMS_URL: 'twilio://a:b@c.example' }, 'SMS_URL is set, but must be'],
  [{ ...sms, SMS_URL: 'termii://a:b@c.example?form=x' }, 'SMS_URL is'],
  [{ ...sms, SMS_URL: 'termii://%:b@c.example' }, 'SMS_URL is'],
  [{ WHATSAPP_TOKEN: 'access-token' }, 'WHATSAPP_PHONE_ID are set together'],
  [{ ...whatsapp, WHATSAPP_PHONE_ID: '+234' }, 'WHATSAPP_PHONE_ID is'],
  [{ ...whatsapp, WHATSAPP_URL: 'graph.facebook.com' }, 'WHATSAPP_URL is'],
  [
    { ...whatsapp, WHATSAPP_TEMPLATE: 'toju_notice:en' },
    'WHATSAPP_TEMPLATE and WHATSAPP_CODE_TEMPLATE are set together',
  ],
  [{ WHATSAPP_TEMPLATE: 'Toju notice' }, 'WHATSAPP_TEMPLATE is "Toju notice"'],
  [{ TEXTS_PER_DAY: '0' }, 'TEXTS_PER_DAY is "0"'],
  [{ GATEWAY_ADDRESSES: 'africastalking' }, 'GATEWAY_ADDRESSES is'],
])('%j is refused', (settings, message) => {
  expect(() => readSettings(settings)).toThrow(message)
  expect(() => readSettings(settings)).not.toThrow(/:b@|"short"|app-secret/)
})

it('each channel is off until it is set', () => {
  const { channels } = readSettings({})
  expect(channels).toEqual({
    ...{ ussd: null, sms: null, whatsapp: null, gatewayAddresses: null, textsPerDay: null },
  })
  expect(phoneChannelsOf(channels)).toEqual([])
  const all = readSettings({ ...ussd, ...sms, ...whatsapp }).channels
  expect([all.ussd, all.sms?.gateway.provider, all.whatsapp?.phoneNumberId]).toEqual([
    { secret, code: '*347*123#' },
    'africastalking',
    '1029384756',
  ])
})

it('WhatsApp notifies only with its templates, and how many texts go out in a day is set', () => {
  const templates = {
    WHATSAPP_TEMPLATE: 'toju_notice:en,ha',
    WHATSAPP_CODE_TEMPLATE: 'toju_code:en_GB',
  }
  const set = { ...sms, ...whatsapp, ...templates, TEXTS_PER_DAY: '500' }
  const { channels } = readSettings(set)
  expect(channels.textsPerDay).toBe(500)
  expect(channels.whatsapp?.templates).toEqual({
    notice: { name: 'toju_notice', languages: ['en', 'ha'] },
    code: { name: 'toju_code', languages: ['en_GB'] },
  })
  expect(phoneChannelsOf(channels)).toEqual(['sms', 'whatsapp'])
  const repliesOnly = readSettings({ ...sms, ...whatsapp }).channels
  expect(phoneChannelsOf(repliesOnly)).toEqual(['sms'])
})

it('only a loopback origin has stand-ins for the gateways', () => {
  const hmac = (text: string) => text
  const behindProxy = readSettings({ PUBLIC_ORIGIN: 'https://toju.ng', ...ussd })
  expect(hasLocalPhone(behindProxy)).toBe(false)
  expect(channelsWithStandIns(behindProxy, 'https://toju.ng', hmac)).toBe(behindProxy.channels)
  const local = readSettings({ ...ussd })
  const { ussd: own, sms: standIn } = channelsWithStandIns(local, 'http://localhost:1', hmac)
  expect(own).toBe(local.channels.ussd)
  expect(standIn?.gateway.endpoint).toBe('http://localhost:1/dev/phone/gateway')
})

it('the doctor says which channels are on, and what is missing', async () => {
  const findings = async (env: Record<string, string>) => {
    const context = { settings: readSettings(env) } as CheckContext
    const found = await Promise.all(channelChecks.map((check) => runCheck(check, context)))
    return found.map(({ ok, message }) => `${ok ? '✓' : '✗'} ${message}`)
  }
  expect(await findings({})).toEqual([
    '✓ off; USSD_SECRET and USSD_CODE turn it on',
    '✓ off; SMS_SECRET and SMS_URL turn it on',
    '✓ off; WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_PHONE_ID turn it on',
    '✓ none',
  ])
  const PUBLIC_ORIGIN = 'https://toju.ng'
  const all = {
    PUBLIC_ORIGIN,
    ...ussd,
    ...sms,
    ...whatsapp,
    WHATSAPP_VERIFY_TOKEN: 'a-token-of-ours',
  }
  expect(await findings(all)).toEqual([
    '✓ people dial *347*123#',
    '✓ sent by api.africastalking.com from Toju',
    '✓ phone number 1029384756, by graph.facebook.com; replies only; WHATSAPP_TEMPLATE and WHATSAPP_CODE_TEMPLATE add notifications',
    '✓ any address that has the secret',
  ])
  const notifying = {
    ...all,
    ...{ WHATSAPP_TEMPLATE: 'toju_notice:en', WHATSAPP_CODE_TEMPLATE: 'toju_code:en' },
    TEXTS_PER_DAY: '500',
  }
  expect((await findings(notifying)).slice(1, 3)).toEqual([
    '✓ sent by api.africastalking.com from Toju, 500 notifications a day at most',
    '✓ phone number 1029384756, by graph.facebook.com; notifications by toju_notice',
  ])
  expect(await findings({ ...ussd, ...sms, ...whatsapp, GATEWAY_ADDRESSES: '0.0.0.0/0' })).toEqual([
    '✗ people dial *347*123#, but no gateway reaches this origin',
    '✗ sent by api.africastalking.com from Toju, but no gateway reaches this origin',
    '✗ the webhook cannot be registered',
    '✗ 0.0.0.0/0 is every address',
  ])
  const careless = {
    ...all,
    SMS_URL: 'termii://a:b@api.example?tls=off',
    WHATSAPP_URL: 'http://graph.example/v23.0',
    GATEWAY_ADDRESSES: '2001:db8::1',
  }
  expect((await findings(careless)).slice(1)).toEqual([
    '✗ api.example is called without TLS',
    '✗ graph.example is called without TLS',
    '✗ 2001:db8::1 is narrower than the /64 by which IPv6 addresses are compared',
  ])
})
