/** The choice of a language in the account. */
export const languageWords = {
  language: 'Language',
  languageHint:
    'Your dashboard, e-mails and notifications are in it. What is not translated yet is in English.',
  saved: 'Language saved',
  newTranslation:
    'This translation is new: no two speakers have reviewed it yet. If a sentence is wrong, write to {email}.',
}
