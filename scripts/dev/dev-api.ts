import type { AddressInfo } from 'node:net'
import type { AstroIntegration } from 'astro'
import { readSettings, requireMail } from '../../src/server/config/env.ts'
import { lockDataDir } from '../../src/server/db/data-dir-lock.ts'
import type { DevServer } from './dev-server.ts'

type DevModule = typeof import('./dev-server.ts')

// One per process: when its settings change, Astro starts the next server before it stops the
// previous one.
let unlock: (() => void) | undefined
let opened: { from: DevModule; server: Promise<DevServer> } | undefined

/**
 * Puts the real server before Astro's in `npm run dev`, so that `/api` behaves as in production.
 */
export function devApi(): AstroIntegration {
  return {
    name: 'dev-api',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Otherwise a concurrent build or check discards this one's bundles.
        if (command === 'dev') updateConfig({ vite: { cacheDir: '.cache/vite-dev' } })
      },

      'astro:server:setup': ({ server, logger }) => {
        const { httpServer } = server
        if (!httpServer) return
        const settings = requireMail(readSettings())
        if (settings.databaseUrl === null) unlock ??= lockDataDir(settings.dataDir)

        const reopen = async ({ openDevServer }: DevModule, before?: Promise<DevServer>) => {
          await (await before?.catch(() => undefined))?.close()
          const { port } = httpServer.address() as AddressInfo
          const { local, network } = server.resolvedUrls ?? { local: [], network: [] }
          const hosts = [...local, ...network].map((url) => new URL(url).host)
          return openDevServer(settings, { port, hosts })
        }
        const current = async () => {
          const from = (await server.ssrLoadModule('/scripts/dev/dev-server.ts')) as DevModule
          // Reloads when the module or one of its imports has changed.
          if (opened?.from !== from) opened = { from, server: reopen(from, opened?.server) }
          return opened.server
        }

        httpServer.once('listening', () => {
          // Not on the first request, because mail delivery starts immediately.
          current().catch((error: unknown) => logger.error(String(error)))
        })
        server.middlewares.use((request, response, next) => {
          current().then((own) => own.handle(request, response, next), next)
        })
      },

      'astro:server:done': async () => {
        await (await opened?.server)?.close()
        unlock?.()
        opened = undefined
        unlock = undefined
      },
    },
  }
}
