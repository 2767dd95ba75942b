import { isLoopbackOrigin } from '../lib/loopback.ts'
import type { ChannelSettings } from './channel-settings.ts'
import type { Settings } from './env.ts'

/** The path of the stand-ins for the gateways; `/dev/phone` shows what they receive. */
export const localGatewayPath = '/dev/phone/gateway'

/** The stand-in has templates in all languages of Toju; Meta supports only some of them. */
const languages = ['en', 'pcm', 'ha', 'yo', 'ig']

/** Whether /dev/phone exists: only on an origin that no other machine reaches. */
export function hasLocalPhone({ publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean {
  return publicOrigin === null || isLoopbackOrigin(publicOrigin)
}

/**
 * The settings of the channels. If `/dev/phone` exists, channels that are off get stand-ins for their
 * gateways. `hmac` derives the stand-ins' secrets, so that they are the same in all processes.
 */
export function channelsWithStandIns(
  { channels, publicOrigin: setOrigin }: Pick<Settings, 'channels' | 'publicOrigin'>,
  publicOrigin: string,
  hmac: (text: string) => string,
): ChannelSettings {
  if (!hasLocalPhone({ publicOrigin: setOrigin })) return channels
  const secret = (name: string) => hmac(`local ${name}`) + hmac(`local ${name} more`)
  const gateway = publicOrigin + localGatewayPath
  return {
    ...channels,
    ussd: channels.ussd ?? { secret: secret('ussd'), code: '*347*123#' },
    sms: channels.sms ?? {
      secret: secret('sms'),
      gateway: {
        provider: 'africastalking',
        endpoint: gateway,
        username: 'sandbox',
        apiKey: secret('sms key'),
        from: 'Toju',
      },
    },
    whatsapp: channels.whatsapp ?? {
      graphUrl: gateway,
      token: secret('whatsapp token'),
      appSecret: secret('whatsapp app'),
      phoneNumberId: '100000000000001',
      verifyToken: secret('whatsapp verify'),
      templates: {
        notice: { name: 'toju_notice', languages },
        code: { name: 'toju_code', languages },
      },
    },
  }
}
