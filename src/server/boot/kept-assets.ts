import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../config/env.ts'
import {
  assetOf,
  pagesAt,
  readStaticFiles,
  type StaticFiles,
  withoutServiceWorker,
  withPaymentPages,
} from '../http/static-files.ts'
import { makePrivateFolder, privateFile } from '../lib/private-files.ts'

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

/** Builds before the current one. A tab rarely stays open over more. */
const keptBuilds = 3

/**
 * Adds the scripts and styles of the last builds to the pages: a tab that was opened before a deploy
 * still loads those of its own. Each build is one file in `folder`, its texts by path.
 */
export function withKeptAssets(pages: StaticFiles, folder: string): StaticFiles {
  const assets = [...pages].filter(([path]) => /^\/_astro\/.*\.(?:js|css)$/.test(path))
  const paths = assets.map(([path]) => path).sort()
  const name = `${createHash('sha256').update(paths.join()).digest('hex').slice(0, 16)}.json`
  makePrivateFolder(folder)
  const file = join(folder, name)
  if (!existsSync(file)) {
    // Under another name first: several processes may start at once.
    const unfinished = `${file}.${process.pid}`
    const current = Object.fromEntries(assets.map(([path, { body }]) => [path, body.toString()]))
    writeFileSync(unfinished, JSON.stringify(current), { mode: privateFile })
    renameSync(unfinished, file)
  }
  // Its time says when it was last deployed.
  utimesSync(file, new Date(), new Date())
  const older = readdirSync(folder)
    .filter((each) => each.endsWith('.json') && each !== name)
    .map((each) => ({ path: join(folder, each), at: statSync(join(folder, each)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { path } of older.slice(keptBuilds)) rmSync(path, { force: true })
  const all = new Map(pages)
  for (const { path } of older.slice(0, keptBuilds)) {
    const kept: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
    for (const [asset, text] of Object.entries(kept)) {
      if (!all.has(asset)) all.set(asset, assetOf(asset, text))
    }
  }
  return all
}
