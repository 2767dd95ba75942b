/** The languages that Toju answers in, by their ISO 639 codes; `pcm` is Nigerian Pidgin. */
export const languages = ['en', 'pcm', 'ha', 'yo', 'ig'] as const
export type Language = (typeof languages)[number]

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
