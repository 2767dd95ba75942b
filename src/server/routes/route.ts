import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { setCookie } from 'hono/cookie'
import type * as z from 'zod/mini'
import { type Access, type Endpoint, pathParameters } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import type { ApiKeyCaller, ApiKeyScope } from '../../domain/api-keys/api-keys.ts'
import type { CurrentUser } from '../../domain/auth/sessions.ts'
import type { Queries } from '../db/database.ts'
import { compress, firstAccepted } from '../lib/compress.ts'
import { parseInput } from '../lib/parse-input.ts'
import { readCookie } from '../lib/read-cookie.ts'
import { readJson } from '../lib/read-json.ts'
import { readQuery } from '../lib/read-query.ts'
import { findCurrentUser } from '../queries/auth/sessions.ts'
import { limitOf } from '../rate-limit/endpoint-limits.ts'
import type { LimitName } from '../rate-limit/policies.ts'
import { partiesRuleOf, refuseOwnCase } from '../security/conflicts-of-interest.ts'
import { emailNotVerified, refuseStaffAccess } from '../security/staff-access.ts'
import { countApiCall, requireApiKey } from '../services/api-keys/count-api-call.ts'
import type { ApiRequest, CurrentUserOf } from '../services/api-request.ts'
import { bearerTokenOf, type Credentials, senderOf } from '../services/auth/sender.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { databaseFor } from '../services/may-lag.ts'

/** What `src/server/http/handler.ts` passes to the router about the request and its connection. */
export interface Bindings {
  ip: string
  requestId: string
  /** Rejects when the body of the request takes too long. */
  tooSlow?: Promise<never> | undefined
}

export type ApiContext = HonoContext<{ Bindings: Bindings }>

export interface Route {
  endpoint: Endpoint
  handle: (services: AppContext, context: ApiContext) => Promise<Response>
}

/** Connects an endpoint with its handler, which runs after the access and input checks. */
export function route<
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  Who extends Access,
>(
  endpoint: Endpoint<Input, Result, Who>,
  handle: (
    ctx: Context,
    request: ApiRequest<z.output<Input>, CurrentUserOf<Who>>,
  ) => Promise<z.output<Result>>,
): Route {
  return checked(endpoint, handle, (context, result) => {
    if (endpoint.cacheSeconds !== undefined) {
      context.header('Cache-Control', `public, max-age=${endpoint.cacheSeconds}`)
    }
    return answerJson(context, endpoint, JSON.stringify(result))
  })
}

/** Characters that fit into one packet, whether or not they are compressed. */
const shortLength = 1200

/** Compresses only what is read: what a log-in returns, and other secrets, come from other methods. */
async function answerJson(
  context: ApiContext,
  { method, status }: Endpoint,
  json: string,
): Promise<Response> {
  const type = { 'content-type': 'application/json' }
  if (method !== 'GET' || json.length <= shortLength) return context.body(json, status ?? 200, type)
  const headers = { ...type, vary: 'accept-encoding' }
  const encoding = firstAccepted(context.req.header('accept-encoding') ?? '')
  if (!encoding) return context.body(json, 200, headers)
  const body = await compress(json, encoding)
  return context.body(body, 200, { ...headers, 'content-encoding': encoding })
}

/**
 * A route that counts the call against a limit of the user. Returns the result of its use case as
 * `data`.
 */
export function limitedRoute<
  Input extends z.ZodMiniType,
  Data,
  Who extends Exclude<Access, 'anyone' | 'api-key'>,
>(
  endpoint: Endpoint<Input, z.ZodMiniType<{ data: Data }>, Who>,
  limit: LimitName,
  useCase: (
    ctx: Context,
    request: ApiRequest<z.output<Input>, CurrentUserOf<Who>>,
  ) => Promise<NoInfer<Data>>,
): Route {
  return route(endpoint, async (ctx, request) => {
    const { id } = request.currentUser as CurrentUser
    await ctx.limiter.consume(limit, id)
    return { data: await useCase(ctx, request) }
  })
}

/** Spreadsheets take CSV without it for the encoding of the computer. */
const byteOrderMark = '\uFEFF'

async function* withByteOrderMark(parts: AsyncIterable<string>): AsyncIterable<string> {
  yield byteOrderMark
  yield* parts
}

/** Like `route`, for streamed text, which is never completely in memory. */
export function textRoute<Input extends z.ZodMiniType, Who extends Access>(
  endpoint: Endpoint<Input, z.ZodMiniType<string>, Who>,
  handle: (
    ctx: Context,
    request: ApiRequest<z.output<Input>, CurrentUserOf<Who>>,
  ) => Promise<AsyncIterable<string>>,
): Route {
  return checked(endpoint, handle, (context, parts) =>
    context.body(streamOf(endpoint.media === 'text/csv' ? withByteOrderMark(parts) : parts), 200, {
      'content-type': `${endpoint.media ?? 'text/plain'}; charset=utf-8`,
    }),
  )
}

/** Like `route`, for JSON that is streamed in parts, which is never completely in memory. */
export function streamedRoute<
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  Who extends Access,
>(
  endpoint: Endpoint<Input, Result, Who>,
  handle: (
    ctx: Context,
    request: ApiRequest<z.output<Input>, CurrentUserOf<Who>>,
  ) => Promise<AsyncIterable<string>>,
): Route {
  return checked(endpoint, handle, (context, parts) =>
    context.body(streamOf(parts), 200, { 'content-type': 'application/json' }),
  )
}

function streamOf(parts: AsyncIterable<string>): ReadableStream {
  return Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream
}

/** Like `route`, for a file. */
export function fileRoute<Input extends z.ZodMiniType, Who extends Access>(
  endpoint: Endpoint<Input, z.ZodMiniType<File>, Who>,
  handle: (
    ctx: Context,
    request: ApiRequest<z.output<Input>, CurrentUserOf<Who>>,
  ) => Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }>,
): Route {
  return checked(endpoint, handle, (context, { name, bytes }) =>
    context.body(bytes, 200, {
      'content-type': endpoint.media ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
    }),
  )
}

/**
 * A body that takes longer is late. To wait for the end of a session with shorter ones takes ten
 * requests a second, which the limits refuse.
 */
const lateMs = 100

function checked<Input extends z.ZodMiniType, Who extends Access, Output>(
  endpoint: Endpoint<Input, z.ZodMiniType, Who>,
  handle: (
    ctx: Context,
    request: ApiRequest<z.output<Input>, CurrentUserOf<Who>>,
  ) => Promise<Output>,
  respond: (context: ApiContext, result: Output) => Response | Promise<Response>,
): Route {
  const parameters = pathParameters(endpoint.path)
  const limit = endpoint.access === 'api-key' ? null : limitOf(endpoint)
  const partiesRule = partiesRuleOf(endpoint)
  return {
    endpoint,
    async handle(services, context) {
      const caller = await requireCaller(services, context, endpoint)
      // An account whose e-mail nobody has proved is a stranger.
      const isProved = caller !== null && (!('emailVerified' in caller) || caller.emailVerified)
      const sender = isProved
        ? { account: caller.id, from: context.env.ip }
        : await senderOf(services, credentialsOf(services, context))
      if (limit !== null) await services.limiter.consume(limit, isProved ? caller.id : sender)
      const began = performance.now()
      const input = parseInput(endpoint.input, await readInput(endpoint, parameters, context))
      // A body may arrive seconds later, when the session has ended.
      const isLate = performance.now() - began > lateMs && endpoint.access !== 'api-key'
      const currentUser = isLate ? await requireCaller(services, context, endpoint) : caller
      const refusal =
        partiesRule && currentUser
          ? (db: Queries) => refuseOwnCase(db, partiesRule, currentUser.id, input)
          : null
      // Before any other answer about the case.
      await refusal?.(services.database.read)
      const database = databaseFor(endpoint, services.database)
      const work = handle(contextOf({ ...services, database }, currentUser, refusal), {
        input,
        currentUser: currentUser as CurrentUserOf<Who>,
        sender,
        userAgent: context.req.header('user-agent')?.slice(0, 200) ?? '',
        ...credentialsOf(services, context),
        setCookie(name, value, seconds) {
          const { name: fullName, ...place } = cookieFor(services, name)
          const always = { httpOnly: true, sameSite: 'Lax', maxAge: seconds } as const
          setCookie(context, fullName, value, { ...always, ...place })
        },
        idempotencyKey: endpoint.repeatable ? readIdempotencyKey(context) : null,
        findCurrentUser: () => currentUserOf(services, context),
      })
      return respond(context, await inTime(work))
    },
  }
}

/**
 * nginx waits a minute for an answer, and counts from before a busy server reads the request. After two
 * that came later it sends nobody to this server for seconds, and two accounts can ask for as much work
 * as takes longer. Our pages wait no longer than this.
 */
const answerMs = 30_000

/** The result of some work, or the answer that it goes on and may be saved. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const problem = () => new Problem('UNAVAILABLE', 'perhaps-saved', { retryAfterSeconds: 30 })
  const timer = setTimeout(() => reject(problem()), answerMs)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** What a request says about its sender. */
export function credentialsOf<Env extends { Bindings: Bindings }>(
  services: AppContext,
  context: HonoContext<Env>,
): Credentials {
  return {
    ip: context.env.ip,
    authorization: context.req.header('authorization'),
    cookie: (name) =>
      readCookie(context.req.header('cookie') ?? '', cookieFor(services, name).name),
  }
}

/**
 * The name and path of a cookie. A browser accepts a `__Host-` cookie only from this host and over
 * https, so no other host of the domain can replace it.
 */
function cookieFor({ publicOrigin }: Pick<AppContext, 'publicOrigin'>, name: string) {
  return publicOrigin.startsWith('https:')
    ? { name: `__Host-${name}`, path: '/', secure: true }
    : { name, path: '/api/auth', secure: false }
}

async function currentUserOf(
  services: AppContext,
  context: ApiContext,
): Promise<CurrentUser | null> {
  const token = bearerTokenOf(context.req.header('authorization'))
  return token === undefined ? null : findCurrentUser(services.database, token, services.now())
}

/** The caller of an endpoint; null if anyone may call it. */
async function requireCaller(
  services: AppContext,
  context: ApiContext,
  { access, scope }: Endpoint,
): Promise<CurrentUser | ApiKeyCaller | null> {
  if (access === 'anyone') return null
  if (access !== 'api-key') return requireCurrentUser(services, context, access)
  if (scope === undefined) throw new Error('an endpoint for API keys names no scope')
  return admitApiKey(services, context, scope)
}

/**
 * The account of an API key. Sets the headers with its limits, and throws if the call exceeds one.
 */
async function admitApiKey(
  services: AppContext,
  context: ApiContext,
  scope: ApiKeyScope,
): Promise<ApiKeyCaller> {
  const caller = await requireApiKey(services, context.req.header('authorization'), scope)
  const { headers, refusal } = await countApiCall(services, caller)
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  if (refusal) throw refusal
  return caller
}

export async function requireCurrentUser(
  services: AppContext,
  context: ApiContext,
  access: Exclude<Access, 'anyone' | 'api-key'>,
): Promise<CurrentUser> {
  const currentUser = await currentUserOf(services, context)
  if (!currentUser) throw new Problem('UNAUTHENTICATED', 'session')
  if (access === 'signed-in') return currentUser
  const refusal =
    access === 'verified' || access === 'verified-no-2fa'
      ? currentUser.emailVerified
        ? null
        : emailNotVerified()
      : await refuseStaffAccess(services.database, currentUser, {
          onlySuperAdmins: access === 'super-admin',
        })
  if (refusal) throw refusal
  return currentUser
}

/** Accepts the key with quotes, as the draft standard of the header demands, and without. */
function readIdempotencyKey({ req }: ApiContext): string | null {
  const given = req.header('idempotency-key')
  if (given === undefined) return null
  const key = /^(?:"([\w-]{8,64})"|([\w-]{8,64}))$/.exec(given.trim())
  if (key) return key[1] ?? key[2] ?? null
  throw new Problem('INVALID_INPUT', 'idempotency-key')
}

/** Far more than a form has, and than a table of the longest: a thousand numbers with a name for each. */
const [strangersValues, accountsValues] = [200, 4000]

async function readInput(
  endpoint: Endpoint,
  parameters: string[],
  { req, env }: ApiContext,
): Promise<unknown> {
  const fromPath = Object.fromEntries(parameters.map((name) => [name, req.param(name)]))
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return { ...readQuery(req.url), ...fromPath }
  const maxValues = endpoint.access === 'anyone' ? strangersValues : accountsValues
  const rules = { tooSlow: env.tooSlow, maxBytes: endpoint.bodyBytes, maxValues }
  // The path wins: a body cannot name another record.
  return Object.assign(await readJson(req.raw, rules), fromPath)
}
