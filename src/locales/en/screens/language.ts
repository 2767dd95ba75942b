/** The choice of a language in the account. */
export const languageWords = {
  language: 'Language',
  languageHint:
    'Your dashboard, emails and notifications use this language. Parts not translated yet are in English.',
  saved: 'Language saved',
  newTranslation: 'This translation is new. Do you see a mistake? Write to {email}',
}
