import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { Access, Act } from '../api/act.ts'
import { pathParameters } from '../api/act.ts'
import { Problem } from '../api/problem.ts'
import type { Role } from '../domain/roles.ts'
import { limitOf } from './act-limits.ts'
import { partiesRuleOf, refuseOwnCase } from './conflicts-of-interest.ts'
import { isTooDeep } from './json-depth.ts'
import { findCaller } from './queries/sessions.ts'
import { readBody } from './request-body.ts'
import type { Services } from './services.ts'
import { emailNotVerified, refuseStaffAccess } from './staff-access.ts'

/** The signed-in person, as the database knows them at this very request. */
export interface Caller {
  id: string
  sessionId: string
  role: Role
  emailVerified: boolean
  /** When the person last typed their password again in this session. */
  passwordConfirmedAt: number | null
}

/** One request, parsed. */
export interface Exchange<Input, Who> {
  input: Input
  caller: Who
  /** Where the request came from, read over our trusted proxies. */
  address: string
  userAgent: string
  /** The header as it came, for acts that anyone may call and that hardly ever need to know who does. */
  authorization: string | undefined
  cookie(name: string): string | undefined
  /** A cookie that only we see and no script can read. */
  keepCookie(name: string, value: string, seconds: number): void
  /** The `Idempotency-Key` of a repeatable act, if one was sent. */
  idempotencyKey: string | null
  /** The person of the bearer token, for acts that anyone may call. */
  findCaller(): Promise<Caller | null>
}

/** What Hono knows of the connection: put there by the shell. */
export interface Bindings {
  address: string
  requestId: string
  /** Rejects when the body of the request takes too long. */
  tooSlow?: Promise<never> | undefined
}

export type ApiContext = Context<{ Bindings: Bindings }>

export interface Route {
  act: Act
  handle: (services: Services, context: ApiContext) => Promise<Response>
}

const mostBodyBytes = 64 * 1024

type CallerOf<Who extends Access> = Who extends 'anyone' ? null : Caller

/** Joins an act of the contract to what answers it: checks who calls and what they send first. */
export function route<
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  Who extends Access,
>(
  act: Act<Input, Result, Who>,
  answer: (
    services: Services,
    exchange: Exchange<z.output<Input>, CallerOf<Who>>,
  ) => Promise<z.output<Result>>,
): Route {
  return answered(act, answer, (context, result) => {
    if (act.cacheSeconds !== undefined) {
      context.header('Cache-Control', `public, max-age=${act.cacheSeconds}`)
    }
    return context.json(result as object, act.status ?? 200)
  })
}

/** As `route`, for an answer that is sent as it is made and never held whole. */
export function textRoute<Input extends z.ZodMiniType, Who extends Access>(
  act: Act<Input, z.ZodMiniType<string>, Who>,
  answer: (
    services: Services,
    exchange: Exchange<z.output<Input>, CallerOf<Who>>,
  ) => Promise<AsyncIterable<string>>,
): Route {
  return answered(act, answer, (context, parts) =>
    context.body(
      Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream,
      200,
      {
        'content-type': `${act.media ?? 'text/plain'}; charset=utf-8`,
      },
    ),
  )
}

function answered<Input extends z.ZodMiniType, Who extends Access, Answer>(
  act: Act<Input, z.ZodMiniType, Who>,
  answer: (
    services: Services,
    exchange: Exchange<z.output<Input>, CallerOf<Who>>,
  ) => Promise<Answer>,
  respond: (context: ApiContext, result: Answer) => Response,
): Route {
  const parameters = pathParameters(act.path)
  const limit = limitOf(act)
  const partiesRule = partiesRuleOf(act)
  return {
    act,
    async handle(services, context) {
      const caller =
        act.access === 'anyone' ? null : await requireCaller(services, context, act.access)
      if (limit !== null) await services.limiter.take(limit, caller?.id ?? context.env.address)
      const input = parseInput(act.input, await readInput(act, parameters, context))
      if (partiesRule && caller) {
        await refuseOwnCase(services.database.read, partiesRule, caller.id, input)
      }
      const result = await answer(services, {
        input,
        caller: caller as CallerOf<Who>,
        address: context.env.address,
        userAgent: context.req.header('user-agent')?.slice(0, 200) ?? '',
        authorization: context.req.header('authorization'),
        cookie: (name) => getCookie(context, cookieFor(services, name).name),
        keepCookie(name, value, seconds) {
          const { name: fullName, ...place } = cookieFor(services, name)
          const always = { httpOnly: true, sameSite: 'Lax', maxAge: seconds } as const
          setCookie(context, fullName, value, { ...always, ...place })
        },
        idempotencyKey: act.repeatable ? readIdempotencyKey(context) : null,
        findCaller: () => callerOf(services, context),
      })
      return respond(context, result)
    },
  }
}

/**
 * What a cookie is called and where it goes. By its `__Host-` a browser takes it from this very host
 * alone, over https, so that no other host of the domain can put one in its place.
 */
function cookieFor({ publicOrigin }: Services, name: string) {
  return publicOrigin.startsWith('https:')
    ? { name: `__Host-${name}`, path: '/', secure: true }
    : { name, path: '/api/auth', secure: false }
}

async function callerOf(services: Services, context: ApiContext): Promise<Caller | null> {
  const [scheme, token] = context.req.header('authorization')?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  return findCaller(services.database, token, services.now())
}

async function requireCaller(
  services: Services,
  context: ApiContext,
  access: Access,
): Promise<Caller> {
  const caller = await callerOf(services, context)
  if (!caller) throw new Problem('NOT_SIGNED_IN', 'session')
  if (access === 'signed-in') return caller
  const refusal =
    access === 'verified' || access === 'enrolling'
      ? caller.emailVerified
        ? null
        : emailNotVerified()
      : await refuseStaffAccess(services.database, caller, {
          onlySuperAdmins: access === 'super-admin',
        })
  if (refusal) throw refusal
  return caller
}

/** A bare word is taken as well as the quoted string that the draft of the header asks for. */
function readIdempotencyKey({ req }: ApiContext): string | null {
  const given = req.header('idempotency-key')
  if (given === undefined) return null
  const key = /^(?:"([\w-]{8,64})"|([\w-]{8,64}))$/.exec(given.trim())
  if (key) return key[1] ?? key[2] ?? null
  throw new Problem('INVALID_INPUT', 'idempotency-key')
}

async function readInput(
  act: Act,
  parameters: string[],
  { req, env }: ApiContext,
): Promise<unknown> {
  const fromPath = Object.fromEntries(parameters.map((name) => [name, req.param(name)]))
  if (act.method === 'GET' || act.method === 'DELETE') return { ...req.query(), ...fromPath }
  const body = await readJson(req, env.tooSlow)
  // The path says which record: a body cannot name another.
  return { ...body, ...fromPath }
}

async function readJson(
  req: ApiContext['req'],
  tooSlow: Promise<never> | undefined,
): Promise<Record<string, unknown>> {
  const bytes = await readBody(req.raw, { mostBytes: mostBodyBytes, tooLarge, brokenOff, tooSlow })
  const text = bytes.toString().replace(/^\ufeff/, '')
  if (text === '') return {}
  const type = req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', 'not-json')
  }
  if (isTooDeep(text)) throw new Problem('INVALID_JSON', 'too-deep')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Problem('INVALID_JSON', 'not-json')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem('INVALID_INPUT', 'not-an-object')
  }
  return body as Record<string, unknown>
}

const tooLarge = () => new Problem('TOO_LARGE', 'body')
const brokenOff = () => new Problem('INVALID_JSON', 'broken-off')

/** Checks input against its schema; throws `INVALID_INPUT` with a sentence for each field. */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw new Problem('INVALID_INPUT', 'schema', {
    params: { message: first?.message ?? '' },
    fields: fieldsOf(parsed.error),
  })
}

/** A sentence for each field that is wrong: the first thing that is wrong with it. */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.')
    if (name && !(name in fields)) fields[name] = issue.message
  }
  return fields
}
