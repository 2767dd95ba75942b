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

function expectSomethingLookedAt(count: number) {
  if (count === 0) throw new Error('axe looked at nothing')
}
