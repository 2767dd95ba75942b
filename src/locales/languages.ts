import type { Language } from '../domain/languages.ts'

/** Each language as its speakers call it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  pcm: 'Pidgin',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
}
