import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listAssets } from '../../../src/api/assets/assets.ts'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { changePassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { register, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { createApiClient } from '../../../src/api/http.ts'
import { listListings } from '../../../src/api/listings/listings.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { adminListReports } from '../../../src/api/reports/admin-reports.ts'
import { listMyReports } from '../../../src/api/reports/reports.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { readAs } from '../../../src/domain/identifiers/read/read-as.ts'
import { reportStages, reportStatuses } from '../../../src/domain/reports/reports.ts'
import { createContext } from '../../../src/server/boot/create-context.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { createApi } from '../../../src/server/http/api.ts'
import {
  askFactorRemoval,
  findFactorRemoval,
} from '../../../src/server/queries/auth/two-factor-removals.ts'
import { listMails } from '../../../src/server/queries/notifications/outbox.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { refusalOf } from '../../support/app.ts'
import { putMigrated } from '../../support/database/migrated.ts'
import { keepingCookies } from '../../support/keeping-cookies.ts'
import { scratch } from '../../support/scratch.ts'
import { programFile } from '../../support/server/program-file.ts'
import { password, signUpForm } from '../../support/users.ts'

const commandMs = 60_000

interface Ran {
  code: number
  output: string
  error: string
}

/** Runs a command on a data folder, as npm does. */
function run(
  script: string,
  args: string[],
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Ran> {
  const { DATABASE_URL: _, PUBLIC_ORIGIN: __, PORT: ___, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: dataDir, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, [programFile(script), ...args], { env }, (failure, output, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, output, error }),
    )
  })
}

function emptyFolder(): string {
  return mkdtempSync(join(scratch, 'toju-commands-'))
}

/** The application as a running server has it, on the folder that the commands use. */
async function openApp(dataDir: string) {
  const settings = readSettings({ DATA_DIR: dataDir })
  const database = await openDatabase(settings)
  const origin = 'http://toju.test'
  const services = createContext(settings, {
    database,
    log: pino({ level: 'silent' }),
    publicOrigin: origin,
  })
  const app = createApi(services)
  return {
    database,
    services,
    close: () => database.close(),
    visit() {
      let token: string | null = null
      const call = createApiClient({
        origin,
        token: () => token,
        fetch: keepingCookies(async (input, init) =>
          app.fetch(new Request(input, init), { ip: '10.0.0.1', requestId: 'test' }),
        ),
      })
      return {
        call,
        async logIn(email: string, secret: string) {
          const answer = await call(logIn, { email, password: secret })
          token = answer.access_token
          return answer.user
        },
      }
    },
  }
}

type Opened = Awaited<ReturnType<typeof openApp>>

describe('npm run demo', () => {
  const dataDir = emptyFolder()
  let ran: Ran
  let app: Opened
  beforeAll(async () => {
    ran = await run('scripts/commands/demo.ts', [], dataDir)
    app = await openApp(dataDir)
  }, commandMs)
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const printed = (pattern: RegExp) => pattern.exec(ran.output)?.[1] ?? ''
  const emailOf = (who: string) => printed(new RegExp(`(\\S+@demo\\.toju\\.ng) +${who}`))

  test('prints working logins of a user with assets and reports, an admin and a super-admin', async () => {
    expect(ran).toMatchObject({ code: 0, error: '' })
    const secret = printed(/password (\S+)/)
    expect(secret.length).toBeGreaterThanOrEqual(12)

    const user = app.visit()
    expect(await user.logIn(emailOf('a user'), secret)).toMatchObject({
      role: 'user',
      emailVerified: true,
    })
    expect((await user.call(listAssets, {})).data.length).toBeGreaterThan(5)
    expect((await user.call(listMyReports, {})).data.length).toBeGreaterThan(3)

    const admin = app.visit()
    expect(await admin.logIn(emailOf('an admin'), secret)).toMatchObject({ role: 'admin' })
    const { data: queue } = await admin.call(adminListReports, { status: 'pending' })
    expect(queue.items.some(({ disputed }) => disputed)).toBe(true)

    const superAdmin = app.visit()
    const role = 'super-admin'
    expect(await superAdmin.logIn(emailOf('a super-admin'), secret)).toMatchObject({ role })
  })

  test('has a list of an authority that lookups name', async () => {
    const superAdmin = app.visit()
    await superAdmin.logIn(emailOf('a super-admin'), printed(/password (\S+)/))
    const { data } = await superAdmin.call(listListings, {})
    const current = data.imports.find(({ isCurrent }) => isCurrent)
    const [identifier = ''] = current?.addedSamples ?? []
    const { data: found } = await app.visit().call(verify, { identifier })
    expect(found.listings).toMatchObject([{ source: current?.source }])
  })

  test('prints identifiers with the lookup result they get', async () => {
    const { call } = app.visit()
    const verdictOf = async (words: string) => {
      const identifier = printed(new RegExp(`^ +(\\S.*?) {2,}${words}$`, 'm'))
      return (await call(verify, { identifier })).data.verdict
    }
    expect(await verdictOf('stolen')).toBe('stolen')
    expect(await verdictOf('lost')).toBe('lost')
    expect(await verdictOf('registered, not reported')).toBe('clear')
  })

  test('has only valid identifiers, without a warning', async () => {
    const rows = await app.database.read.selectFrom('identifiers').selectAll().execute()
    expect(rows.length).toBeGreaterThan(80)
    for (const { kind, raw_value, namespace, key } of rows) {
      expect(readAs(kind, raw_value), raw_value).toMatchObject({
        ok: true,
        // The maker is a word of the asset.
        namespace: namespace.split(':')[0],
        key,
        warnings: [],
      })
    }
    expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8)
  })

  test('has reports of every status at every possible stage', async () => {
    const rows = await app.database.read
      .selectFrom('reports')
      .select(['status', 'stage', 'reason'])
      .execute()
    const there = new Set(rows.map(({ status, stage }) => `${status} ${stage}`))
    for (const status of reportStatuses) {
      for (const stage of reportStages) {
        // Only thefts need staff.
        if (stage === 'pending' && status !== 'Stolen') continue
        expect(there).toContain(`${status} ${stage}`)
      }
    }
    const rejected = rows.filter(({ status, stage }) => status === 'Stolen' && stage === 'inactive')
    expect(rejected.every(({ reason }) => reason)).toBe(true)
  })

  test('has users from all over the country, each in an LGA of their state', async () => {
    const users = await app.database.read.selectFrom('users').selectAll().execute()
    expect(users.length).toBeGreaterThanOrEqual(40)
    for (const { state, lga, email } of users) {
      expect(app.services.lgas.get(state ?? '')?.has(lga ?? ''), email).toBe(true)
    }
    expect(new Set(users.map(({ state }) => state)).size).toBeGreaterThan(20)
  })

  test('has pictures for all assets, and receipts that only their owners see', async () => {
    const { read } = app.database
    const assets = await read.selectFrom('assets').selectAll().execute()
    expect(assets.some(({ hidden }) => hidden === 1)).toBe(true)
    const uploads = await read.selectFrom('uploads').selectAll().execute()
    const owners = new Map(
      uploads.map(({ id, visible_to_user_id }) => [`/uploads/${id}.webp`, visible_to_user_id]),
    )
    const receipts = assets.filter(({ receipt_url }) => receipt_url !== null)
    expect(receipts.length).toBeGreaterThan(10)
    for (const { image_url, receipt_url, owner_id } of assets) {
      expect(owners.get(image_url ?? '')).toBeNull()
      if (receipt_url) expect(owners.get(receipt_url)).toBe(owner_id)
    }
    for (const { id } of uploads) {
      expect(existsSync(join(dataDir, 'uploads', id.slice(0, 2), `${id}-320.webp`))).toBe(true)
    }
  })

  test('covers the past twelve months, is all in the activity log, and sends no email', async () => {
    const { read } = app.database
    const log = await read.selectFrom('activity_log').selectAll().execute()
    const year = 366 * 86_400_000
    const now = Date.now()
    expect(log.every(({ at }) => at < now && at > now - year)).toBe(true)
    const created = new Set(
      log
        .filter(({ action }) => action === 'create')
        .map(({ entity_id, at }) => `${entity_id} ${at}`),
    )
    const made = await Promise.all(
      (['users', 'assets', 'reports'] as const).map((table) =>
        read.selectFrom(table).select(['id', 'created_at']).execute(),
      ),
    )
    for (const { id, created_at } of made.flat()) expect(created).toContain(`${id} ${created_at}`)
    const decided = new Set(
      log.filter(({ action }) => action === 'moderate').map(({ entity_id }) => entity_id),
    )
    const confirmed = await read
      .selectFrom('reports')
      .where('confirmed_at', 'is not', null)
      .select('id')
      .execute()
    for (const { id } of confirmed) expect(decided).toContain(id)
    // The back office has one failed email to show. It is not tried again.
    const mails = await app.database.read
      .selectFrom('jobs')
      .where('kind', '=', 'mail')
      .selectAll()
      .execute()
    expect(mails.map(({ done_at, failed_at }) => done_at ?? failed_at !== null)).toEqual([true])
  })

  test(
    'refuses a database that has users, and leaves it unchanged',
    async () => {
      const count = () =>
        app.database.read
          .selectFrom('activity_log')
          .select((all) => all.fn.countAll<number>().as('entries'))
          .executeTakeFirst()
      const before = await count()
      const again = await run('scripts/commands/demo.ts', [], dataDir)
      expect(again).toMatchObject({ code: 1, output: '' })
      expect(again.error).toContain('has users in it')
      expect(again.error).not.toContain('    at ')
      expect(await count()).toEqual(before)
    },
    commandMs,
  )

  test(
    'is identical every time, but on a public origin its password is random',
    async () => {
      const other = emptyFolder()
      const settings = { PUBLIC_ORIGIN: 'https://toju.example' }
      const { output } = await run('scripts/commands/demo.ts', [], other, settings)
      expect(output).toContain('https://toju.example/login')
      expect(/password (\S+)/.exec(output)?.[1]).not.toBe(printed(/password (\S+)/))
      const copy = await openApp(other)
      onTestFinished(async () => {
        await copy.close()
        rmSync(other, { recursive: true, force: true })
      })
      const content = ({ database: { read } }: Opened) =>
        Promise.all([
          read
            .selectFrom('identifiers')
            .select(['kind', 'raw_value'])
            .orderBy('raw_value')
            .execute(),
          read.selectFrom('users').select(['email', 'phone_number']).orderBy('email').execute(),
          read
            .selectFrom('assets')
            .select(['name', 'description', 'created_at'])
            .orderBy('created_at')
            .orderBy('name')
            .execute(),
        ])
      expect(await content(copy)).toEqual(await content(app))
    },
    commandMs,
  )
})

describe('npm run admin', { timeout: commandMs }, () => {
  const newSecret = 'harmattan over zuma'

  async function start(after: (stop: () => Promise<void>) => void = onTestFinished) {
    const dataDir = emptyFolder()
    putMigrated(dataDir)
    const app = await openApp(dataDir)
    after(async () => {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const admin = (...args: string[]) => run('scripts/commands/make-admin.ts', args, dataDir)
    const tokenIn = ({ output }: Ran) => /\/reset-password\?token=(\S+)/.exec(output)?.[1] ?? ''
    return { app, admin, tokenIn }
  }

  async function signUp(app: Opened, email: string) {
    const browser = app.visit()
    await browser.call(register, signUpForm({ email }))
    return browser
  }

  async function verifyEmail(app: Opened, browser: ReturnType<Opened['visit']>) {
    const [mail] = await listMails(app.database, 1)
    const token = mail?.text.match(/\b\d{6}\b/)?.[0] ?? ''
    await browser.call(verifyToken, { token })
  }

  test('makes a super-admin while the server runs; its link works once and verifies the email', async () => {
    const { app, admin, tokenIn } = await start()
    const ran = await admin('Boss@Example.com')
    expect(ran).toMatchObject({ code: 0, error: '' })
    expect(ran.output).toContain('http://localhost:4321/reset-password?token=')

    const boss = app.visit()
    const token = tokenIn(ran)
    await boss.call(resetPassword, { token, newPassword: newSecret })
    expect(await boss.logIn('boss@example.com', newSecret)).toMatchObject({
      name: 'Toju Admin',
      role: 'super-admin',
      emailVerified: true,
    })
    expect((await boss.call(adminListReports, {})).data.items).toEqual([])

    const again = boss.call(resetPassword, { token, newPassword: 'another long secret' })
    expect((await refusalOf(again)).body).toMatchObject({ code: 'RESET_LINK_INVALID' })
    const [entry] = await app.database.read.selectFrom('activity_log').selectAll().execute()
    expect(entry).toMatchObject({ actor_id: null, action: 'create', entity: 'user' })
    const details = async () => {
      const entries = await app.database.read
        .selectFrom('activity_log')
        .select('details')
        .where('details', 'like', '%npm run admin%')
        .orderBy('seq')
        .execute()
      return entries.map((each) => JSON.parse(each.details))
    }
    await admin('boss@example.com')
    expect(await details()).toEqual([
      { after: { role: 'super-admin' }, by: 'npm run admin' },
      { password: 'link printed', by: 'npm run admin' },
    ])
  })

  test('removes a lost second factor, once and only on request, and logs it', async () => {
    const { app, admin } = await start()
    await admin('boss@example.com')
    const { id } = await app.database.read
      .selectFrom('users')
      .select('id')
      .executeTakeFirstOrThrow()
    await app.database.write((tx) =>
      tx
        .insertInto('totp_secrets')
        .values({ user_id: id, secret: 'sealed', confirmed_at: 1, last_step: 1, created_at: 1 })
        .execute(),
    )
    const factors = () => app.database.read.selectFrom('totp_secrets').selectAll().execute()
    await admin('boss@example.com')
    expect(await factors()).toHaveLength(1)
    const ran = await admin('boss@example.com', '--forget-second-factor')
    expect(ran.output).toContain('The second factor was removed.')
    expect(await factors()).toEqual([])
    const again = await admin('boss@example.com', '--forget-second-factor')
    expect(again.output).toContain('There was no second factor.')
    const entries = await app.database.read
      .selectFrom('activity_log')
      .select(['actor_id', 'action', 'entity_id'])
      .where('entity', '=', 'second-factor')
      .execute()
    expect(entries).toEqual([{ actor_id: null, action: 'delete', entity_id: id }])
  })

  test('issues a new link each time, and invalidates the previous one', async () => {
    const { app, admin, tokenIn } = await start()
    const first = tokenIn(await admin('boss@example.com'))
    const second = await admin('boss@example.com')
    expect(second.output).toContain('already')
    const visitor = app.visit()
    await refusalOf(visitor.call(resetPassword, { token: first, newPassword: newSecret }))
    await visitor.call(resetPassword, { token: tokenIn(second), newPassword: newSecret })
  })

  test('promotes an existing account: name and password stay, sessions and a requested removal of second factors end', async () => {
    const { app, admin } = await start()
    await verifyEmail(app, await signUp(app, 'ada@example.com'))
    const ada = app.visit()
    const { id } = await ada.logIn('ada@example.com', password)
    await app.database.write((tx) => askFactorRemoval(tx, id, Date.now()))
    expect((await admin('ada@example.com')).output).toContain('is now a super-admin')
    expect((await refusalOf(ada.call(getMe, {}))).status).toBe(401)
    expect(await findFactorRemoval(app.database.read, id, Date.now())).toBeUndefined()
    expect(await ada.logIn('ada@example.com', password)).toMatchObject({
      firstName: 'Ada',
      role: 'super-admin',
    })
  })

  test('takes the account from anyone who registered it without proving the email', async () => {
    const { app, admin } = await start()
    await signUp(app, 'boss@example.com')
    const squatter = app.visit()
    await squatter.logIn('boss@example.com', password)
    await admin('boss@example.com')
    const change = { currentPassword: password, newPassword: newSecret, confirmPassword: newSecret }
    expect((await refusalOf(squatter.call(changePassword, change))).status).toBe(401)
    expect((await refusalOf(squatter.logIn('boss@example.com', password))).body).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
  })

  test('makes an account that nobody can register over', async () => {
    const { app, admin } = await start()
    await admin('boss@example.com')
    await signUp(app, 'boss@example.com')
    const row = await app.database.read.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      first_name: 'Toju',
      role: 'super-admin',
      password_hash: null,
      email_verified_at: null,
    })
  })

  describe('incorrect usage', () => {
    const stops: (() => Promise<void>)[] = []
    let started: Awaited<ReturnType<typeof start>>
    beforeAll(async () => {
      started = await start((stop) => stops.push(stop))
    })
    afterAll(async () => {
      for (const stop of stops) await stop()
    })

    test.each([
      ['no email', [], 'Usage: npm run admin -- <email>'],
      ['two', ['a@example.com', 'b@example.com'], 'Usage: npm run admin -- <email>'],
      ['an option', ['--help'], 'Usage: npm run admin -- <email>'],
      ['no email address', ['boss'], 'Enter a full email address'],
    ])('prints the usage when given %s, and makes nobody', async (_, args, words) => {
      const { app, admin } = started
      const ran = await admin(...args)
      expect(ran).toMatchObject({ code: 1, output: '' })
      expect(ran.error).toContain(words)
      expect(ran.error).not.toContain('    at ')
      expect(await app.database.read.selectFrom('users').selectAll().execute()).toEqual([])
    })
  })
})
