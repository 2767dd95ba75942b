/** The screen of emails that could not be sent. */
export const adminFailedMailWords = {
  to: 'To',
  kind: 'Kind',
  why: 'Why',
  notKnown: 'Not known',
  tries: 'Tries',
  failed: 'Failed',
  intro: 'Emails that could not be delivered.',
  failedMails: 'Failed emails',
  empty: 'Nothing waits here. Emails that could not be delivered come here.',
  mailTo: 'the email to {to}',
  tryAgain: 'Try again',
  retryConsequence: 'We try to send each email again.',
  dismissConsequence: 'The emails leave this list and are not sent.',
  dismiss: 'Dismiss',
}
