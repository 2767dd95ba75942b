/** notifications */
export const adminFailedMailWords = {
  to: 'To',
  kind: 'Kind',
  why: 'Why',
  notKnown: 'Not known',
  tries: 'Tries',
  givenUp: 'Failed',
  mailsThatCould: 'E-mails that we could not send after a dozen tries over about a day.',
  mail: 'Mail',
  failedMails: 'Failed e-mails',
  everyMailHas: 'No failed e-mails',
  theMailTo: 'the mail to {to}',
  tryAgain: 'Try again{about}',
  putAside: 'Dismiss{about}',
}
