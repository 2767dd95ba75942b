/**
 * The addresses that Astro renders for each visitor. Nothing else reaches its handler: Astro adds
 * addresses of its own (`/_image`, `/_server-islands/{name}`), and another release may add more.
 */
const renderedPages = [
  '/search',
  '/certificate',
  '/log',
  '/certificate/{number}',
  '/found/{code}',
  '/merchant/{slug}',
] as const

export interface RenderedPage {
  /** The row above. */
  pattern: string
  /** The same path in the one spelling that Astro cannot read as another. */
  path: string
}

/** The page that Astro renders at a decoded path, a slash at its end or not; undefined where there is none. */
export function renderedPageAt(path: string): RenderedPage | undefined {
  const segments = path.replace(/\/$/, '').split('/')
  const pattern = renderedPages.find((each) => fits(each.split('/'), segments))
  if (pattern === undefined) return undefined
  try {
    return { pattern, path: segments.map(encodeURIComponent).join('/') }
  } catch {
    // Half a letter (a lone surrogate) has no spelling.
    return undefined
  }
}

function fits(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((each, n) => {
      const segment = segments[n] ?? ''
      return each.startsWith('{') ? isName(segment) : each === segment
    })
  )
}

/** URL parsers take a backslash for a slash and leave out dots. */
function isName(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !segment.includes('\\')
}
