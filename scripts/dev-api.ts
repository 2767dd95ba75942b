import type { AddressInfo } from 'node:net'
import type { AstroIntegration } from 'astro'
import { lockDataDir } from '../src/server/db/data-dir-lock.ts'
import { readSettings } from '../src/server/env.ts'
import type { DevServer } from './dev-server.ts'

type DevModule = typeof import('./dev-server.ts')

/** Puts our own server before Astro's in `npm run dev`: `/api` is one thing everywhere. */
export function devApi(): AstroIntegration {
  let close = async () => {}
  return {
    name: 'dev-api',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const settings = readSettings()
        const unlock = lockDataDir(settings.dataDir)
        let opened: { from: DevModule; server: Promise<DevServer> } | undefined

        async function current(): Promise<DevServer> {
          const from = (await server.ssrLoadModule('/scripts/dev-server.ts')) as DevModule
          if (opened?.from !== from) {
            // The module has changed, or something that it imports.
            const before = opened?.server
            opened = { from, server: reopen(from, before) }
          }
          return opened.server
        }
        async function reopen({ openDevServer }: DevModule, before?: Promise<DevServer>) {
          await (await before?.catch(() => undefined))?.close()
          const { port } = server.httpServer?.address() as AddressInfo
          const { local, network } = server.resolvedUrls ?? { local: [], network: [] }
          const hosts = [...local, ...network].map((url) => new URL(url).host)
          return openDevServer(settings, { port, hosts })
        }

        server.httpServer?.once('listening', () => {
          // Not at the first request: mail is delivered from the beginning.
          current().catch((error: unknown) => logger.error(String(error)))
        })
        server.middlewares.use((request, response, next) => {
          current().then((own) => own.handle(request, response, next), next)
        })
        close = async () => {
          await (await opened?.server)?.close()
          unlock()
        }
      },
      'astro:server:done': () => close(),
    },
  }
}
