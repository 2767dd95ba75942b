import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const paths = [
  '/',
  '/search',
  '/search?uid=490154203237518',
  '/about',
  '/blog',
  '/faqs',
  '/ha',
  '/login',
  '/merchant',
  '/pricing',
  '/report-a-find',
]
const stylesheet = /\/_astro\/Document\.[^/]+\.css$/
const scripts = /\/_astro\/.*\.js$/

test('a public page looks the same before its stylesheet arrives', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.allow(/_astro\//)
  await page.route(scripts, (route) => route.abort())
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

/** Place, size, colours and font of every element that is shown. */
async function looksOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  const looks = await page.evaluate(() =>
    [...document.body.querySelectorAll(':not(link, script, style)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity, visibility } =
        getComputedStyle(element)
      const text = element.textContent.slice(0, 20)
      const place = [x, y, width, height].map(Math.round)
      const style = [color, backgroundColor, borderColor, fontSize, fontWeight, opacity]
      return [`${element.tagName} ${text}: ${[...place, ...style, visibility].join(' ')}`]
    }),
  )
  if (looks.length < 20) throw new Error(`${path} shows too little`)
  return looks
}
