import { isLanguage, type Language } from '../domain/languages.ts'

/** Pages that exist in every language; English ones have no prefix. */
const translatedPaths = [
  '/',
  '/search',
  '/report-a-find',
  '/report-a-loss',
  '/faqs',
  '/offline',
  '/404',
  '/429',
  '/c',
]

/** `{ language: 'ha', path: '/search' }` for `/ha/search`. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const plain = pathname.replace(/(.)\/$/, '$1')
  const [, first = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/.exec(plain) ?? []
  return isLanguage(first) && first !== 'en'
    ? { language: first, path: rest || '/' }
    : { language: 'en', path: plain }
}

/** Whether the page at a path without a prefix exists in every language. */
export function isTranslated(path: string): boolean {
  return translatedPaths.includes(path) || /^\/found\/[^/]+$/.test(path)
}

/** `/ha/search?uid=…` for `/search?uid=…`; the same address if the page is in English only. */
export function localized(language: Language, address: string): string {
  const [, path = '', more = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  if (language === 'en' || !isTranslated(path)) return address
  return `/${language}${path === '/' ? '' : path}${more}`
}

/** The form of a loss, filled in with what its owner has kept. No server sees what follows `#`. */
export function lossDraftPath(language: Language, draft: Record<string, string>): string {
  return localized(language, `/report-a-loss#${new URLSearchParams(draft)}`)
}
