import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

async function openForPrint(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
}

/** The texts with a contrast below 4.5:1 on white, because printers omit backgrounds. */
function tooPaleOnWhite(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    function luminance(colour: string): number {
      if (!canvas) throw new Error('no canvas to read colours with')
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) =>
          value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pale = new Set<string>()
    while (walker.nextNode()) {
      const { textContent, parentElement: parent } = walker.currentNode
      if (!textContent?.trim() || !parent?.checkVisibility() || parent.closest('noscript')) continue
      const { color } = getComputedStyle(parent)
      if (1.05 / (luminance(color) + 0.05) < 4.5) pale.add(`${color}: ${textContent.trim()}`)
    }
    return [...pale]
  })
}

for (const path of [
  '/',
  '/pricing',
  '/merchant',
  '/search?uid=490154203237518',
  '/blog/how-to-find-your-imei',
  '/faqs',
]) {
  test(`${path} prints its content in dark ink on white, with the name of the site and without navigation`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openForPrint(page, path)
    await expect(page.getByText(`Toju · ${new URL(page.url()).host}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('header nav, footer').filter({ visible: true })).toHaveCount(0)
    // Polls, because the colours change shortly after the layout.
    await expect.poll(() => tooPaleOnWhite(page)).toEqual([])
  })
}

test('a printed verdict has the message, the identifier, the advice, the time, and its address with a QR code on one page', {
  tag: '@phone',
}, async ({ page }) => {
  await openForPrint(page, '/search?uid=490154203237518')
  const verdict = page.getByRole('article').filter({ visible: true })
  for (const words of [
    'not in the registry',
    '490154 20 323751 8',
    'The item may still be stolen',
    'Checked on',
  ]) {
    await expect(verdict).toContainText(words)
  }
  await expect(verdict).toContainText(`${new URL(page.url()).host}/search?uid=`)
  // The QR code’s script is loaded after the page, and draws on `beforeprint`.
  await expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        return document.querySelector('[data-printed-qr] path')?.getAttribute('d')?.length ?? 0
      }),
    )
    .toBeGreaterThan(1000)
  await expect(verdict.getByRole('link').filter({ visible: true })).toHaveCount(0)
  // The height of A4 at 96 px an inch, without margins.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(986)
})
