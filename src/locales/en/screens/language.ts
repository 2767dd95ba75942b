/** The choice of a language in the account. */
export const languageWords = {
  language: 'Language',
  languageHint:
    'Your dashboard, emails and notifications are in it. What is not translated yet is in English.',
  saved: 'Language saved',
  newTranslation: 'New translation. Do you see a mistake? {email}',
}
