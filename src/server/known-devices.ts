import { randomBytes } from 'node:crypto'
import type { Exchange } from './route.ts'
import type { Services } from './services.ts'

/** Set by a log-in that succeeded: says that this browser was let into an account before. */
const deviceCookie = 'device'
const lifeSeconds = 180 * 86_400
/** A phone that a family shares; the account that was last logged in to comes first. */
const mostAccounts = 4
const idBytes = 16

type Means = Pick<Services, 'limiter' | 'secrets'>
type Cookies = Pick<Exchange<unknown, unknown>, 'cookie' | 'keepCookie'>

/**
 * Whether this device was logged in to the account of an address before. It then counts its tries
 * alone: what strangers try does not keep its owner out.
 */
export async function takeKnownDevice(
  { limiter, secrets }: Means,
  { cookie }: Pick<Cookies, 'cookie'>,
  email: string,
): Promise<boolean> {
  const [device, ...marks] = parts(cookie(deviceCookie))
  if (!device || !marks.includes(markOf(secrets, device, email))) return false
  await limiter.take('knownDevice', `${device} ${email}`)
  return true
}

/** Notes in the browser, signed, that it was let into the account of an address. */
export function rememberDevice(
  { secrets }: Pick<Services, 'secrets'>,
  { cookie, keepCookie }: Cookies,
  email: string,
): void {
  const [known, ...marks] = parts(cookie(deviceCookie))
  const device = known ?? randomBytes(idBytes).toString('base64url')
  const mark = markOf(secrets, device, email)
  const others = marks.filter((each) => each !== mark).slice(0, mostAccounts - 1)
  keepCookie(deviceCookie, [device, mark, ...others].join('.'), lifeSeconds)
}

function parts(value: string | undefined): string[] {
  return value !== undefined && /^[\w-]{22}(\.[\w-]{22})+$/.test(value) ? value.split('.') : []
}

function markOf(secrets: Services['secrets'], device: string, email: string): string {
  return secrets.mark(`known device ${device} ${email}`)
}
