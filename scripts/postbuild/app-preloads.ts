import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadedBy, scriptsOfScreen } from '../bundle-size.ts'

const apps = ['dashboard/index.html', 'admin/index.html']

/**
 * Names in an app's page all scripts that the app loads, so that the browser asks for all at once. Puts
 * those of a further screen in place of its name: `islands/early-calls/first-screens.ts`.
 */
export function writeAppPreloads(client: string): void {
  for (const file of apps) {
    const html = readFileSync(join(client, file), 'utf8')
    const links = [...loadedBy(html, client).scripts].map(
      (href) => `<link rel="modulepreload" href="${href}">`,
    )
    const named = html.replace(
      /"screen":"(\w+)"/g,
      (_, name: string) => `"scripts":${JSON.stringify(scriptsOfScreen(html, client, name))}`,
    )
    writeFileSync(join(client, file), named.replace('</body>', `${links.join('')}</body>`))
  }
}
