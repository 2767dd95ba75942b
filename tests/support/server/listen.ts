import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createChannelApp } from '../../../src/server/http/channels/channel-app.ts'
import { createClientIpReader } from '../../../src/server/http/client-ip.ts'
import { createHandler } from '../../../src/server/http/handler.ts'
import type { RenderPage } from '../../../src/server/http/pages.ts'
import type { TestApp } from '../app.ts'
import { noChannels } from '../channels/channel-settings.ts'

/** Serves the test app with the real HTTP handler on a local socket; returns its origin. */
export async function listen(
  { services, app }: TestApp,
  {
    trustedProxies = [],
    server = createServer(),
    renderPage = (_request, _response, next) => next(),
  }: { trustedProxies?: string[]; server?: Server; renderPage?: RenderPage } = {},
): Promise<string> {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const handler = createHandler({
    services,
    api: app,
    channels: createChannelApp(services, noChannels),
    devPhone: null,
    pages: new Map(),
    renderPage,
    readClientIp: createClientIpReader(trustedProxies),
    hosts: new Set([`127.0.0.1:${port}`]),
    hasLocalMailbox: true,
    metricsToken: null,
    isReady: async () => true,
  })
  server.on('request', handler)
  return `http://127.0.0.1:${port}`
}
