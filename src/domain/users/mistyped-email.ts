/** The providers that most people in Nigeria write from. Their mailboxes end in `.com`. */
const providers = ['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud', 'ymail', 'rocketmail'] as const

/** Others, whose name is one slip away from one of these. */
const alsoReal = new Set(['gail.com'])

/**
 * What a user most likely meant who typed `ada@gmial.com` or `ada@yahoo.co`; null if the domain may
 * well be real. A name that begins with another letter is another provider: `ymail`, `email`, `fmail`.
 */
export function likelyEmail(typed: string): string | null {
  const [local, domain, ...more] = typed.trim().split('@')
  if (!local || !domain || more.length > 0) return null
  const written = domain.toLowerCase()
  const [name = '', ...ending] = written.split(/[\s.,]+/).filter(Boolean)
  const meant = providers.find((provider) => isMeant(provider, name, ending))
  if (!meant || written === `${meant}.com` || alsoReal.has(written)) return null
  return `${local}@${meant}.com`
}

function isMeant(provider: string, name: string, ending: readonly string[]): boolean {
  const [top, ...more] = ending
  if (top === undefined) return name === provider || name === `${provider}com`
  // `yahoo.co.uk`, `yahoo.fr`
  if (more.length > 0 || !isOneSlip(top, 'com')) return false
  return name[0] === provider[0] && isOneSlip(name, provider)
}

/** Whether one letter at most is wrong, missing or too many, or two neighbours changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start += 1
  const [left, rest] = [typed.slice(start), meant.slice(start)]
  return [
    left === rest,
    left.slice(1) === rest.slice(1),
    left.slice(1) === rest,
    left === rest.slice(1),
    left === `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`,
  ].some(Boolean)
}
