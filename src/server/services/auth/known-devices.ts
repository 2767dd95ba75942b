import { randomBytes } from 'node:crypto'
import type { ApiRequest } from '../api-request.ts'
import type { Context } from '../context.ts'

/** Set by a successful log-in: this browser was logged in to an account before. */
const deviceCookie = 'device'
const lifeSeconds = 180 * 86_400
/** Accounts that a device remembers, latest first: a phone may be shared. */
const maxAccounts = 4
const idBytes = 16

type Deps = Pick<Context, 'limiter' | 'encryption'>
type Cookies = Pick<ApiRequest<unknown, unknown>, 'cookie' | 'setCookie'>

/**
 * Whether this device was logged in to the account of an e-mail before. If so, counts the try
 * against the device's own limit, so that strangers' tries cannot lock the owner out.
 */
export async function recallKnownDevice(
  { limiter, encryption }: Deps,
  { cookie }: Pick<Cookies, 'cookie'>,
  email: string,
): Promise<boolean> {
  const [device, ...hmacs] = parts(cookie(deviceCookie))
  if (!device || !hmacs.includes(hmacOf(encryption, device, email))) return false
  await limiter.consume('knownDevice', `${device} ${email}`)
  return true
}

/** Sets a signed cookie: this browser was logged in to the account of an e-mail. */
export function rememberDevice(
  { encryption }: Pick<Context, 'encryption'>,
  { cookie, setCookie }: Cookies,
  email: string,
): void {
  const [known, ...hmacs] = parts(cookie(deviceCookie))
  const device = known ?? randomBytes(idBytes).toString('base64url')
  const accountHmac = hmacOf(encryption, device, email)
  const others = hmacs.filter((each) => each !== accountHmac).slice(0, maxAccounts - 1)
  setCookie(deviceCookie, [device, accountHmac, ...others].join('.'), lifeSeconds)
}

function parts(value: string | undefined): string[] {
  return value !== undefined && /^[\w-]{22}(\.[\w-]{22})+$/.test(value) ? value.split('.') : []
}

function hmacOf(encryption: Context['encryption'], device: string, email: string): string {
  return encryption.hmac(`known device ${device} ${email}`)
}
