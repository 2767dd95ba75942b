import cluster from 'node:cluster'
import { accessSync, readdirSync } from 'node:fs'
import { type RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { preferProductionBuilds, type Settings } from '../config/env.ts'
import { type ServerLimits, serverLimits as usualServerLimits } from '../config/server-limits.ts'
import { respondToClientErrors } from '../http/client-errors.ts'
import { limitConnections } from '../http/connection-limits.ts'
import type { RenderPage } from '../http/pages.ts'
import { finishPage, isRenderedPageModule } from '../http/rendered/rendered-pages.ts'
import { defaultHeaders } from '../http/security-headers.ts'
import { createLog } from '../lib/log.ts'
import { joinGroup } from './cluster.ts'
import { logStartup, sendConsoleToLog } from './console-to-log.ts'
import { createAppServer } from './create-server.ts'
import { dist, readBuiltPages, withKeptAssets } from './kept-assets.ts'
import { openDatabaseFiles, orStartupError } from './open-database.ts'

/** Late enough for the server to answer its first requests before. */
const warmUpAfterMs = 2000

/**
 * Imports Astro's handler late: the import takes 220 ms, a sixth of a start, and few requests need
 * it. It happens shortly after the start, or earlier at the first request that needs it.
 */
export function createLazyRenderer(
  load: () => Promise<RenderPage>,
  /** Also imports the pages, which the handler imports only on their first request. */
  loadPages: () => Promise<unknown> = async () => {},
) {
  let handler: Promise<RenderPage> | undefined
  function loaded(): Promise<RenderPage> {
    handler ??= load().catch((error) => {
      // The next request tries again and gets its own error.
      handler = undefined
      throw error
    })
    return handler
  }
  const renderPage: RenderPage = async (...args) => (await loaded())(...args)
  return {
    renderPage,
    /** Imports the handler in the background; the returned function cancels this. */
    warmUp(): () => void {
      const timer = setTimeout(
        () =>
          void loaded()
            .then(loadPages)
            .catch(() => {}),
        warmUpAfterMs,
      )
      timer.unref()
      return () => clearTimeout(timer)
    },
  }
}

const closeIdleEveryMs = 50

/**
 * An HTTP server that stops without losing requests. A connection that looks idle may have a
 * request in transit, so idle connections stay open for a moment.
 */
class DrainingServer extends Server {
  #keepsIdle = false

  /** `close` calls this since Node 19: https://nodejs.org/api/http.html#serverclosecallback */
  override closeIdleConnections(): void {
    if (!this.#keepsIdle) super.closeIdleConnections()
  }

  /**
   * Refuses new connections at once. Idle connections may still send a request for
   * `lastRequestsMs`. Requests that are not finished after `drainMs` are cut off.
   */
  async drain({
    lastRequestsMs,
    drainMs,
  }: Pick<ServerLimits, 'lastRequestsMs' | 'drainMs'>): Promise<void> {
    this.#keepsIdle = true
    const endOfIdle = setTimeout(() => {
      this.#keepsIdle = false
    }, lastRequestsMs)
    const closingIdle = setInterval(() => this.closeIdleConnections(), closeIdleEveryMs)
    const giveUp = setTimeout(() => this.closeAllConnections(), drainMs)
    await new Promise((resolve) => this.close(resolve))
    clearTimeout(endOfIdle)
    clearInterval(closingIdle)
    clearTimeout(giveUp)
  }
}

/** Runs a server until SIGTERM or Ctrl-C, then finishes the current requests and jobs. */
export async function serve(
  settings: Settings,
  {
    limits,
    passwords,
    serverLimits = usualServerLimits,
  }: Pick<Parameters<typeof createAppServer>[1], 'limits' | 'passwords'> & {
    serverLimits?: ServerLimits
  } = {},
): Promise<void> {
  const log = createLog()
  sendConsoleToLog(log)
  const { database, close } = await openDatabaseFiles(settings)
  const { pages: built, renderer } = await orStartupError(
    'The pages are not built: npm run build',
    () => readDist(),
  )
  const pages = await orStartupError(`DATA_DIR ${settings.dataDir} cannot be used`, () =>
    withKeptAssets(built, join(settings.dataDir, 'builds')),
  )

  const server = new DrainingServer({
    // Uploading 1 MB over a bad 2G link takes minutes.
    requestTimeout: serverLimits.requestMs,
    headersTimeout: serverLimits.headersMs,
    connectionsCheckingInterval: serverLimits.checkEveryMs,
    keepAliveTimeout: serverLimits.keepAliveMs,
    // Creates no body stream for requests without a body.
    optimizeEmptyRequests: true,
    // The handler refuses a missing `Host` itself, with the default headers. Several `Host` headers are
    // joined with a comma, which it also refuses.
    requireHostHeader: false,
    joinDuplicateHeaders: true,
  })
  await orStartupError(`Cannot listen on HOST ${settings.host}, PORT ${settings.port}`, () =>
    listen(server, settings, serverLimits),
  )
  const { port } = server.address() as AddressInfo
  const { services, handle, startJobs } = createAppServer(settings, {
    database,
    log,
    pages,
    renderPage: renderer.renderPage,
    port,
    limits,
    passwords,
    serverLimits,
    ...(cluster.worker && { join: joinGroup }),
  })
  const always = defaultHeaders(services.publicOrigin)
  const isCrowded = limitConnections(server, {
    limits: serverLimits,
    trustedProxies: settings.trustedProxies,
    defaultHeaders: always,
    log,
  })
  let stopping = false
  const watchResponse = respondToClientErrors(server, always, log, serverLimits)
  const handleOrClose: RequestListener = (request, response) => {
    if (stopping || isCrowded(request.socket)) response.shouldKeepAlive = false
    handle(request, response)
    if (!response.writableEnded || response.writableLength > 0) watchResponse(response)
  }
  server.on('request', handleOrClose)
  // Node would refuse an unknown `Expect` header without the default headers.
  server.on('checkExpectation', handleOrClose)
  const stopJobs = startJobs()
  const stopWarmUp = renderer.warmUp()

  const stop = async () => {
    if (stopping) return
    stopping = true
    stopWarmUp()
    await server.drain(serverLimits)
    await stopJobs()
    await close()
    log.flush()
    // The IPC channel to the primary process would keep this process alive.
    cluster.worker?.disconnect()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Last, because the reader may stop the server at once. In a cluster the primary prints it.
  if (cluster.isPrimary) logStartup(settings, services.publicOrigin)
}

function readDist() {
  const pages = readBuiltPages()
  const entry = new URL('server/entry.mjs', dist)
  accessSync(entry)
  preferProductionBuilds()
  const load = async (): Promise<RenderPage> => {
    const { handler } = (await import(entry.href)) as { handler: RenderPage }
    return (request, response, next, locals) =>
      handler(request, response, next, { ...locals, finishPage })
  }
  return { pages, renderer: createLazyRenderer(load, () => importRenderedPages(dist)) }
}

async function importRenderedPages(dist: URL): Promise<void> {
  const chunks = new URL('server/chunks/', dist)
  const modules = readdirSync(chunks).filter(isRenderedPageModule)
  for (const name of modules) await import(new URL(name, chunks).href)
}

function listen(
  server: Server,
  { port, host }: Settings,
  { connections }: ServerLimits,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // While requests of two addresses keep it busy, others wait. Node would let 511 wait: nginx takes the
    // server for failed if it cannot connect for two seconds.
    server.listen(port, host, connections, resolve)
  })
}
