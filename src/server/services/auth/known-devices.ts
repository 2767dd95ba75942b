import { randomBytes } from 'node:crypto'
import type { ApiRequest } from '../api-request.ts'
import type { Context } from '../context.ts'

/** Set by a log-in or a reset link: this browser is known to an account. */
const deviceCookie = 'device'
const lifeSeconds = 180 * 86_400
/** Accounts that a device remembers, latest first: a phone may be shared. */
const maxAccounts = 4
const idBytes = 16

/**
 * How a device became known, the best way first, with the name under which its cookie is signed. Who has
 * only the password or the mailbox can make any number of devices known, so these guess second factors
 * like new ones.
 */
const names = {
  'second factor': 'device of a second factor',
  'log-in': 'known device',
  'reset link': 'device of a reset link',
} as const
type KnownBy = keyof typeof names
const ways = Object.keys(names) as KnownBy[]

type Deps = Pick<Context, 'limiter' | 'encryption'>
type Cookies = Pick<ApiRequest<unknown, unknown>, 'cookie' | 'setCookie'>

/**
 * The id of this device if it is known to the account of an e-mail, else null. Counts the try against
 * the device's own limit, so that strangers' tries cannot lock the owner out.
 */
export async function recallKnownDevice(
  { limiter, encryption }: Deps,
  { cookie }: Pick<Cookies, 'cookie'>,
  email: string,
  by: readonly KnownBy[] = ways,
): Promise<string | null> {
  const [device, ...hmacs] = parts(cookie(deviceCookie))
  if (!device) return null
  if (!by.some((how) => hmacs.includes(hmacOf(encryption, device, email, how)))) return null
  await limiter.consume('knownDevice', `${device} ${email}`)
  return device
}

/**
 * The account that this device was last logged in to, as a pseudonym under which the device counts as
 * known; null for other devices.
 */
export function accountOfDevice(
  { encryption }: Pick<Deps, 'encryption'>,
  { cookie }: Pick<Cookies, 'cookie'>,
): string | null {
  const value = cookie(deviceCookie)
  const [, account, seal] = /~([\w-]{22})\.([\w-]{22})$/.exec(value ?? '') ?? []
  const [device] = parts(value)
  if (!device || !account || !seal) return null
  return seal === encryption.hmac(`device ${device} of ${account}`) ? account : null
}

/** Sets a signed cookie: this browser is known to the account of an e-mail. */
export function rememberDevice(
  { encryption }: Pick<Context, 'encryption'>,
  { cookie, setCookie }: Cookies,
  email: string,
  by: KnownBy,
): void {
  const [known, ...hmacs] = parts(cookie(deviceCookie))
  const device = known ?? randomBytes(idBytes).toString('base64url')
  const own = new Map(ways.map((way) => [hmacOf(encryption, device, email, way), way]))
  const [accountHmac] = [...own].find(([hmac, way]) => way === by || hmacs.includes(hmac)) ?? []
  const others = hmacs.filter((each) => !own.has(each)).slice(0, maxAccounts - 1)
  const account = accountPseudonym(encryption, email)
  const seal = encryption.hmac(`device ${device} of ${account}`)
  const value = `${[device, accountHmac, ...others].join('.')}~${account}.${seal}`
  setCookie(deviceCookie, value, lifeSeconds)
}

/** Under this all known devices of an account count, however many they are. */
export function accountPseudonym(encryption: Context['encryption'], email: string): string {
  return encryption.hmac(`account of devices ${email}`)
}

/** The id of the device, and an HMAC for each account. */
function parts(value: string | undefined): string[] {
  const [device] = value?.split('~') ?? []
  return device !== undefined && /^[\w-]{22}(\.[\w-]{22})+$/.test(device) ? device.split('.') : []
}

function hmacOf(
  encryption: Context['encryption'],
  device: string,
  email: string,
  by: KnownBy,
): string {
  return encryption.hmac(`${names[by]} ${device} ${email}`)
}
