// The server in `npm run dev`, next to Astro's pages: the production server on the same data. It is
// loaded through Vite, so a change in src/server takes effect on the next request.
import type { IncomingMessage, ServerResponse } from 'node:http'
import pino from 'pino'
import { createAppServer } from '../../src/server/boot/create-server.ts'
import { settleKeys } from '../../src/server/boot/server-keys.ts'
import type { Settings } from '../../src/server/config/env.ts'
import { pagePathOf } from '../../src/server/http/path-of.ts'
import { astroLocals } from '../../src/server/http/rendered/astro-locals.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'

export interface DevServer {
  /** Answers the server's own paths and passes the others on for Astro to render. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

const ownPaths =
  /^\/(?:api|uploads)(?:\/|$)|^\/certificate\/[\w-]+\.pdf$|^\/dev\/mail(?:\.json)?$|^\/(?:healthz|readyz|_home)$/

/** Where Astro's dev server reads the locals of a request. */
const localsSymbol = Symbol.for('astro.locals')

/** `hosts`: every `Host` that the dev server accepts. */
export async function openDevServer(
  settings: Settings,
  { port, hosts }: { port: number; hosts: readonly string[] },
): Promise<DevServer> {
  const database = await openDatabase(settings)
  await settleKeys(database, settings)
  const { services, readClientIp, handle, startJobs } = createAppServer(settings, {
    database,
    log: pino({ level: 'warn' }),
    pages: new Map(),
    renderPage: (_request, _response, next) => next(),
    port,
    moreHosts: hosts,
  })
  const stopJobs = startJobs()
  return {
    handle(request, response, next) {
      const [path = '', ...query] = (request.url ?? '').split(/(?=\?)/)
      if (ownPaths.test(path)) return void handle(request, response as never)
      request.url = [pagePathOf(path), ...query].join('')
      const locals = astroLocals(services, { ip: readClientIp(request) })
      Reflect.set(request, localsSymbol, locals)
      next()
    },
    async close() {
      await stopJobs()
      await database.close()
    },
  }
}
