import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface GatewayRequest {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** The response of a gateway. */
export interface GatewayResponse {
  status: number
  body: unknown
}

/** A server that stands in for the gateways, and records what it receives. */
export async function startGateway(
  answer: (request: GatewayRequest) => GatewayResponse | Buffer | 'silence' | 'hang up' = takesAll,
): Promise<{ url: string; requests: GatewayRequest[] }> {
  const requests: GatewayRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const received = { method, path, headers, body: Buffer.concat(chunks).toString() }
      requests.push(received)
      const answered = answer(received)
      if (answered === 'silence') return undefined
      if (answered === 'hang up') return request.socket.destroy()
      if (Buffer.isBuffer(answered)) return response.end(answered)
      response.writeHead(answered.status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(answered.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

/** How each gateway accepts a message. */
export function takesAll({ path }: GatewayRequest): GatewayResponse {
  if (path.startsWith('/version1')) {
    const Recipients = [{ statusCode: 101, number: '', status: 'Success', messageId: 'ATXid_1' }]
    return { status: 201, body: { SMSMessageData: { Message: 'Sent to 1/1', Recipients } } }
  }
  if (path.startsWith('/api/sms'))
    return { status: 200, body: { message_id: '9122821270554876574' } }
  return { status: 200, body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.out' }] } }
}
