/** The choice of a language in the account. */
export const languageWords = {
  language: 'Language',
  languageHint:
    'We write our e-mails and notifications in it. What is not translated yet is in English.',
  save: 'Save',
  saved: 'Language saved',
}
