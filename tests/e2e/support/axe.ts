import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const levelAA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds at AA, or by the rules named alone: `color-contrast: #total`. */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations, passes } = await (rules
    ? axe.withRules(rules)
    : axe.withTags(levelAA)
  ).analyze()
  expectSomethingLookedAt(passes.length)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

/** Turns the page dark, and waits until it is: a busy browser tells the page a moment later. */
export async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()))
      }),
  )
}

function expectSomethingLookedAt(count: number) {
  if (count === 0) throw new Error('axe looked at nothing')
}
