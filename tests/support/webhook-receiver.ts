import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Webhook, type WebhookUnbrandedRequiredHeaders } from 'standardwebhooks'
import { createWebhook } from '../../src/api/webhooks/webhooks.ts'
import type { User } from './users.ts'

/** What a receiver was sent. */
export interface Received {
  headers: WebhookUnbrandedRequiredHeaders
  body: string
  path: string
}

export interface Payload {
  type: string
  timestamp: string
  data: { watch?: string; reference?: string | null; verdict?: string; underReview?: boolean }
}

/** A server that receives webhooks; it answers 204 until `answer` is set. */
export async function startWebhookReceiver() {
  const received: Received[] = []
  const receiver = {
    received,
    answer: { status: 204 } as { status: number; headers?: Record<string, string>; body?: string },
    /** How long a response takes. */
    pauseMs: () => 0,
    url: '',
    payloads: () => received.map(({ body }) => JSON.parse(body) as Payload),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const header = (name: string) => String(request.headers[name])
    received.push({
      headers: {
        'webhook-id': header('webhook-id'),
        'webhook-timestamp': header('webhook-timestamp'),
        'webhook-signature': header('webhook-signature'),
      },
      body: Buffer.concat(parts).toString(),
      path: request.url ?? '',
    })
    const pauseMs = receiver.pauseMs()
    if (pauseMs > 0) await delay(pauseMs)
    const { status, headers = {}, body } = receiver.answer
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

export async function addEndpoint(user: User, { url }: { url: string }) {
  return (await user.call(createWebhook, { url })).data
}

/** Whether the library that receivers use accepts a webhook with this secret, whatever the time. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const id = headers['webhook-id']
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  const expected = new Webhook(secret).sign(id, at, body)
  return headers['webhook-signature'].split(' ').includes(expected)
}
