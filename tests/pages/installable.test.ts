import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeServiceWorkers } from '../../scripts/postbuild/service-worker.ts'
import { client, fileAt, pages } from './support/built-site.ts'

describe('the manifest', () => {
  const manifest = JSON.parse(fileAt('manifest.webmanifest'))

  it('has everything that a phone needs to install the site', () => {
    expect(manifest).toMatchObject({
      name: 'Toju',
      short_name: 'Toju',
      start_url: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#/),
      background_color: expect.stringMatching(/^#/),
    })
    const wanted = manifest.icons.map(
      ({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`,
    )
    expect(wanted).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url)
    expect(shortcuts).toEqual(['/search', '/dashboard/reports/new'])
  })

  it('names icons of the right size', async () => {
    for (const { src, sizes, type } of manifest.icons) {
      if (type === 'image/svg+xml') continue
      const { width, height } = await sharp(join(client, src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  it('is linked from every page', () => {
    for (const { path, html } of pages.values()) expect(html, path).toContain('rel="manifest"')
  })
})

describe('the service worker', () => {
  /** The service worker of a small site with this stylesheet. */
  async function written(style: string): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'toju-worker-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, '_astro'))
    writeFileSync(join(folder, '_astro/page.css'), style)
    for (const name of ['ed25519', 'proof-code']) {
      writeFileSync(join(folder, `_astro/${name}.x.js`), '')
    }
    const html = '<link rel="stylesheet" href="/_astro/page.css">'
    const built = ['/', '/offline', '/c'].map((path) => ({ path, file: `${path}.html`, html }))
    await writeServiceWorkers(built, folder)
    return readFileSync(join(folder, 'service-worker.js'), 'utf8')
  }

  it('changes when a file that it caches does, and only then', async () => {
    const red = await written('a { color: red }')
    expect(await written('a { color: red }')).toBe(red)
    expect(await written('a { color: blue }')).not.toBe(red)
    expect(red).toContain('"/_astro/page.css"')
  })

  it('caches no page marked noindex, except the offline page', () => {
    const [line = ''] = fileAt('service-worker.js').split('\n', 1)
    const shell = JSON.parse(line.replace(/^const shell = |;$/g, ''))
    expect(shell.pages).toContain('/faqs')
    const hidden = [...pages.values()].filter(({ html }) => html.includes('content="noindex"'))
    expect(hidden.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/login', '/dashboard', '/admin', '/offline']),
    )
    for (const { path } of hidden) expect(shell.pages).not.toContain(path)
  })
})
