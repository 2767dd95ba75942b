import type { AddressInfo } from 'node:net'
import type { AstroIntegration } from 'astro'
import { readSettings, requireMail } from '../../src/server/config/env.ts'
import { lockDataDir } from '../../src/server/db/data-dir-lock.ts'
import type { DevServer } from './dev-server.ts'

type DevModule = typeof import('./dev-server.ts')

// Of the process: when its settings change, Astro sets up the next server before it ends the last.
let unlock: (() => void) | undefined
let opened: { from: DevModule; server: Promise<DevServer> } | undefined

/** Puts our own server before Astro's in `npm run dev`: `/api` is one thing everywhere. */
export function devApi(): AstroIntegration {
  return {
    name: 'dev-api',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Else a build or a check beside it throws away what this one has bundled.
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
          // Another one when the module has changed, or something that it imports.
          if (opened?.from !== from) opened = { from, server: reopen(from, opened?.server) }
          return opened.server
        }

        httpServer.once('listening', () => {
          // Not at the first request: mail is delivered from the beginning.
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
