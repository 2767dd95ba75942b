import type { failureWords as enFailureWords } from '../en/screens/failures.ts'
import type { Translation } from '../translation.ts'

/** Why a call failed. */
export const failureWords: Translation<typeof enFailureWords> = {
  connection: 'Ba mu samu Toju ba. Ka duba intanet ɗinka, ka sake gwadawa.',
  limit: 'Wannan ya yi yawa a lokaci ɗaya. Ka jira kaɗan, ka sake gwadawa.',
  server: 'An samu matsala a wurinmu. Ka sake gwadawa bayan minti ɗaya.',
  codes: {
    INVALID_INPUT: 'Ka duba abin da ka rubuta.',
    UNAUTHENTICATED: 'Ka shiga don ci gaba.',
    EMAIL_NOT_VERIFIED: 'Ka fara tabbatar da e-mail ɗinka: mun aika maka lamba.',
    NOT_FOUND: 'Wannan ba ya nan yanzu.',
    REPORT_ALREADY_OPEN: 'Wannan abu yana da buɗaɗɗen rahoto tuni.',
    REPORT_CLOSED: 'An rufe wannan rahoto, ba za a iya canza shi ba.',
    EDIT_CONFLICT: 'An canza wannan kafin ka ajiye. Ka duba shi, ka sake ajiyewa.',
    STATUS_CHANGE_REFUSED: 'An canza wannan ko an yanke hukunci a kansa. Ka sake buɗe shafin.',
    CONFIRMATION_LINK_INVALID:
      'Wannan link ya tsufa, ko ka riga ka amsa. Ka shiga don canza rahotonka.',
    TOO_LARGE: 'Wannan hoto ya yi girma da yawa.',
    UNSUPPORTED_MEDIA: 'Wannan ba hoton da za mu iya karantawa ba ne.',
  },
}
