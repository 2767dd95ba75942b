import { Resolver } from 'node:dns/promises'

export interface Address {
  address: string
  family: number
}

export type Resolve = (hostname: string) => Promise<Address[]>

/** How long a name that did not resolve is not asked for again. */
const failureMs = 30_000
const maxFailures = 1000

/**
 * Resolves names that users give. `dns.lookup` would do it in one of the few threads that every
 * other lookup and file of this process needs, for as long as a silent name server likes. Here each
 * name has sockets of its own, one try and `timeoutMs`; then its queries are cancelled. It asks name
 * servers only: /etc/hosts and search domains do not count for names from outside. Every error has
 * the code ETIMEOUT or ENOTFOUND.
 */
export function createUserNameResolver({
  servers,
  timeoutMs = 2000,
  now = Date.now,
}: {
  /** `address:port`; without it those of the machine. */
  servers?: readonly string[] | undefined
  timeoutMs?: number | undefined
  now?: () => number
} = {}): Resolve {
  const failures = new Map<string, { code: string; until: number }>()
  const running = new Map<string, Promise<Address[]>>()

  function rememberFailure(name: string, code: string): Error {
    if (failures.size >= maxFailures) failures.clear()
    failures.set(name, { code, until: now() + failureMs })
    return failureOf(code)
  }

  async function ask(name: string): Promise<Address[]> {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
    if (servers) resolver.setServers(servers)
    const timer = setTimeout(() => resolver.cancel(), timeoutMs)
    try {
      const [four, six] = await Promise.allSettled([
        resolver.resolve4(name),
        resolver.resolve6(name),
      ])
      const found = [...addressesOf(four, 4), ...addressesOf(six, 6)]
      if (found.length > 0) return found
      const isSlow = [four, six].some((each) => each.status === 'rejected' && wasSlow(each.reason))
      throw rememberFailure(name, isSlow ? 'ETIMEOUT' : 'ENOTFOUND')
    } finally {
      clearTimeout(timer)
    }
  }

  return (hostname) => {
    const name = hostname.toLowerCase()
    const failed = failures.get(name)
    if (failed && failed.until > now()) return Promise.reject(failureOf(failed.code))
    failures.delete(name)
    const begun = running.get(name)
    if (begun) return begun
    const asked = ask(name).finally(() => running.delete(name))
    running.set(name, asked)
    return asked
  }
}

function addressesOf(result: PromiseSettledResult<string[]>, family: 4 | 6): Address[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : []
}

function wasSlow(reason: unknown): boolean {
  return /^(?:ETIMEOUT|ECANCELLED)$/.test((reason as { code?: string }).code ?? '')
}

function failureOf(code: string): Error {
  return Object.assign(new Error('the host name was not resolved'), { code })
}
