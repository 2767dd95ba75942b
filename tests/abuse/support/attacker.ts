import { setTimeout as delay } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../../support/server/server-process.ts'
import type { Account } from './fixture.ts'

export interface Reply {
  status: number
  headers: Record<string, string>
  text: string
  /** The parsed JSON of `text`, or an empty object. */
  // biome-ignore lint/suspicious/noExplicitAny: an attacker reads whatever there is.
  body: any
}

export interface Mail {
  to: string
  subject: string
  text: string
}

/** One browser or script: its address and its user. */
export interface Client {
  address: string
  get(path: string): Promise<Reply>
  post(path: string, body: unknown): Promise<Reply>
  patch(path: string, body: unknown): Promise<Reply>
}

export type Battlefield = ServerProcess & {
  /** A client at its own address, signed in as this user if given. */
  from(address?: string, who?: Pick<Account, 'token'>): Client
  as(who: Pick<Account, 'token'>): Client
  /** The newest hundred emails to anyone, newest first. */
  mails(): Promise<Mail[]>
}

let addresses = 0

/** An address in its own /24 network. */
export function freshAddress(): string {
  const n = ++addresses
  return `${20 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.7`
}

/**
 * Starts a real server that trusts `X-Forwarded-For` from this machine, so that one test can use
 * many client addresses. Its password hashing is cheap.
 */
export async function startBattlefield(
  after: (clean: () => Promise<void> | void) => void,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Battlefield> {
  const server = await startServer(
    { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', ...settings },
    'tests/abuse/support/quick-hash-server.ts',
  )
  after(async () => {
    await server.end('SIGKILL')
  })

  function from(address = freshAddress(), who?: Pick<Account, 'token'>): Client {
    async function send(method: string, path: string, body?: unknown): Promise<Reply> {
      const response = await fetch(server.origin + path, {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': address,
          ...(who && { authorization: `Bearer ${who.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const headers = Object.fromEntries(response.headers)
      return { status: response.status, headers, text, body: read(text) }
    }
    return {
      address,
      get: (path) => send('GET', path),
      post: (path, body) => send('POST', path, body),
      patch: (path, body) => send('PATCH', path, body),
    }
  }

  return {
    ...server,
    from,
    as: (who) => from(freshAddress(), who),
    async mails() {
      const response = await fetch(`${server.origin}/dev/mail.json`)
      return (await response.json()) as Mail[]
    },
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * How many notifications an action causes. Its effects may come later, so this waits until none has
 * come for some seconds.
 */
export async function notifiedBy(
  field: Battlefield,
  users: readonly Account[],
  action: () => Promise<unknown>,
): Promise<number> {
  const countNotifications = async () => {
    let all = 0
    for (const user of users) {
      all += (await field.as(user).get('/api/notifications')).body.data?.total ?? 0
    }
    return all
  }
  const before = await countNotifications()
  await action()
  let [last, lastAt, began] = [before, performance.now(), performance.now()]
  for (;;) {
    await delay(200)
    const now = await countNotifications()
    if (now !== last) [last, lastAt] = [now, performance.now()]
    const quietMs = last > before ? 1500 : 8000
    if (performance.now() - lastAt > quietMs || performance.now() - began > 15_000) break
  }
  return last - before
}

/**
 * Runs a task for each item, at most `concurrency` at once. The results keep the order of the
 * items.
 */
export async function forAll<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(concurrency, items.length) }, async () => {
      for (let index = next++; index < items.length; index = next++) {
        results[index] = await task(items[index] as Item, index)
      }
    }),
  )
  return results
}

/** Shuffles with a fixed seed, so the order is the same in every run. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 20_261_122
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/** Prints the measurements; the reporter shows them under the test's name. */
export function printTable(title: string, rows: readonly object[]): void {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => names.map((name) => String((row as never)[name] ?? '')))
  const widths = names.map((name, n) =>
    Math.max(name.length, ...cells.map((cell) => cell[n]?.length ?? 0)),
  )
  const line = (texts: string[]) => texts.map((text, n) => text.padEnd(widths[n] ?? 0)).join('  ')
  process.stdout.write(`${['', title, line(names), ...cells.map(line)].join('\n')}\n`)
}
