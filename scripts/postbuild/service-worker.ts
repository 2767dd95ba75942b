import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Shell } from '../../src/service-worker/scope.ts'
import { loadedBy } from '../bundle-size.ts'
import { type BuiltPage, canonicalOf, tagsIn } from './built-pages.ts'

const shellPages = ['/', '/offline', '/c']

/** Writes the service worker with its cache list in the first line, and the one that removes it. */
export async function writeServiceWorkers(
  pages: readonly BuiltPage[],
  client: string,
): Promise<Shell> {
  const worker = await scriptOf('worker.ts')
  const inShell = shellPages.map((path) => {
    const page = pages.find((each) => each.path === path)
    if (!page) throw new Error(`The service worker caches ${path}, which was not built.`)
    return page
  })
  const loaded = [
    ...inShell.flatMap(({ html }) => [...loadedBy(html, client).firstView]),
    ...scriptsOfProofs(client),
  ].sort()
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
    `const shell = ${JSON.stringify(shell)};\n${worker}`,
  )
  writeFileSync(join(client, 'service-worker-off.js'), await scriptOf('off.ts'))
  return shell
}

/** The scripts that /c loads later, so that any browser can verify and draw a proof offline. */
function scriptsOfProofs(client: string): string[] {
  const folder = join(client, '_astro')
  const first = readdirSync(folder).filter((name) =>
    /^(ed25519|proof-code)\.[-\w]+\.js$/.test(name),
  )
  if (first.length !== 2) throw new Error('The scripts that /c loads later were not found.')
  const files = new Set(first)
  for (const name of files) {
    const imports = readFileSync(join(folder, name), 'utf8').matchAll(/from\s*"\.\/([^"]+\.js)"/g)
    for (const [, imported = ''] of imports) files.add(imported)
  }
  return [...files].map((name) => `/_astro/${name}`)
}

/** The bundle of one of the service workers, as a classic script. */
async function scriptOf(name: string): Promise<string> {
  const input = fileURLToPath(new URL(`../../src/service-worker/${name}`, import.meta.url))
  const bundle = await rolldown({ input })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return output[0].code
}
