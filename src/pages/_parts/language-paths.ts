import { languages } from '../../domain/languages.ts'

/** The paths of a page in every language but English, whose pages have no prefix. */
export function languagePaths() {
  return languages
    .filter((language) => language !== 'en')
    .map((language) => ({ params: { language } }))
}
