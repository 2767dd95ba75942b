import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { hasLocalMailbox, type Settings } from '../config/env.ts'
import { channelsWithStandIns, hasLocalPhone } from '../config/local-channels.ts'
import type { ServerLimits } from '../config/server-limits.ts'
import type { Database } from '../db/database.ts'
import { createApi } from '../http/api.ts'
import { createChannelApp } from '../http/channels/channel-app.ts'
import { createClientIpReader, type ReadClientIp, warnOfUntrustedProxy } from '../http/client-ip.ts'
import { createDevPhone } from '../http/dev-phone/dev-phone.ts'
import { createHandler } from '../http/handler.ts'
import type { RenderPage } from '../http/pages.ts'
import type { StaticFiles } from '../http/static-files.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { isLoopbackOrigin } from '../lib/loopback.ts'
import { createOutboxSender } from '../mail/outbox-sender.ts'
import type { JoinGroup } from '../metrics/metrics.ts'
import { isDatabaseReady } from '../queries/database-server.ts'
import type { Policies } from '../rate-limit/policies.ts'
import type { PasswordHasher } from '../security/passwords.ts'
import type { AppContext } from '../services/context.ts'
import { createContext } from './create-context.ts'
import { servedPages } from './kept-assets.ts'

/** The parts of a server. The caller opens and closes them. */
export interface Parts {
  database: Database
  log: Logger
  /** The pages as built; `servedPages` adapts them to the settings. */
  pages: StaticFiles
  renderPage: RenderPage
  /** The port on which the server listens. */
  port: number
  /** Accepted `Host` values besides the public host and the loopback names. */
  moreHosts?: readonly string[]
  limits?: Policies | undefined
  passwords?: PasswordHasher | undefined
  serverLimits?: ServerLimits | undefined
  /** Set where several processes answer on the same port. */
  join?: JoinGroup | undefined
}

export interface AssembledServer {
  services: AppContext
  readClientIp: ReadClientIp
  handle: RequestListener
  /** Starts the background work; the function it returns stops it. */
  startJobs: () => () => Promise<void>
}

/** Builds a server from its parts and the settings. The caller makes it listen. */
export function createAppServer(settings: Settings, parts: Parts): AssembledServer {
  const { database, log, renderPage, port, moreHosts = [], limits, serverLimits } = parts
  const { passwords, join } = parts
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${port}`
  const pages = servedPages(parts.pages, settings, publicOrigin)
  const services = createContext(settings, {
    database,
    log,
    publicOrigin,
    limits,
    passwords,
    join,
  })
  const readClientIp = createClientIpReader(settings.trustedProxies, warnOfUntrustedProxy(log))
  const channels = channelsWithStandIns(settings, publicOrigin, services.encryption.hmac)
  return {
    services,
    readClientIp,
    handle: createHandler({
      services,
      api: createApi(services),
      channels: createChannelApp(services, channels),
      devPhone: hasLocalPhone(settings) ? createDevPhone(channels, services) : null,
      pages,
      renderPage,
      readClientIp,
      hosts: new Set([...hostsOf(publicOrigin, port), ...moreHosts].flatMap(withDefaultPort)),
      hasLocalMailbox: hasLocalMailbox(settings),
      isReady: () => isDatabaseReady(database),
      metricsToken: settings.metricsToken,
      serverLimits,
    }),
    startJobs: () =>
      runJobs(
        services,
        settings.jobs === 'on'
          ? createOutboxSender({ ...settings, channels }, log, services)
          : null,
        settings.timeouts?.jobs,
      ),
  }
}

/** The accepted `Host` values: the public host, and all loopback names if it is one of them. */
function hostsOf(publicOrigin: string, port: number): string[] {
  const { host } = new URL(publicOrigin)
  if (!isLoopbackOrigin(publicOrigin)) return [host]
  return [host, ...['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`)]
}

/** Some proxies and programs write the port although it is the default one. */
function withDefaultPort(host: string): string[] {
  return /:\d+$/.test(host) ? [host] : [host, `${host}:443`, `${host}:80`]
}
