import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { site } from '../site.ts'
import { assemble } from './assemble.ts'
import { lockDataDir } from './db/data-dir-lock.ts'
import { openDatabase } from './db/open.ts'
import type { Settings } from './env.ts'
import type { Limits } from './limits.ts'
import { createLog } from './log.ts'
import { readPages } from './pages.ts'
import type { RenderPage } from './shell.ts'

const drainMs = 10_000
const dist = new URL('../../dist/', import.meta.url)

/** Opens all that the settings name and answers until SIGTERM or Ctrl-C, then ends what is under way. */
export async function serve(settings: Settings, limits?: Limits): Promise<void> {
  const unlock = lockDataDir(settings.dataDir)
  const log = createLog()
  const database = await openDatabase(settings)
  const pages = readPages(fileURLToPath(new URL('client', dist)))
  const { handler }: { handler: RenderPage } = await import(new URL('server/entry.mjs', dist).href)

  const server = createServer({
    // A picture of 1 MB over a bad 2G link takes minutes.
    requestTimeout: 300_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 65_000,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const { services, answer, startJobs } = assemble(settings, {
    database,
    log,
    pages,
    renderPage: handler,
    port,
    limits,
  })
  server.on('request', answer)
  const stopJobs = startJobs()
  announce(settings, services.publicOrigin)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    // Connections that are kept alive would hold the door open after their last answer.
    const closing = setInterval(() => server.closeIdleConnections(), 50)
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

function announce(settings: Settings, publicOrigin: string) {
  const data = settings.databaseUrl
    ? `PostgreSQL, pictures in ${settings.dataDir}`
    : settings.dataDir
  const mail = settings.smtpUrl ? 'sent by SMTP' : `kept here, read it at ${publicOrigin}/dev/mail`
  process.stdout.write(
    `\n  ${site.name} is ready: ${publicOrigin}\n  Data: ${data}\n  Mail: ${mail}\n  Ctrl-C stops it.\n\n`,
  )
}
