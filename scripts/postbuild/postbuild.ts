import { globSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { languages } from '../../src/domain/languages.ts'
import { merchantPath, openApiPath, paths } from '../../src/islands/paths.ts'
import { publicLogPath } from '../../src/islands/proofs/proof-paths.ts'
import { localized } from '../../src/locales/localized-paths.ts'
import { site } from '../../src/site.ts'
import { writeAppPreloads } from './app-preloads.ts'
import { readBuiltPages } from './built-pages.ts'
import { writeCriticalStyles } from './critical-styles.ts'
import { writeCspPolicies } from './csp.ts'
import { deadLinks } from './dead-links.ts'
import { drawOgImages } from './og-images.ts'
import { writeServiceWorkers } from './service-worker.ts'
import { sitemapOf } from './sitemap.ts'

/** Paths the server answers without a file of that name. */
const served: ReadonlySet<string> = new Set([
  ...languages.map((language) => localized(language, paths.search)),
  paths.certificate,
  publicLogPath,
  openApiPath,
  ...samplePages(),
  // The apps handle paths below these two: see paths.ts.
  ...Object.values(paths).filter((path) => /^\/(dashboard|admin)\//.test(path)),
])

/**
 * After the build: leaves each page its own styles and policy, renders the share pictures, writes the sitemap and
 * the service worker, and fails on a broken link.
 */
export const postbuild: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const client = fileURLToPath(dir)
      writeAppPreloads(client)
      writeCriticalStyles(client)
      writeCspPolicies(client)
      const pages = readBuiltPages(client)
      writeFileSync(join(client, 'sitemap.xml'), sitemapOf(pages))
      const { files } = await writeServiceWorkers(pages, client)
      const drawn = await drawOgImages(pages, client, site.origin)
      const faults = deadLinks({
        origin: site.origin,
        pages,
        files: filesIn(client),
        isServed: (path) => served.has(path),
      })
      if (faults.length > 0) throw new Error(`Broken links:\n${faults.join('\n')}`)
      logger.info(
        `${pages.length} pages, ${drawn} share pictures, no dead link; ${files.length} files for offline`,
      )
    },
  },
}

/** Merchant pages are rendered for each visitor, including the samples. */
function samplePages(): string[] {
  const folder = fileURLToPath(new URL('../../src/content/merchants', import.meta.url))
  return globSync('*.json', { cwd: folder }).map((file) => merchantPath(file.replace('.json', '')))
}

function filesIn(client: string): Set<string> {
  return new Set(
    globSync('**/*.*', { cwd: client })
      .filter((file) => !file.endsWith('.html'))
      .map((file) => `/${file.split(sep).join('/')}`),
  )
}
