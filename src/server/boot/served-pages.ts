import { fileURLToPath } from 'node:url'
import type { Settings } from '../config/env.ts'
import {
  pagesAt,
  readStaticFiles,
  type StaticFiles,
  withoutServiceWorker,
  withPaymentPages,
} from '../http/static-files.ts'

/** The folder with the built pages. */
export const dist = new URL('../../../dist/', import.meta.url)

export function readBuiltPages(): StaticFiles {
  return readStaticFiles(fileURLToPath(new URL('client', dist)))
}

/** The built pages as a server with these settings sends them. */
export function servedPages(
  built: StaticFiles,
  { serviceWorker, channels, paystack }: Pick<Settings, 'serviceWorker' | 'channels' | 'paystack'>,
  publicOrigin: string,
): StaticFiles {
  const pages = serviceWorker === 'off' ? withoutServiceWorker(built) : built
  const here = pagesAt(pages, publicOrigin, channels.ussd?.code ?? null)
  return withPaymentPages(here, paystack !== null)
}
