import { setTimeout as delay } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../../support/server/server-process.ts'
import type { Account } from './fixture.ts'
import { minutePassed } from './minute-passed.ts'

export interface Reply {
  status: number
  headers: Record<string, string>
  text: string
  /** The parsed JSON of `text`, or an empty object. */
  // biome-ignore lint/suspicious/noExplicitAny: an attacker reads whatever there is.
  body: any
  ms: number
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

/** One browser or script: its address, its user, its cookies. */
export interface Client {
  address: string
  token: string | null
  cookies: Map<string, string>
  send(method: string, path: string, body?: unknown): Promise<Reply>
  get(path: string): Promise<Reply>
  post(path: string, body: unknown): Promise<Reply>
  patch(path: string, body: unknown): Promise<Reply>
}

export type Battlefield = ServerProcess & {
  /** A client at its own address, signed in as this user if given. */
  from(address?: string, who?: Pick<Account, 'token'>): Client
  as(who: Pick<Account, 'token'>): Client
  /** The newest hundred emails to anyone, newest first. */
  mails(to?: string): Promise<Mail[]>
  /** Moves the server’s clock a minute ahead. */
  passMinute(): Promise<void>
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
    { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', QUICK_HASH: 'on', ...settings },
    'tests/abuse/support/server-with-clock.ts',
  )
  after(async () => {
    await server.end('SIGKILL')
  })

  function from(address = freshAddress(), who?: Pick<Account, 'token'>): Client {
    const client: Client = {
      address,
      token: who?.token ?? null,
      cookies: new Map(),
      async send(method, path, body) {
        const began = performance.now()
        const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(server.origin + path, {
          method,
          redirect: 'manual',
          headers: {
            'x-forwarded-for': client.address,
            ...(client.token && { authorization: `Bearer ${client.token}` }),
            ...(cookie && { cookie }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && {
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
        })
        const text = await response.text()
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? []
          client.cookies.set(name, value)
        }
        return {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          text,
          body: read(text),
          ms: performance.now() - began,
        }
      },
      get: (path) => client.send('GET', path),
      post: (path, body) => client.send('POST', path, body),
      patch: (path, body) => client.send('PATCH', path, body),
    }
    return client
  }

  return {
    ...server,
    from,
    as: (who) => from(freshAddress(), who),
    async mails(to) {
      const response = await fetch(`${server.origin}/dev/mail.json`)
      const mails = (await response.json()) as Mail[]
      return to === undefined ? mails : mails.filter((mail) => mail.to === to)
    },
    async passMinute() {
      const times = () => server.stdout().split(minutePassed).length
      const before = times()
      process.kill(server.pid, 'SIGUSR2')
      while (times() === before) await delay(5)
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
 * How many notifications (and emails, for a single user) an action causes. Its effects may come
 * later, so this waits until none has come for some seconds.
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
      all += users.length === 1 ? (await field.mails(user.email)).length : 0
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

/** The newest six-digit code emailed to an address, or undefined. */
export async function codeTo(field: Battlefield, email: string): Promise<string | undefined> {
  for (const { text } of await field.mails(email)) {
    const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1]
    if (code) return code
  }
  return undefined
}

/** The token of the newest reset link emailed to an address, or undefined. */
export async function resetTokenTo(field: Battlefield, email: string): Promise<string | undefined> {
  for (const { text } of await field.mails(email)) {
    const token = /reset-password[?#]token=([\w-]+)/.exec(text)?.[1]
    if (token) return token
  }
  return undefined
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
