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
  /** A user with an account. */
  owner: Owner
  /** Any message that is not allowed fails the test at its end. */
  problems: Problems
  /** Another user's page: its own cookies and storage, monitored like `page`. */
  newUser: () => Promise<Page>
  openTab: () => Promise<Tab>
}

interface WorkerFixtures {
  server: BuiltServer
  tabs: Tabs
}

/** Accounts: more than the tests of one worker use. */
const enough = 250

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted off the pattern
    async ({}, use) => {
      // The push service of a test is on this machine.
      const server = await startBuiltServer({ OUTGOING_LOOPBACK: 'on' }, enough)
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
    const taken: Tab[] = []
    await use(async () => {
      const tab = await tabs.take(options, problems)
      taken.push(tab)
      return tab
    })
    // A service worker of another test would answer.
    const isLast = info.status !== info.expectedStatus || serviceWorkers === 'allow'
    await tabs.giveBack(taken, isLast)
  },
  context: async ({ openTab }, use) => use((await openTab()).context),
  page: async ({ context }, use) => {
    const [page] = context.pages()
    await use(page ?? (await context.newPage()))
  },
  newUser: ({ openTab }, use) => use(async () => (await openTab()).page),
})
