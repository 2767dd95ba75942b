import cluster from 'node:cluster'
import { accessSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { announce } from './announce.ts'
import { assemble } from './assemble.ts'
import { answerBadConnections } from './bad-connections.ts'
import { limitConnections } from './connection-limits.ts'
import { sendConsoleToLog } from './console-to-log.ts'
import type { Settings } from './env.ts'
import type { Limits } from './limits.ts'
import { createLog } from './log.ts'
import { openData, orCannotStart } from './open-data.ts'
import { readPages, withoutServiceWorker } from './pages.ts'
import type { PasswordHasher } from './passwords.ts'
import { alwaysSent } from './security-headers.ts'
import { type ServerLimits, serverLimits as usualServerLimits } from './server-limits.ts'
import type { RenderPage } from './shell.ts'

const dist = new URL('../../dist/', import.meta.url)

/** Opens all that the settings name and answers until SIGTERM or Ctrl-C, then ends what is under way. */
export async function serve(
  settings: Settings,
  {
    limits,
    passwords,
    serverLimits = usualServerLimits,
  }: { limits?: Limits; passwords?: PasswordHasher; serverLimits?: ServerLimits } = {},
): Promise<void> {
  const { log, logRequest } = createLog()
  sendConsoleToLog(log)
  const { database, close } = await openData(settings)
  const { pages, renderPage } = await orCannotStart('The pages are not built: npm run build', () =>
    readDist(settings),
  )

  const server = createServer({
    // A picture of 1 MB over a bad 2G link takes minutes.
    requestTimeout: serverLimits.requestMs,
    headersTimeout: serverLimits.headersMs,
    connectionsCheckingInterval: serverLimits.checkEveryMs,
    keepAliveTimeout: serverLimits.keepAliveMs,
    // A request without a body needs no stream for one.
    optimizeEmptyRequests: true,
    // Ours to refuse, with the headers that every answer has; two of them come as one that is none of ours.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
  })
  await orCannotStart(`Nobody can listen on HOST ${settings.host}, PORT ${settings.port}`, () =>
    listen(server, settings),
  )
  const { port } = server.address() as AddressInfo
  const { services, answer, startJobs } = assemble(settings, {
    database,
    log,
    pages,
    renderPage,
    port,
    limits,
    passwords,
    serverLimits,
    logRequest,
  })
  const always = alwaysSent(services.publicOrigin)
  const isCrowded = limitConnections(server, {
    limits: serverLimits,
    trustedProxies: settings.trustedProxies,
    alwaysSent: always,
    log,
  })
  let stopping = false
  const answerOrLast: RequestListener = (request, response) => {
    if (stopping || isCrowded(request.socket)) response.shouldKeepAlive = false
    answer(request, response)
  }
  server.on('request', answerOrLast)
  // An `Expect` that nobody knows: Node would refuse it without our headers.
  server.on('checkExpectation', answerOrLast)
  answerBadConnections(server, always, log)
  const stopJobs = startJobs()

  const stop = async () => {
    if (stopping) return
    stopping = true
    const began = performance.now()
    // Not the HTTP server's own `close`: it cuts idle connections off at once, and one that looks idle
    // here may have a request on its way. Each that is in use is told to close with its next answer.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    const closing = setInterval(() => {
      if (performance.now() - began > serverLimits.lastRequestsMs) server.closeIdleConnections()
    }, 50)
    const giveUp = setTimeout(() => server.closeAllConnections(), serverLimits.drainMs)
    await closed
    clearInterval(closing)
    clearTimeout(giveUp)
    await stopJobs()
    await close()
    log.flush()
    // The line to the process that started this one would keep it alive.
    cluster.worker?.disconnect()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever is told may end it at once. Of many that start together the first process says it, for all.
  if (cluster.isPrimary) announce(settings, services.publicOrigin)
}

function readDist({ serviceWorker }: Settings) {
  const built = readPages(fileURLToPath(new URL('client', dist)))
  const pages = serviceWorker === 'off' ? withoutServiceWorker(built) : built
  const entry = new URL('server/entry.mjs', dist)
  accessSync(entry)
  return { pages, renderPage: loadedLazily(entry) }
}

/** Importing Astro's handler takes a sixth of a start, and most requests never reach it. */
function loadedLazily(entry: URL): RenderPage {
  let handler: Promise<RenderPage> | undefined
  return async (...args) => {
    handler ??= import(entry.href).then((module: { handler: RenderPage }) => module.handler)
    return (await handler)(...args)
  }
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}
