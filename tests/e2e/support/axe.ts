import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const levelAA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds at AA, or by the named rules only: `color-contrast: #total`. axe runs in the page
 * itself, because `@axe-core/playwright` opens another page for each check, for frames that these
 * pages do not have, which is three times the work and moves the focus.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe does not look into frames here')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: levelAA },
    // One element per passed rule is enough to show that it ran.
    resultTypes: ['violations'],
  }
  const { found, kept } = await page.evaluate(async (asked) => {
    const atMost = (wait: Promise<unknown>) =>
      Promise.race([wait, new Promise((resolve) => setTimeout(resolve, 5000))])
    // A font that has not loaded shifts links, and a colour in transition is neither of its two.
    await atMost(document.fonts.ready)
    const changing = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
    // One may begin as another ends.
    for (let round = 0; round < 3 && changing().length > 0; round++) {
      await atMost(Promise.allSettled(changing().map(({ finished }) => finished)))
      await atMost(new Promise((drawn) => requestAnimationFrame(drawn)))
    }
    const { axe } = window as unknown as {
      axe: { run: (asked: RunOptions) => Promise<AxeResults> }
    }
    const { violations, passes } = await axe.run(asked)
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target}`),
    )
    return { found, kept: passes.length }
  }, options)
  if (found.length + kept === 0) throw new Error('axe looked at nothing')
  return found
}

/**
 * As `axeViolations`, on a wide screen and on the test's own. A page that is resized costs a quarter of one
 * that another test loads again.
 */
export async function axeViolationsAtEachWidth(page: Page, rules?: string[]): Promise<string[]> {
  const found: string[] = []
  await atEachWidth(page, async (width) => {
    found.push(...(await axeViolations(page, rules)).map((fault) => `${fault} at ${width} px`))
  })
  return found
}

/** Looks at a page on a wide screen, and then on the test's own. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>) {
  const own = page.viewportSize()
  if (!own) throw new Error('The page has no size.')
  for (const size of [{ width: 1280, height: 800 }, own]) {
    await page.setViewportSize(size)
    await drawn(page)
    await look(size.width)
  }
}

/** Until the page shows what has changed. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
  )
}

/**
 * Switches the page to light or dark, and waits until it has changed, because a busy browser
 * notifies the page a moment later.
 */
export async function switchColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  )
  await drawn(page)
}
