/** Why a call failed, on screens and pages in another language: the server answers in English. */
export const failureWords = {
  connection: 'We could not reach Toju. Check your connection and try again.',
  limit: 'Too many tries at once. Wait a little, then try again.',
  server: 'Something went wrong on our side. Try again in a minute.',
  sessionEnded: 'Your session has ended. Log in to go on.',
  /** By the code of the API. */
  codes: {
    INVALID_INPUT: 'Check what you typed.',
    UNAUTHENTICATED: 'Log in to go on.',
    EMAIL_NOT_VERIFIED:
      'Confirm your email address first. Get a new code on the page “/verify”, and type it there.',
    NOT_FOUND: 'This no longer exists.',
    REPORT_ALREADY_OPEN: 'This item has an open report already.',
    REPORT_CLOSED: 'This report is closed and cannot be changed.',
    EDIT_CONFLICT: 'This changed while you were editing. Check it and save again.',
    STATUS_CHANGE_REFUSED: 'This has changed since you opened the page. Load the page again.',
    CONFIRMATION_LINK_INVALID:
      'This link no longer works, or you have answered already. Log in to see your items and reports.',
    TOO_LARGE: 'This picture is too large.',
    UNSUPPORTED_MEDIA: 'We cannot read this file as a picture.',
  },
}
