import type { BrowserContext } from '@playwright/test'

/** Browser problems during a test: console errors, uncaught errors, CSP violations. */
export interface Problems {
  /** Ignores an expected problem, such as the 4xx that the browser logs for a refused call. */
  allow: (pattern: RegExp) => void
  unexpected: () => string[]
  add: (text: string) => void
}

/**
 * Firefox rejects the imports of a page that is being left, and React logs the part that needed one:
 * an `Error` without its text.
 */
const pageWasLeft =
  /error loading dynamically imported module|^Error \(.*\/_astro\/(?:client|react)\./

export function createProblems(): Problems {
  const seen: string[] = []
  const allowed: RegExp[] = [pageWasLeft]
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    add: (text) => seen.push(text),
  }
}

/** Adds the problems of a context’s pages to those of the test that uses the context now. */
export async function recordProblems(context: BrowserContext, current: () => Problems | null) {
  context.on('console', (message) => {
    if (message.type() === 'error') current()?.add(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    const error = webError.error()
    current()?.add(`uncaught: ${error.stack ?? error.message}`)
  })
  await context.addInitScript(() => {
    // By itself, a report-only violation is logged as a warning or not at all.
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: the listener above records it
      console.error(
        `CSP violation: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`,
      )
    })
  })
}
