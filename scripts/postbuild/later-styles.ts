import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ofToasts = /<link rel="stylesheet" href="\/_astro\/Toaster\.[\w-]+\.css">/

/**
 * Moves the stylesheet of toasts to the end of the body. Astro puts it into the head, where the first
 * paint would wait for it, although no page begins with a toast.
 */
export function withLaterStyles(html: string): string {
  const [link] = ofToasts.exec(html) ?? []
  if (link === undefined || !html.includes('</body>')) return html
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end).replace(link, '') + link + html.slice(end)
}

export function writeLaterStyles(client: string): void {
  for (const name of globSync('**/*.html', { cwd: client })) {
    const file = join(client, name)
    writeFileSync(file, withLaterStyles(readFileSync(file, 'utf8')))
  }
}
