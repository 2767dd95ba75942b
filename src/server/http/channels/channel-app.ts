import { Hono, type Context as HonoContext } from 'hono'
import { Problem } from '../../../api/problem.ts'
import type { ChannelSettings } from '../../config/channel-settings.ts'
import { readQuery } from '../../lib/read-query.ts'
import { readBody } from '../../lib/request-body.ts'
import type { Bindings } from '../../routes/route.ts'
import { createRecentReplies } from '../../services/channels/answer-message.ts'
import { type AppContext, contextOf } from '../../services/context.ts'
import { createIpRangeCheck } from '../client-ip.ts'
import { answerUssd } from './answer-ussd.ts'
import { receiveSms } from './receive-sms.ts'
import { confirmWhatsApp, receiveWhatsApp } from './receive-whatsapp.ts'

/** The base path of the webhooks that gateways call. Other clients get 404. */
export const channelBase = '/channels'

const maxBytes = 100_000

type ChannelContext = HonoContext<{ Bindings: Bindings }>

/** Answers the gateways of USSD, SMS and WhatsApp. */
export function createChannelApp(services: AppContext, settings: ChannelSettings) {
  const app = new Hono<{ Bindings: Bindings }>().basePath(channelBase)
  const { gatewayAddresses } = settings
  const isGateway = gatewayAddresses === null ? () => true : createIpRangeCheck(gatewayAddresses)
  const replies = createRecentReplies(services)
  const ctxOf = () => ({ ...contextOf(services), replies })

  app.use(async (context, next) => {
    if (!isGateway(context.env.ip)) return context.notFound()
    return next()
  })
  app.post('/ussd/:secret', async (context) => {
    const input = { secret: context.req.param('secret'), body: await bodyOf(context) }
    const text = await answerUssd(ctxOf(), settings.ussd, input)
    return text === null ? refuse(context) : context.text(text)
  })
  app.post('/sms/:secret', async (context) => {
    const isAccepted = await receiveSms(ctxOf(), settings.sms, {
      secret: context.req.param('secret'),
      signature: context.req.header('x-termii-signature'),
      body: await bodyOf(context),
    })
    return isAccepted ? context.text('') : refuse(context)
  })
  app.get('/whatsapp', async (context) => {
    const challenge = confirmWhatsApp(settings.whatsapp, readQuery(context.req.url))
    return challenge === null ? refuse(context) : context.text(challenge)
  })
  app.post('/whatsapp', async (context) => {
    const isAccepted = await receiveWhatsApp(ctxOf(), settings.whatsapp, {
      signature: context.req.header('x-hub-signature-256'),
      body: await bodyOf(context),
    })
    return isAccepted ? context.text('') : refuse(context)
  })

  app.notFound((context) => context.text('Not Found', 404))
  app.onError((error, context) => {
    if (error instanceof Problem) return context.text(error.code, error.status as 400)
    services.log.error(
      { err: error, requestId: context.env.requestId },
      'a request of a gateway failed',
    )
    // The gateway repeats the request.
    return context.text('', 503)
  })

  async function refuse(context: ChannelContext) {
    await services.limiter.consumeWrong('signature', { ip: context.env.ip })
    return context.notFound()
  }

  return app
}

function bodyOf({ req, env }: ChannelContext): Promise<Buffer> {
  return readBody(req.raw, {
    maxBytes,
    tooLarge: () => new Problem('TOO_LARGE', 'body'),
    brokenOff: () => new Problem('INVALID_JSON', 'broken-off'),
    tooSlow: env.tooSlow,
  })
}
