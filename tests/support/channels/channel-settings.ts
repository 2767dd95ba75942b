import type { ChannelSettings } from '../../../src/server/config/channel-settings.ts'

/** Every channel is off. */
export const noChannels: ChannelSettings = {
  ussd: null,
  sms: null,
  whatsapp: null,
  textsPerDay: null,
  gatewayAddresses: null,
}

/** Every channel is on, with all gateways at one address. */
export function testChannels(gatewayUrl = 'http://127.0.0.1:9'): ChannelSettings {
  return {
    ussd: { secret: 'u'.repeat(43), code: '*347*123#' },
    sms: {
      secret: 's'.repeat(43),
      gateway: {
        provider: 'africastalking',
        endpoint: gatewayUrl,
        username: 'toju',
        apiKey: 'key-of-toju',
        from: 'Toju',
      },
    },
    whatsapp: {
      graphUrl: gatewayUrl,
      token: 'token-of-toju',
      appSecret: 'secret-of-the-app',
      phoneNumberId: '1029384756',
      verifyToken: 'verify-token-of-toju',
      templates: {
        notice: { name: 'toju_notice', languages: ['en', 'ha'] },
        code: { name: 'toju_code', languages: ['en'] },
      },
    },
    textsPerDay: null,
    gatewayAddresses: null,
  }
}
