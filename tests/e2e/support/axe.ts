import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const levelAA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The violations of level AA, or of the named rules only, such as `color-contrast: #total`. axe runs
 * in the page itself: `@axe-core/playwright` opens another page for each check to support frames,
 * which takes three times as long and moves the focus.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe does not check frames here')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: levelAA },
    // One element per passed rule is enough to show that it ran.
    resultTypes: ['violations'],
  }
  const { found, passed } = await page.evaluate(
    async ({ options, isPhone }) => {
      const atMost = (wait: Promise<unknown>) =>
        Promise.race([wait, new Promise((resolve) => setTimeout(resolve, 5000))])
      // A loading font shifts links, and a colour in transition is neither the old nor the new one.
      await atMost(document.fonts.ready)
      const changing = () =>
        document.getAnimations().filter((each) => each instanceof CSSTransition)
      // A transition may begin as another ends.
      for (let round = 0; round < 3 && changing().length > 0; round++) {
        await atMost(Promise.allSettled(changing().map(({ finished }) => finished)))
        await atMost(new Promise((drawn) => requestAnimationFrame(drawn)))
      }
      const { axe } = window as unknown as {
        axe: { run: (context: Document | Element, options: RunOptions) => Promise<AxeResults> }
      }
      /** A target that a bar of the screen covers by chance has to pass in the middle of it. */
      const isCovered = async (id: string, target: unknown) => {
        const element = id === 'target-size' && document.querySelector(String(target))
        if (!element) return false
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: [id] } })
        return violations.length === 0
      }
      const { violations, passes } = await axe.run(document, options)
      const found: string[] = []
      for (const { id, nodes } of violations) {
        for (const { target } of nodes) {
          if (!(await isCovered(id, target))) found.push(`${id}: ${target}`)
        }
      }
      // Safari on a phone zooms into a field with smaller text, and stays there.
      const fields = 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea'
      const zoomed = isPhone
        ? [...document.querySelectorAll(fields)].filter(
            (field) =>
              field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
          )
        : []
      found.push(...zoomed.map((field) => `text under 16 px: ${field.outerHTML.slice(0, 80)}`))
      return { found, passed: passes.length }
    },
    { options, isPhone: !rules && (page.viewportSize()?.width ?? 0) < 640 },
  )
  if (found.length + passed === 0) throw new Error('axe checked nothing')
  return found
}

/**
 * `axeViolations` on a wide screen and on the test’s own. Resizing a page takes a quarter of the time
 * of loading it in another test.
 */
export async function axeViolationsAtEachWidth(page: Page, rules?: string[]): Promise<string[]> {
  const found: string[] = []
  await atEachWidth(page, async (width) => {
    found.push(
      ...(await axeViolations(page, rules)).map((violation) => `${violation} at ${width} px`),
    )
  })
  return found
}

/** Calls `look` with the page on a wide screen, and then on the test’s own. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>) {
  const own = page.viewportSize()
  if (!own) throw new Error('The page has no size.')
  for (const size of [{ width: 1280, height: 800 }, own]) {
    await page.setViewportSize(size)
    await painted(page)
    await look(size.width)
  }
}

/** Waits until the page has been painted again. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
  )
}

/** Switches the page to light or dark and waits for the change, which a busy browser delays. */
export async function switchColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  )
  await painted(page)
}
