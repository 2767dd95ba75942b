import { isLanguage, type Language } from '../domain/languages.ts'

/** The same key as in `src/layouts/LanguageMemory.astro`. */
const key = 'LANGUAGE'

/** The language chosen on this device; if none was, that of the last page in this tab. */
export function visitorLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? ''
    return isLanguage(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Pages without a language then open in this one. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // A browser may refuse its storage.
  }
}
