import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadedBy, scriptsOfScreen } from '../bundle-size.ts'

const apps = ['dashboard/index.html', 'admin/index.html']

/**
 * Names at the top of an app's page all scripts that the app loads: in links, which the browser reads
 * ahead of any script, and in the first script, which runs each as soon as it is there. Puts those of a
 * further screen in place of its name: `islands/early-calls/first-screens.ts`.
 */
export function writeAppPreloads(client: string): void {
  for (const file of apps) {
    const html = readFileSync(join(client, file), 'utf8')
    const scripts = [...loadedBy(html, client).scripts]
    const links = scripts.map((src) => `<link rel="modulepreload" href="${src}">`).join('')
    const named = html
      .replace('<meta charset="utf-8">', (meta) => meta + links)
      .replace('"scripts":[]', () => `"scripts":${JSON.stringify(scripts)}`)
      .replace(
        /"screen":"([\w-]+)"/g,
        (_, name: string) => `"scripts":${JSON.stringify(scriptsOfScreen(html, client, name))}`,
      )
    if (named.split('"scripts":[').length < 3) throw new Error(`${file} names no scripts.`)
    writeFileSync(join(client, file), named)
  }
}
