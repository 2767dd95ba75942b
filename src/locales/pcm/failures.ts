import type { failureWords as enFailureWords } from '../en/screens/failures.ts'
import type { Translation } from '../translation.ts'

/** Why a call failed. */
export const failureWords: Translation<typeof enFailureWords> = {
  connection: 'We no fit reach Toju. Check your network, then try again.',
  limit: 'That one too much for one time. Wait small, then try again.',
  server: 'Something spoil for our side. Try again after one minute.',
  codes: {
    INVALID_INPUT: 'Check wetin you type.',
    UNAUTHENTICATED: 'Log in before you continue.',
    EMAIL_NOT_VERIFIED: 'Verify your e-mail first: we don send you code.',
    NOT_FOUND: 'This one no dey again.',
    REPORT_ALREADY_OPEN: 'This thing get open report before.',
    REPORT_CLOSED: 'This report don close, so you no fit change am.',
    EDIT_CONFLICT: 'Person don change this one before you save. Look am and save again.',
    STATUS_CHANGE_REFUSED: 'Person don change or decide this one. Open the page again.',
    CONFIRMATION_LINK_INVALID:
      'This link don old, or you don answer before. Log in to change your report.',
    TOO_LARGE: 'This picture too big.',
    UNSUPPORTED_MEDIA: 'This file no be picture wey we fit read.',
  },
}
