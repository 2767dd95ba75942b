import type { failureWords as enFailureWords } from '../en/screens/failures.ts'
import type { Translation } from '../translation.ts'

/** Why a call failed. */
export const failureWords: Translation<typeof enFailureWords> = {
  connection: 'A kò rí Toju. Wo íńtánẹ́ẹ̀tì rẹ, kí o sì tún gbìyànjú.',
  limit: 'Èyí pọ̀ jù lẹ́ẹ̀kan náà. Dúró díẹ̀, kí o sì tún gbìyànjú.',
  server: 'Nǹkan kan kò lọ dáadáa lọ́dọ̀ wa. Tún gbìyànjú lẹ́yìn ìṣẹ́jú kan.',
  codes: {
    INVALID_INPUT: 'Wo ohun tí o tẹ̀.',
    UNAUTHENTICATED: 'Wọlé láti máa bá a lọ.',
    EMAIL_NOT_VERIFIED: 'Kọ́kọ́ fìdí e-mail rẹ múlẹ̀: a ti fi kóòdù ránṣẹ́ sí ọ.',
    NOT_FOUND: 'Èyí kò sí mọ́.',
    REPORT_ALREADY_OPEN: 'Ohun yìí ti ní ìròyìn tó wà ní ṣíṣí.',
    REPORT_CLOSED: 'A ti pa ìròyìn yìí dé, o kò lè yí i padà.',
    EDIT_CONFLICT: 'A ti yí èyí padà kí o tó fi pamọ́. Wò ó, kí o sì tún fi pamọ́.',
    STATUS_CHANGE_REFUSED: 'A ti yí èyí padà tàbí a ti pinnu nípa rẹ̀. Tún ṣí ojú ewé náà.',
    CONFIRMATION_LINK_INVALID:
      'Ìjápọ̀ yìí ti pẹ́ jù, tàbí o ti dáhùn tẹ́lẹ̀. Wọlé láti yí ìròyìn rẹ padà.',
    TOO_LARGE: 'Fọ́tò yìí tóbi jù.',
    UNSUPPORTED_MEDIA: 'Fáìlì yìí kì í ṣe fọ́tò tí a lè kà.',
  },
}
