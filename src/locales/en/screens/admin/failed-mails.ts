/** The screen of e-mails that could not be sent. */
export const adminFailedMailWords = {
  to: 'To',
  kind: 'Kind',
  why: 'Why',
  notKnown: 'Not known',
  tries: 'Tries',
  givenUp: 'Failed',
  mailsThatCould: 'E-mails that we could not send after a dozen tries over about a day.',
  failedMails: 'Failed e-mails',
  everyMailHas: 'No failed e-mails',
  theMailTo: 'the mail to {to}',
  tryAgain: 'Try again',
  sendsAgain: 'We try to send each of them again.',
  leavesList: 'They leave this list and are not sent.',
  putAside: 'Dismiss',
}
