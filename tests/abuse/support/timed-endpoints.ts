import { StatementSync } from 'node:sqlite'
import pino from 'pino'
import {
  createAsset,
  createLabels,
  getAsset,
  importAssets,
  listAssets,
  rotateLabelCode,
  searchAssets,
  updateAsset,
} from '../../../src/api/assets/assets.ts'
import { apiBase, type Endpoint } from '../../../src/api/endpoint.ts'
import { verifyBatch } from '../../../src/api/lookup/batch.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { confirmWatch, createWatch, deleteWatch } from '../../../src/api/lookup/watch.ts'
import { createProof } from '../../../src/api/proofs/proofs.ts'
import { confirmFoundItem, createFind, reportFoundItem } from '../../../src/api/reports/finds.ts'
import { createLoss, reportLoss } from '../../../src/api/reports/losses.ts'
import { createContext } from '../../../src/server/boot/create-context.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { createApi } from '../../../src/server/http/api.ts'
import { newToken } from '../../../src/server/lib/ids.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { formatPosition } from '../../../src/server/queries/pagination.ts'
import { insertUpload } from '../../../src/server/queries/uploads/uploads.ts'
import { createPasswordHasher } from '../../../src/server/security/passwords.ts'
import type { AppContext } from '../../../src/server/services/context.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { queuedMessages } from '../../support/mail/queued-messages.ts'
import { noLimits } from '../../support/no-limits.ts'
import { quickHash } from '../../support/quick-hash.ts'
import { freshAddress } from './attacker.ts'
import { median } from './distinguishable.ts'
import { type Account, type Fixture, phonesOfManyModels, rowOf } from './fixture.ts'

const maxMicroseconds = 5

/**
 * Whether the timing reveals that an identifier is registered. A difference below 1% of the median
 * or three standard errors does not: other load on the machine explains it.
 */
export function reveals({ apart, noise, unknown }: Timing): boolean {
  return Math.abs(apart) > Math.max(maxMicroseconds, unknown / 100, 3 * noise)
}

/** For one endpoint, in microseconds. */
export interface Timing {
  endpoint: string
  tries: number
  /** The medians. */
  hidden: number
  unknown: number
  /**
   * The median difference between a hidden identifier and the unknown one measured beside it, so
   * that other load affects both.
   */
  apart: number
  /** The standard error of this median, from the spread of the differences. */
  noise: number
  /** The response is held back for a fixed time, which is longer than these. */
  isEven: boolean
  /** The minimum number of SQL statements; 0 where they were not counted. */
  statements: { hidden: number; unknown: number }
}

/** An identifier that is asked about, and the objects made with it so far. */
interface Target {
  imei: string
  hidden: boolean
  by: Record<Actor, Account>
  /** An address not used before. */
  email: string
  made: Record<string, string>
}

type Actor = 'owner' | 'buyer'

interface TimedEndpoint {
  endpoint: Endpoint
  /** For endpoints that are called in more than one state of the identifier. */
  note?: string
  /** Who calls; by default the owner. */
  as?: Actor | 'anyone'
  input: (target: Target) => object
  /**
   * Not timed: `before` prepares the call, `after` stores what later calls need of its response.
   */
  before?: (target: Target, services: AppContext) => Promise<unknown>
  // biome-ignore lint/suspicious/noExplicitAny: as an attacker reads it.
  after?: (target: Target, body: any, services: AppContext) => void | Promise<void>
}

const ofAsset = ({ made }: Target) => ({ id: made['asset'] })

/** Calls about an identifier that the client has not registered; repeatable, without writes. */
const lookups: TimedEndpoint[] = [
  { endpoint: verify, as: 'anyone', input: ({ imei }) => ({ identifier: imei }) },
  { endpoint: importAssets, note: 'trial', input: ({ imei }) => table(imei, { dryRun: true }) },
  { endpoint: searchAssets, input: ({ imei }) => ({ query: imei, limit: 10 }) },
]

/** As if everybody had just confirmed their password: it lasts ten minutes. */
const confirmPasswords: TimedEndpoint['before'] = (_, { database, now }) =>
  database.write((tx) =>
    tx.updateTable('sessions').set({ password_confirmed_at: now() }).executeTakeFirst(),
  )

/** Calls about an identifier that the client has registered as well; repeatable. */
const questions: TimedEndpoint[] = [
  { endpoint: getAsset, input: ofAsset },
  { endpoint: listAssets, input: ({ made }) => ({ limit: 1, after: made['listed before'] }) },
]

/** Writes, in the order in which users would make them with an identifier. */
const writes: TimedEndpoint[] = [
  {
    endpoint: verifyBatch,
    // Otherwise the plan's daily quota would run out.
    before: (_, { database }) =>
      database.write((tx) => tx.deleteFrom('batch_usage').executeTakeFirst()),
    input: ({ imei }) => ({ identifiers: [imei] }),
  },
  {
    endpoint: createWatch,
    as: 'anyone',
    input: ({ imei, email }) => ({ identifier: imei, email }),
    after: async ({ made, email }, _, services) => {
      made['watch'] = await mailed(services, email, /token=([\w-]+)/)
    },
  },
  { endpoint: confirmWatch, as: 'anyone', input: ({ made }) => ({ token: made['watch'] }) },
  { endpoint: deleteWatch, as: 'anyone', input: ({ made }) => ({ token: made['watch'] }) },
  {
    endpoint: importAssets,
    input: ({ imei }) => table(imei, { dryRun: false }),
    after: async ({ made, by }, _, services) => {
      made['asset'] = await newestAssetOf(services, by.owner)
    },
  },
  {
    endpoint: updateAsset,
    note: 'away from it',
    before: confirmPasswords,
    input: awayFrom('asset'),
  },
  {
    endpoint: createAsset,
    before: async ({ made }, { database, now }) => {
      const id = newToken().slice(0, 22)
      const image = { bytes: new Uint8Array(1), width: 1, height: 1 }
      await database.write((tx) =>
        insertUpload(tx, { id, picture: image, thumbnail: image }, now()),
      )
      made['picture'] = `/uploads/${id}.webp`
    },
    input: ({ imei, made }) => ({ ...rowOf(imei), imageUrl: made['picture'] }),
    after: ({ made }, { data }) => {
      made['second asset'] = data.id
    },
  },
  {
    endpoint: updateAsset,
    note: 'away from it',
    before: confirmPasswords,
    input: awayFrom('second asset'),
  },
  {
    endpoint: updateAsset,
    note: 'to it',
    before: confirmPasswords,
    input: ({ imei, made }) => ({ id: made['asset'], uuidType: 'imei1', uuid: imei }),
  },
  { endpoint: createLabels, input: ({ made }) => ({ ids: [made['asset']] }) },
  { endpoint: rotateLabelCode, input: ofAsset },
  // Otherwise it would be contested, which any lookup tells.
  {
    endpoint: updateAsset,
    note: 'away once more',
    before: confirmPasswords,
    input: awayFrom('asset'),
  },
  { endpoint: createProof, as: 'anyone', input: ({ imei }) => ({ identifier: imei }) },
  {
    endpoint: reportFoundItem,
    as: 'anyone',
    before: ({ email }, { database }) =>
      database.write(async (tx) => {
        await tx.deleteFrom('jobs').where('recipient', '=', email).execute()
        await tx.deleteFrom('mail_counts').execute()
      }),
    input: ({ imei, email }) => ({
      ...{ identifier: imei, kind: 'imei1', brand: 'Tecno', state: 'Lagos' },
      ...{ description: 'A phone under a seat of a bus', email },
    }),
    after: async ({ made, email }, { draft }, services) => {
      made['draft'] = draft
      made['code'] = await mailed(services, email, /^\s*(\d{6})\s*$/m)
    },
  },
  {
    endpoint: confirmFoundItem,
    as: 'anyone',
    input: ({ email, made }) => ({ email, token: made['code'], draft: made['draft'] }),
  },
  {
    endpoint: reportLoss,
    as: 'anyone',
    before: ({ email }, { database }) =>
      database.write(async (tx) => {
        await tx.deleteFrom('jobs').where('recipient', '=', email).execute()
        await tx.deleteFrom('mail_counts').execute()
      }),
    input: ({ imei, email }) => ({ identifier: imei, status: 'Stolen', state: 'Lagos', email }),
  },
  {
    endpoint: createFind,
    input: ({ imei }) => ({
      ...{ identifier: imei, kind: 'imei1', brand: 'Tecno', state: 'Lagos' },
      description: 'A phone under a seat of a bus',
    }),
  },
  {
    endpoint: createLoss,
    as: 'buyer',
    input: ({ imei }) => ({ identifier: imei, status: 'Lost', state: 'Lagos' }),
  },
]

const endpointName = ({ method, path }: Endpoint) => `${method} ${apiBase}${path}`
const nameOf = ({ endpoint, note }: TimedEndpoint) =>
  `${endpointName(endpoint)}${note ? ` (${note})` : ''}`

/** The endpoints that are timed, as the contract names them. */
export const timedEndpoints = new Set(
  [...lookups, ...questions, ...writes].map(({ endpoint }) => endpointName(endpoint)),
)

function table(imei: string, { dryRun }: { dryRun: boolean }) {
  return { dryRun, rows: [rowOf(imei)] }
}

function awayFrom(asset: string) {
  return ({ imei, made }: Target) => {
    return { id: made[asset], uuidType: 'serial-number', uuid: `${asset.length}SN${imei}` }
  }
}

async function newestAssetOf({ database }: AppContext, { id }: Account): Promise<string> {
  const asset = await database.read
    .selectFrom('assets')
    .where('owner_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow()
  return asset.id
}

async function mailed({ database }: AppContext, to: string, what: RegExp): Promise<string> {
  const mails = (await queuedMessages(database)).filter(({ recipient }) => recipient === to)
  const found = mails.flatMap(({ text }) => what.exec(text)?.[1] ?? [])[0]
  if (found === undefined) throw new Error(`no mail to ${to} has it`)
  return found
}

/** The number of identifiers of each kind for reads, and for writes. */
export interface Sizes {
  reads: number
  writes: number
}

const askers = 20

/**
 * Identifiers with equally many repeated digits, so that matching derives equally many keys from
 * each.
 */
function alikeNumbers(count: number, from: number): string[] {
  const repeats = (imei: string) => imei.match(/(\d)(?=\1)/g)?.length
  return phonesOfManyModels(10 * count, from)
    .filter((imei) => repeats(imei) === 1)
    .slice(0, count)
}

/**
 * Users and identifiers in an empty registry. One of each two neighbours is registered and hidden,
 * so that nothing but registration distinguishes them.
 */
export async function prepareTargets(town: Fixture, sizes: Sizes) {
  const owners = await town.users(askers)
  const victims = await town.users(askers)
  let from = 0
  async function pairs(count: number, buyer: (n: number) => Account | Promise<Account>) {
    const targets: Target[] = []
    const imeis = alikeNumbers(2 * count, from)
    from += 20 * count
    if (imeis.length < 2 * count) throw new Error('there are too few numbers alike')
    for (const [n, imei] of imeis.entries()) {
      const at = (n >> 1) % askers
      const [owner, victim] = [owners[at], victims[at]]
      if (!owner || !victim) throw new Error('there are too few users')
      // Alternates which of the two is first, independently of the order of measurement.
      const hidden = (n % 2 === 0) === ((n >> 2) % 2 === 0)
      if (hidden) await town.phones(victim, [imei], { hidden })
      const by = { owner, buyer: await buyer(n) }
      targets.push({ imei, hidden, by, email: `stranger${from}.${n}@example.org`, made: {} })
    }
    return targets
  }
  const nobody = (n: number) => owners[n % askers] as Account
  return {
    asked: await pairs(sizes.reads, nobody),
    claimed: await pairs(sizes.reads, nobody),
    written: await pairs(sizes.writes, () => town.user()),
  }
}

export type Targets = Awaited<ReturnType<typeof prepareTargets>>

/**
 * The application in this process, without rate limits and without the fixed response times that
 * hide durations, so that its own work is timed.
 */
export async function openBareApp(dataDir: string) {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const given = { database, log: pino({ level: 'silent' }), publicOrigin: 'http://localhost' }
  let wasEven = false
  const services: AppContext = {
    ...createContext(readSettings({ DATA_DIR: dataDir }), { ...given, limits: noLimits }),
    passwords: createPasswordHasher(quickHash),
    withMinDuration(work) {
      wasEven = true
      return work
    },
  }
  const app = createApi(services)

  async function ask(timed: TimedEndpoint, target: Target): Promise<Asked> {
    const { endpoint, as = 'owner' } = timed
    await timed.before?.(target, services)
    const request = requestOf(endpoint, timed.input(target), as === 'anyone' ? null : target.by[as])
    const bindings = { ip: freshAddress(), requestId: 'timed' }
    // Waits until everything in progress has ended.
    await database.write(async () => {})
    wasEven = false
    if (counted !== null) counted = 0
    const began = performance.now()
    const response = await app.fetch(request, bindings)
    const text = await response.text()
    const us = 1000 * (performance.now() - began)
    const asked = { us, isEven: wasEven, statements: counted ?? 0 }
    if (!response.ok) throw new Error(`${nameOf(timed)}: ${response.status} ${text}`)
    await timed.after?.(target, JSON.parse(text), services)
    return asked
  }

  return { services, ask, settle: () => settleClaims(services), close: () => database.close() }
}

interface Asked {
  /** Microseconds until the whole response has arrived. */
  us: number
  isEven: boolean
  /** 0 where they are not counted. */
  statements: number
}

let counted: number | null = null

/**
 * Statements that are not counted: of transactions, which several writers share, and of the
 * registry cache.
 */
const background = /^(begin|commit|savepoint|release|pragma data_version)|\) as reported\b/

/** Counts the statements of the embedded engine during a call. */
async function countingStatements<Result>(work: () => Promise<Result>): Promise<Result> {
  const { prototype } = StatementSync
  const ways = ['all', 'get', 'run'] as const
  const kept = ways.map((way) => [way, prototype[way]] as const)
  for (const [way, original] of kept) {
    prototype[way] = function (this: StatementSync, ...values: never[]) {
      if (counted !== null && !background.test(this.sourceSQL)) counted++
      return Reflect.apply(original, this, values) as never
    }
  }
  counted = 0
  try {
    return await work()
  } finally {
    counted = null
    for (const [way, original] of kept) Object.assign(prototype, { [way]: original })
  }
}

type BareApp = Awaited<ReturnType<typeof openBareApp>>

function requestOf({ method, path }: Endpoint, input: object, as: Account | null): Request {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  const hasBody = method === 'POST' || method === 'PATCH'
  const query = hasBody ? '' : `?${new URLSearchParams(rest as Record<string, string>)}`
  return new Request(`http://localhost/api${filled}${query}`, {
    method,
    headers: {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
    ...(hasBody && { body: JSON.stringify(rest) }),
  })
}

/**
 * The standard error of the median of normally distributed values. A few outliers hardly change it.
 */
function errorOfMedian(values: readonly number[]): number {
  const middle = median(values)
  const spread = 1.4826 * median(values.map((value) => Math.abs(value - middle)))
  return (1.2533 * spread) / Math.sqrt(values.length)
}

/** In pairs, a hidden and an unknown identifier, with alternating order. */
function* inTurns(targets: readonly Target[]) {
  for (let n = 0; n + 1 < targets.length; n += 2) {
    const [one, other] = [targets[n], targets[n + 1]] as [Target, Target]
    yield (n >> 1) % 2 === 0 ? [one, other] : [other, one]
  }
}

/** Times of the two kinds, measured in turns. */
export function createTimes() {
  const took = { hidden: [] as number[], unknown: [] as number[] }
  const statements = { hidden: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  let isEven = false
  return {
    add(hidden: boolean, asked: Pick<Asked, 'us'> & Partial<Asked>) {
      const kind = hidden ? 'hidden' : 'unknown'
      took[kind].push(asked.us)
      statements[kind] = Math.min(statements[kind], asked.statements ?? 0)
      isEven ||= asked.isEven === true
    },
    timing(endpoint: string): Timing {
      const [hidden, unknown] = [median(took.hidden), median(took.unknown)]
      const apart = took.hidden.map((us, n) => us - (took.unknown[n] ?? 0))
      return {
        ...{ endpoint, tries: took.hidden.length, hidden, unknown, isEven, statements },
        ...{ apart: median(apart), noise: errorOfMedian(apart) },
      }
    },
  }
}

/**
 * Times repeatable calls. Medians that differ too much are measured again for some rounds, because
 * other load separates them occasionally and a real cause always.
 */
export async function timeReads(
  app: BareApp,
  { asked, claimed }: Targets,
  rounds: number,
): Promise<Timing[]> {
  await claimAll(app, claimed)
  const timings: Timing[] = []
  for (const [endpoints, targets] of [
    [lookups, asked],
    [questions, claimed],
  ] as const) {
    for (const endpoint of endpoints) {
      timings.push(
        await minApart(rounds, async () => {
          const times = createTimes()
          for (const pair of inTurns(targets)) {
            for (const target of pair) times.add(target.hidden, await app.ask(endpoint, target))
          }
          return times.timing(nameOf(endpoint))
        }),
      )
    }
  }
  return timings
}

/** The round with the smallest difference. Stops early at a round that reveals nothing. */
export async function minApart(rounds: number, time: () => Promise<Timing>): Promise<Timing> {
  let closest = await time()
  for (let n = 1; n < rounds && reveals(closest); n++) {
    const next = await time()
    if (Math.abs(next.apart) < Math.abs(closest.apart)) closest = next
  }
  return closest
}

/** Registers all of them for their users, and lets the background job compare the claims. */
async function claimAll({ ask, settle, services }: BareApp, targets: readonly Target[]) {
  const registering = writes.find(({ endpoint }) => endpoint === importAssets)
  if (!registering) throw new Error('nothing registers')
  for (const target of targets) await ask(registering, target)
  await settle()
  const owners = new Map(targets.map(({ by }) => [by.owner.id, by.owner]))
  const before = new Map<string, string>()
  for (const { id } of owners.values()) {
    const assets = await services.database.read
      .selectFrom('assets')
      .where('owner_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .select(['id', 'created_at'])
      .execute()
    for (const [n, asset] of assets.entries()) {
      before.set(asset.id, formatPosition(assets[n - 1] ?? asset))
    }
  }
  for (const { made } of targets) made['listed before'] = before.get(made['asset'] ?? '') ?? ''
}

/**
 * Times writes: one identifier goes through all of them. The first pair is not counted, because its
 * reports have no others to be compared with.
 */
async function timeWrites(app: BareApp, { written }: Targets): Promise<Timing[]> {
  const times = new Map(writes.map((endpoint) => [nameOf(endpoint), createTimes()]))
  for (const [n, pair] of [...inTurns(written)].entries()) {
    for (const endpoint of writes) {
      for (const target of pair) {
        const asked = await app.ask(endpoint, target)
        if (n > 0) times.get(nameOf(endpoint))?.add(target.hidden, asked)
      }
      await app.settle()
    }
  }
  return [...times].map(([name, each]) => each.timing(name))
}

/** Like `timeWrites`, but also counts the SQL statements. */
export function countWrites(app: BareApp, targets: Targets): Promise<Timing[]> {
  return countingStatements(() => timeWrites(app, targets))
}

/** The rows of the printed table. */
export function timingRows(timings: readonly Timing[]) {
  const round = (us: number) => us.toFixed(1)
  return timings.map(({ endpoint, tries, hidden, unknown, apart, isEven, statements }) => ({
    ...{ endpoint, tries, hidden: round(hidden), unknown: round(unknown) },
    'difference, µs': round(apart),
    ...(statements.hidden > 0 && { statements: `${statements.hidden} : ${statements.unknown}` }),
    answered: isEven ? 'after 60 ms' : 'at once',
  }))
}
