import { test as base, expect, type Page } from '@playwright/test'
import { type Mail, mailOf } from './mail.ts'
import { newOwner, type Owner } from './owner.ts'
import { createProblems, type Problems } from './problems.ts'
import { type BuiltServer, startBuiltServer } from './server.ts'
import { idlePath } from './sign-in.ts'
import { createTabs, type Tab, type TabOptions, type Tabs } from './tabs.ts'

export { expect }

interface TestFixtures {
  mail: Mail
  /** A user whose account was created without the screens. */
  owner: Owner
  /** Problems that are not allowed fail the test at its end. */
  problems: Problems
  /** Another user's page: its own cookies and storage, monitored like `page`. */
  newUser: () => Promise<Page>
  openTab: () => Promise<Tab>
}

interface WorkerFixtures {
  server: BuiltServer
  tabs: Tabs
}

/** More accounts than the tests of one worker use. */
const accountCount = 250

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted off the pattern
    async ({}, use) => {
      // The push service of a test has a loopback address.
      const server = await startBuiltServer({ OUTGOING_LOOPBACK: 'on' }, accountCount)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  tabs: [({ browser }, use) => use(createTabs(browser)), { scope: 'worker' }],
  baseURL: ({ server }, use) => use(server.origin),
  mail: ({ server }, use) => use(mailOf(server.origin)),
  owner: async ({ server, mail }, use) => use(await newOwner({ server, mail })),
  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted off the pattern
    async ({}, use) => {
      const problems = createProblems()
      await use(problems)
      expect(problems.unexpected(), 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
  openTab: async (
    {
      baseURL,
      javaScriptEnabled,
      permissions,
      reducedMotion,
      serviceWorkers,
      tabs,
      viewport,
      problems,
    },
    use,
    info,
  ) => {
    const options: TabOptions = {
      waitsAt: `${baseURL ?? ''}${idlePath}`,
      viewport,
      reducedMotion,
      key: JSON.stringify([baseURL, javaScriptEnabled, permissions, reducedMotion, serviceWorkers]),
    }
    const acquired: Tab[] = []
    await use(async () => {
      const tab = await tabs.acquire(options, problems)
      acquired.push(tab)
      return tab
    })
    // A tab with a service worker is not reused, because the worker would answer the next test.
    const mustClose = info.status !== info.expectedStatus || serviceWorkers === 'allow'
    await tabs.release(acquired, mustClose)
  },
  context: async ({ openTab }, use) => use((await openTab()).context),
  page: async ({ context }, use) => {
    const [page] = context.pages()
    await use(page ?? (await context.newPage()))
  },
  newUser: ({ openTab }, use) => use(async () => (await openTab()).page),
})
