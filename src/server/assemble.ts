import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { createAddressReader, type ReadAddress } from './client-address.ts'
import type { Database } from './db/database.ts'
import { hasLocalMailbox, type Settings } from './env.ts'
import { runJobs } from './jobs/run-jobs.ts'
import type { Limits } from './limits.ts'
import type { LogRequest, RequestLine } from './log.ts'
import { isLoopbackOrigin } from './loopback.ts'
import { senderOf } from './mail/sender.ts'
import { type Pages, pagesAt } from './pages.ts'
import type { PasswordHasher } from './passwords.ts'
import { answersReady } from './queries/readiness.ts'
import type { ServerLimits } from './server-limits.ts'
import { createServices, type Services } from './services.ts'
import { createShell, type RenderPage } from './shell.ts'

/** What a server is made of, opened by its caller. */
export interface Parts {
  database: Database
  log: Logger
  pages: Pages
  renderPage: RenderPage
  /** Where requests come in. */
  port: number
  /** `Host` values to answer under, besides the public one and this machine's own. */
  moreHosts?: readonly string[]
  limits?: Limits | undefined
  passwords?: PasswordHasher | undefined
  serverLimits?: ServerLimits | undefined
  logRequest?: LogRequest
}

export interface Assembly {
  services: Services
  readAddress: ReadAddress
  answer: RequestListener
  /** Starts the background work; the function it returns stops it. */
  startJobs: () => () => Promise<void>
}

/** Joins the parts to the server that the settings ask for. Opens and listens to nothing. */
export function assemble(settings: Settings, parts: Parts): Assembly {
  const { database, log, renderPage, port, moreHosts = [], limits, serverLimits } = parts
  const { passwords, logRequest = (line: RequestLine) => log.info(line) } = parts
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${port}`
  const pages = pagesAt(parts.pages, publicOrigin)
  const services = createServices(settings, { database, log, publicOrigin, limits, passwords })
  const readAddress = createAddressReader(settings.trustedProxies)
  return {
    services,
    readAddress,
    answer: createShell({
      services,
      app: createApp(services),
      pages,
      renderPage,
      readAddress,
      hosts: new Set([...hostsOf(publicOrigin, port), ...moreHosts]),
      hasLocalMailbox: hasLocalMailbox(settings),
      isReady: () => answersReady(database),
      metricsToken: settings.metricsToken,
      serverLimits,
      logRequest(line) {
        services.metrics.countRequest(line)
        logRequest(line)
      },
    }),
    startJobs: () =>
      runJobs(
        services,
        settings.jobs === 'on' ? senderOf(settings, log) : null,
        settings.patience?.jobs,
      ),
  }
}

/** Names under which this server may be asked: its public one, and, if that is one of this machine's own, all of these. */
function hostsOf(publicOrigin: string, port: number): string[] {
  const { host } = new URL(publicOrigin)
  if (!isLoopbackOrigin(publicOrigin)) return [host]
  return [host, ...['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`)]
}
