import { languages } from '../../../domain/languages.ts'

/** English pages have no prefix. */
const others = languages.filter((language) => language !== 'en')

/**
 * The paths that Astro renders on each request. No other path reaches its handler: Astro adds its
 * own endpoints (`/_image`, `/_server-islands/{name}`), and another release may add more.
 */
export const renderedPages = [
  '/search',
  ...others.map((language) => `/${language}/search`),
  '/certificate',
  '/log',
  '/certificate/{number}',
  '/found/{code}',
  ...others.map((language) => `/${language}/found/{code}`),
  '/merchant/{slug}',
]

/**
 * Whether a module of the build is one of these pages. The build names it after the page's file:
 * `search_BOOlgnyG.mjs`, `_slug__BUB7LBEZ.mjs`, `index_B9nzLIOh.mjs` for `/certificate`.
 */
export function isRenderedPageModule(name: string): boolean {
  return renderedPages.some((page) => {
    const segment = page.slice(page.lastIndexOf('/') + 1)
    return segment.startsWith('{')
      ? name.startsWith(`_${segment.slice(1, -1)}__`)
      : name.startsWith(`${segment}_`) || name.startsWith('index_')
  })
}

export interface RenderedPage {
  /** An entry of `renderedPages`. */
  pattern: string
  /** The path, percent-encoded so that Astro cannot interpret it differently. */
  path: string
}

/** The page that Astro renders at a decoded path, with or without a trailing slash. */
export function renderedPageAt(path: string): RenderedPage | undefined {
  const segments = path.replace(/\/$/, '').split('/')
  const pattern = renderedPages.find((each) => fits(each.split('/'), segments))
  if (pattern === undefined) return undefined
  try {
    return { pattern, path: segments.map(encodeURIComponent).join('/') }
  } catch {
    // A lone surrogate cannot be encoded.
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

/** URL parsers treat a backslash as a slash and remove `.` and `..` segments. */
function isName(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !segment.includes('\\')
}
