import type { loginReasonWords as enLoginReasonWords } from '../en/screens/login-reasons.ts'
import type { Translation } from '../translation.ts'

/** Why a visitor was led to log in. */
export const loginReasonWords: Translation<typeof enLoginReasonWords> = {
  newReport: 'Wọlé tàbí ṣí àkáǹtì láti ròyìn ohun rẹ. O máa padà tààrà sí ìròyìn náà.',
  newAsset:
    'Wọlé tàbí ṣí àkáǹtì láti fi ohun rẹ sínú ìwé. O máa padà tààrà, nọ́ńbà rẹ̀ á sì wà níbẹ̀.',
  business: 'Wọlé tàbí ṣí àkáǹtì láti fìdí iṣẹ́ òwò rẹ múlẹ̀. O máa padà tààrà sí fọ́ọ̀mù náà.',
  plan: 'Wọlé tàbí ṣí àkáǹtì láti ra ètò. O máa padà tààrà síbẹ̀.',
  transfer: 'Wọlé tàbí ṣí àkáǹtì láti wo ohun tí wọ́n fẹ́ fún ọ.',
  anything: 'Wọlé láti máa bá a lọ. O máa padà tààrà sí ojú ewé tí o fẹ́.',
}
