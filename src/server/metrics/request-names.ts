import { type Act, apiBase } from '../../api/act.ts'

/**
 * What a request is counted as: the act of the contract that its pattern is of; of what is no act, which
 * kind of thing it is. Never an address or what stands in one.
 */
export function createRequestNames(acts: readonly Act[]): (method: string, path: string) => string {
  const names = new Set(acts.map(({ method, path }) => `${method} ${path}`))
  return (method, path) => {
    if (!path.startsWith(`${apiBase}/`)) return kindOf(path)
    const name = `${method} ${path.slice(apiBase.length)}`
    return names.has(name) ? name : 'api, other'
  }
}

function kindOf(path: string): string {
  if (path.startsWith('/uploads/')) return 'pictures'
  if (path.startsWith('/_astro/')) return 'assets'
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'probes'
  return path === '/search' ? 'search page' : 'pages'
}
