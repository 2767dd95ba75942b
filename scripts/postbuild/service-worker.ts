import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Shell } from '../../src/service-worker/scope.ts'
import { loadedBy } from '../bundle-size.ts'
import { type BuiltPage, canonicalOf, tagsIn } from './built-pages.ts'

const shellPages = ['/', '/offline']

/** Writes the service worker with its cache list in the first line, and the one that removes it. */
export function writeServiceWorkers(pages: readonly BuiltPage[], client: string): Shell {
  const worker = scriptOf('worker.ts')
  const inShell = shellPages.map((path) => {
    const page = pages.find((each) => each.path === path)
    if (!page) throw new Error(`The service worker caches ${path}, which was not built.`)
    return page
  })
  const loaded = inShell.flatMap(({ html }) => [...loadedBy(html, client).firstView]).sort()
  const contents = [
    worker,
    ...inShell.map(({ html }) => html),
    ...loaded.map((path) => readFileSync(join(client, path))),
  ]
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  const shell: Shell = {
    version: hash.digest('hex').slice(0, 12),
    files: [...new Set([...shellPages, ...loaded])],
    // A page is public if and only if it has a canonical URL.
    pages: pages.filter(({ html }) => canonicalOf(tagsIn(html))).map(({ path }) => path),
  }
  writeFileSync(
    join(client, 'service-worker.js'),
    `const shell = ${JSON.stringify(shell)}\n${worker}`,
  )
  writeFileSync(join(client, 'service-worker-off.js'), scriptOf('off.ts'))
  return shell
}

/** Replaces types with spaces and leaves the rest as it is: there is nothing to bundle. */
function scriptOf(name: string): string {
  const file = fileURLToPath(new URL(`../../src/service-worker/${name}`, import.meta.url))
  const script = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  return `${script.replace(/\s*\n\s*\n/g, '\n\n').trim()}\n`
}
