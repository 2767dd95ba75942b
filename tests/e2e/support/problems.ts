import type { BrowserContext } from '@playwright/test'

/** Browser problems during a test: console errors, uncaught errors, CSP violations. */
export interface Problems {
  /** Expected in this test: a refused call logs its own 4xx. */
  allow: (pattern: RegExp) => void
  unexpected: () => string[]
  add: (text: string) => void
}

export function createProblems(): Problems {
  const seen: string[] = []
  const allowed: RegExp[] = []
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    add: (text) => seen.push(text),
  }
}

/** Reports what the pages of a context complain of to the test that uses it now. */
export async function recordProblems(context: BrowserContext, current: () => Problems | null) {
  context.on('console', (message) => {
    if (message.type() === 'error') current()?.add(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    const error = webError.error()
    current()?.add(`uncaught: ${error.stack ?? error.message}`)
  })
  await context.addInitScript(() => {
    // A report-only violation reaches the console as a warning or not at all.
    document.addEventListener('securitypolicyviolation', (event) => {
      // biome-ignore lint/suspicious/noConsole: the listener above hears it
      console.error(
        `CSP violation: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`,
      )
    })
  })
}
