import { test as base, expect, type Page } from '@playwright/test'
import { type Mail, mailOf } from './mail.ts'
import { createProblems, type Problems } from './problems.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'

export { expect }

interface TestFixtures {
  mail: Mail
  /** Any message that is not allowed fails the test at its end. */
  problems: Problems
  /** Another user's page: its own cookies and storage, monitored like `page`. */
  newPerson: () => Promise<Page>
}

interface WorkerFixtures {
  server: BuiltServer
}

/** Accounts: more than the tests of one worker use. */
const enough = 250

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted off the pattern
    async ({}, use) => {
      const server = await startBuiltServer({}, enough)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  mail: ({ server }, use) => use(mailOf(server.origin)),
  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted off the pattern
    async ({}, use) => {
      const problems = createProblems()
      await use(problems)
      expect(problems.unexpected(), 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    await problems.watch(context)
    await use(context)
  },
  newPerson: async ({ browser, problems }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await problems.watch(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})
