import { isLanguage, type Language } from '../domain/languages.ts'

/** The language of a page, from `Astro.currentLocale`. */
export function languageOf(locale: string | undefined): Language {
  return locale !== undefined && isLanguage(locale) ? locale : 'en'
}

/** The value of `lang` for text in a language. */
export function langOf(language: Language): string {
  return language === 'en' ? 'en-NG' : language
}
