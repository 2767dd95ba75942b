import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const paths = [
  '/',
  '/search',
  '/search?uid=490154203237518',
  '/about',
  '/admin',
  '/blog',
  '/dashboard',
  '/faqs',
  '/ha',
  '/login',
  '/merchant',
  '/pricing',
  '/report-a-find',
]
const stylesheet = /\/_astro\/Document\.[^/]+\.css$/
// A font that arrives in between would change widths.
const scriptsAndFonts = /\/_astro\/.*\.(?:js|woff2)$/

test('a public page looks the same before its stylesheet arrives', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.allow(/_astro\//)
  await page.route(scriptsAndFonts, (route) => route.abort())
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await page.route(stylesheet, (route) => route.abort())
      const before = await looksOf(page, path)
      await page.unroute(stylesheet)
      expect(before, `${path} at ${width} px`).toEqual(await looksOf(page, path))
    }
  }
})

test('a first screen looks the same before the rest of the page', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.allow(/_astro\//)
  await page.route(stylesheet, (route) => route.abort())
  await page.route(scriptsAndFonts, (route) => route.abort())
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/search?uid=490154203237518']) {
      const whole = new Set(await looksOf(page, path))
      const isPage = (url: URL) => url.pathname + url.search === path
      await page.route(isPage, async (route) => {
        const response = await route.fetch()
        const [head, firstScreen] = (await response.text()).split(
          /(?=<style>[^<]*@layer properties;)/,
        )
        await route.fulfill({ response, body: `${head}${firstScreen}` })
      })
      const first = await looksOf(page, path)
      await page.unroute(isPage)
      const different = first.filter((look) => !whole.has(look))
      expect(different, `${path} at ${width} px`).toEqual([])
    }
  }
})

/**
 * Place, size, colours and font of every element that is shown, except those around the end of the
 * page.
 */
async function looksOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const looks = await page.evaluate(() => {
    // A short page would have no scroll bar, and be wider. The directory hides its list in time.
    const still = new CSSStyleSheet()
    still.replaceSync(
      'html { overflow-y: scroll } * { animation: none !important; transition: none !important }',
    )
    document.adoptedStyleSheets = [still]
    const all = [...document.body.querySelectorAll(':not(link, script, style)')]
    return all.flatMap((element) => {
      if (element.contains(all.at(-1) ?? null)) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity, visibility } =
        getComputedStyle(element)
      const text = element.textContent.slice(0, 20)
      const place = [x, y, width, height].map(Math.round)
      const style = [color, backgroundColor, borderColor, fontSize, fontWeight, opacity]
      return [`${element.tagName} ${text}: ${[...place, ...style, visibility].join(' ')}`]
    })
  })
  if (looks.length < 20) throw new Error(`${path} shows too little`)
  return looks
}
