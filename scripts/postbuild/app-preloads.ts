import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadedBy, scriptsOfScreen } from '../bundle-size.ts'

const apps = ['dashboard/index.html', 'admin/index.html']

/**
 * Names in the first script of an app's page all scripts that the app loads, so that the browser asks
 * for them before the rest of the page has arrived. Puts those of a further screen in place of its name:
 * `islands/early-calls/first-screens.ts`.
 */
export function writeAppPreloads(client: string): void {
  for (const file of apps) {
    const html = readFileSync(join(client, file), 'utf8')
    const ofApp = JSON.stringify([...loadedBy(html, client).scripts])
    const named = html
      .replace('"scripts":[]', () => `"scripts":${ofApp}`)
      .replace(
        /"screen":"(\w+)"/g,
        (_, name: string) => `"scripts":${JSON.stringify(scriptsOfScreen(html, client, name))}`,
      )
    if (named.split('"scripts":[').length < 3) throw new Error(`${file} names no scripts.`)
    writeFileSync(join(client, file), named)
  }
}
