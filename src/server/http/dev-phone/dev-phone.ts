import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { ChannelSettings } from '../../config/channel-settings.ts'
import { localGatewayPath } from '../../config/local-channels.ts'
import type { AppContext } from '../../services/context.ts'
import { createLocalGateways } from './local-gateways.ts'

export const devPhonePath = '/dev/phone'

const number = z.string().check(z.regex(/^\d{10,15}$/))
const dialled = z.object({ number, sessionId: z.string(), text: z.string() })
const typed = z.object({ number, text: z.string() })

const files: Record<string, { name: string; type: string }> = {
  '': { name: 'phone.html', type: 'text/html' },
  '/phone.js': { name: 'phone.js', type: 'text/javascript' },
  '/phone.css': { name: 'phone.css', type: 'text/css' },
}

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const maxBytes = 100_000

/** Serves /dev/phone: a feature phone and a chat, whose gateways call the real routes. */
export function createDevPhone(settings: ChannelSettings, services: AppContext) {
  const { publicOrigin } = services
  const gateways = createLocalGateways(settings, services)
  const { sms, whatsapp } = settings
  const isLocal = (url: string | undefined) => url === publicOrigin + localGatewayPath

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const { method = 'GET', headers } = request
    const rest = path.slice(devPhonePath.length)
    const file = files[rest]
    if (method === 'GET' && file) return sendFile(response, file)
    if (method === 'GET' && rest === '/settings.json') {
      return sendJson(response, {
        code: settings.ussd?.code,
        sms: isLocal(sms?.gateway.endpoint),
        whatsapp: isLocal(whatsapp?.graphUrl),
      })
    }
    if (method === 'GET' && rest === '/texts.json') {
      const { searchParams } = new URL(request.url ?? '', publicOrigin)
      const [channel, to] = [searchParams.get('channel') ?? '', searchParams.get('number') ?? '']
      return sendJson(response, gateways.textsTo(channel, to))
    }
    const body = await bodyOf(request)
    if (body === null) return sendStatus(response, 413)
    if (path.startsWith(`${localGatewayPath}/`)) {
      const asked = { method, path: path.slice(localGatewayPath.length), headers }
      const reply = gateways.receive(asked, body.toString())
      if (reply === null) return sendStatus(response, 404)
      return sendJson(response, reply)
    }
    // Prevents CSRF: a form of another site cannot send JSON, and CORS forbids its scripts to.
    if (method !== 'POST' || headers['content-type'] !== 'application/json') {
      return sendStatus(response, 404)
    }
    if (rest === '/ussd') {
      const asked = dialled.safeParse(jsonOf(body)).data
      if (!asked) return sendStatus(response, 400)
      const text = await gateways.dial(asked.number, asked.sessionId, asked.text)
      return sendJson(response, { text })
    }
    if (rest !== '/sms' && rest !== '/whatsapp') return sendStatus(response, 404)
    const sent = typed.safeParse(jsonOf(body)).data
    if (!sent) return sendStatus(response, 400)
    if (rest === '/sms') await gateways.sendSms(sent.number, sent.text)
    else await gateways.sendWhatsApp(sent.number, sent.text)
    return sendJson(response, {})
  }
}

export type DevPhone = ReturnType<typeof createDevPhone>

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  return Number(request.headers['content-length'] ?? 0) > maxBytes ? null : buffer(request)
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

function sendFile(response: ServerResponse, { name, type }: { name: string; type: string }) {
  const body = readFileSync(new URL(name, import.meta.url))
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy,
  })
  response.end(body)
}

function sendJson(response: ServerResponse, value: object) {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

function sendStatus(response: ServerResponse, status: number) {
  response.writeHead(status, { 'cache-control': 'no-store' })
  response.end()
}
