import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import type { ChannelSettings } from '../../config/channel-settings.ts'
import { localGatewayPath } from '../../config/local-channels.ts'
import type { AppContext } from '../../services/context.ts'
import { createLocalGateways } from './local-gateways.ts'

export const devPhonePath = '/dev/phone'

const number = z.string().check(z.regex(/^\d{10,15}$/))
const dialled = z.object({ number, sessionId: z.string(), text: z.string() })
const typed = z.object({ number, text: z.string() })

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const maxBytes = 100_000

/** Serves /dev/phone: a feature phone and a chat, whose gateways call the real routes. */
export function createDevPhone(settings: ChannelSettings, services: AppContext) {
  const { publicOrigin } = services
  const gateways = createLocalGateways(settings, services)
  const { sms, whatsapp } = settings
  const isLocal = (url: string | undefined) => url === publicOrigin + localGatewayPath
  const phone = new Hono()

  phone.use(async (context, next) => {
    context.header('cache-control', 'no-store')
    await next()
  })
  phone.get('/', (context) => answerFile(context, 'phone.html', 'text/html'))
  phone.get('/phone.js', (context) => answerFile(context, 'phone.js', 'text/javascript'))
  phone.get('/phone.css', (context) => answerFile(context, 'phone.css', 'text/css'))
  phone.get('/settings.json', (context) =>
    context.json({
      code: settings.ussd?.code,
      sms: isLocal(sms?.gateway.endpoint),
      whatsapp: isLocal(whatsapp?.graphUrl),
    }),
  )
  phone.get('/texts.json', (context) => {
    const { channel = '', number = '' } = context.req.query()
    return context.json(gateways.textsTo(channel, number))
  })
  phone.use(bodyLimit({ maxSize: maxBytes }))
  phone.all('/gateway/*', async (context) => {
    const { method, path } = context.req
    const asked = {
      method,
      path: path.slice(localGatewayPath.length),
      headers: context.req.header(),
    }
    const reply = gateways.receive(asked, await context.req.text())
    return reply === null ? context.body(null, 404) : context.json(reply)
  })
  // Prevents CSRF: a form of another site cannot send JSON, and CORS forbids its scripts to.
  phone.use(async (context, next) =>
    context.req.header('content-type') === 'application/json' ? next() : context.body(null, 404),
  )
  phone.post('/ussd', async (context) => {
    const asked = dialled.parse(await context.req.json())
    const text = await gateways.dial(asked.number, asked.sessionId, asked.text)
    return context.json({ text })
  })
  phone.post('/sms', async (context) => {
    const sent = typed.parse(await context.req.json())
    await gateways.sendSms(sent.number, sent.text)
    return context.json({})
  })
  phone.post('/whatsapp', async (context) => {
    const sent = typed.parse(await context.req.json())
    await gateways.sendWhatsApp(sent.number, sent.text)
    return context.json({})
  })
  phone.onError((_error, context) => context.body(null, 400))
  return phone
}

export type DevPhone = ReturnType<typeof createDevPhone>

function answerFile(context: Context, name: string, type: string) {
  return context.body(readFileSync(new URL(name, import.meta.url)), 200, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': pagePolicy,
  })
}
