import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { site } from '../site.ts'
import { assemble } from './assemble.ts'
import { answerBadConnections } from './bad-connections.ts'
import { DataDirInUse, lockDataDir } from './db/data-dir-lock.ts'
import { openDatabase } from './db/open.ts'
import type { Settings } from './env.ts'
import type { Limits } from './limits.ts'
import { createLog } from './log.ts'
import { readPages, withoutServiceWorker } from './pages.ts'
import { alwaysSent } from './security-headers.ts'
import type { RenderPage } from './shell.ts'

const drainMs = 10_000
/** For so long connections that are kept alive may still bring a request. */
const lastRequestsMs = 2000
const dist = new URL('../../dist/', import.meta.url)

/** This machine, as it is, cannot run the server; the message says why. */
export class CannotStart extends Error {}

/** Opens all that the settings name and answers until SIGTERM or Ctrl-C, then ends what is under way. */
export async function serve(settings: Settings, limits?: Limits): Promise<void> {
  const { dataDir, databaseUrl } = settings
  const unlock = await orCannotStart(`DATA_DIR ${dataDir} cannot be used`, () =>
    lockDataDir(dataDir),
  )
  const { log, logRequest } = createLog()
  const database = await orCannotStart(
    `The database ${databaseUrl ? 'of DATABASE_URL' : `in ${dataDir}`} cannot be opened`,
    () => openDatabase(settings),
  )
  const { pages, renderPage } = await orCannotStart('The pages are not built: npm run build', () =>
    readDist(settings),
  )

  const server = createServer({
    // A picture of 1 MB over a bad 2G link takes minutes.
    requestTimeout: 300_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2000,
    keepAliveTimeout: 65_000,
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
    logRequest,
  })
  let stopping = false
  const answerOrLast: RequestListener = (request, response) => {
    if (stopping) response.setHeader('connection', 'close')
    answer(request, response)
  }
  server.on('request', answerOrLast)
  // An `Expect` that nobody knows: Node would refuse it without our headers.
  server.on('checkExpectation', answerOrLast)
  answerBadConnections(server, alwaysSent(services.publicOrigin), log)
  const stopJobs = startJobs()
  announce(settings, services.publicOrigin)

  const stop = async () => {
    if (stopping) return
    stopping = true
    const began = performance.now()
    // Not the HTTP server's own `close`: it cuts idle connections off at once, and one that looks idle
    // here may have a request on its way. Each that is in use is told to close with its next answer.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    const closing = setInterval(() => {
      if (performance.now() - began > lastRequestsMs) server.closeIdleConnections()
    }, 50)
    const giveUp = setTimeout(() => server.closeAllConnections(), drainMs)
    await closed
    clearInterval(closing)
    clearTimeout(giveUp)
    await stopJobs()
    await database.close()
    unlock()
    log.flush()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function orCannotStart<T>(why: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DataDirInUse) throw error
    const { message, code } = error as NodeJS.ErrnoException
    throw new CannotStart(`${why} (${message || code}).`, { cause: error })
  }
}

async function readDist({ serviceWorker }: Settings) {
  const built = readPages(fileURLToPath(new URL('client', dist)))
  const pages = serviceWorker === 'off' ? withoutServiceWorker(built) : built
  const { handler }: { handler: RenderPage } = await import(new URL('server/entry.mjs', dist).href)
  return { pages, renderPage: handler }
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

function announce(settings: Settings, publicOrigin: string) {
  const data = settings.databaseUrl
    ? `PostgreSQL, pictures in ${settings.dataDir}`
    : settings.dataDir
  const mail = settings.smtpUrl ? 'sent by SMTP' : `kept here, read it at ${publicOrigin}/dev/mail`
  process.stdout.write(
    `\n  ${site.name} is ready: ${publicOrigin}\n  Data: ${data}\n  Mail: ${mail}\n  Ctrl-C stops it.\n\n`,
  )
}
