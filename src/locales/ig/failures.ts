import type { failureWords as enFailureWords } from '../en/screens/failures.ts'
import type { Translation } from '../translation.ts'

/** Why a call failed. */
export const failureWords: Translation<typeof enFailureWords> = {
  connection: 'Anyị enwetaghị Toju. Lelee ịntanetị gị, nwaa ọzọ.',
  limit: 'Nke a karịrị akarị n’otu oge. Chere obere oge, nwaa ọzọ.',
  server: 'Ihe adịghị mma mere n’ebe anyị nọ. Nwaa ọzọ mgbe otu nkeji gasịrị.',
  codes: {
    INVALID_INPUT: 'Lelee ihe ị pịnyere.',
    UNAUTHENTICATED: 'Banye ka ị gaa n’ihu.',
    EMAIL_NOT_VERIFIED: 'Buru ụzọ kwado e-mail gị: anyị ezitela gị koodu.',
    NOT_FOUND: 'Nke a adịghịzi.',
    REPORT_ALREADY_OPEN: 'Ihe a nweelarị akụkọ mepere emepe.',
    REPORT_CLOSED: 'E mechiela akụkọ a, a pụghị ịgbanwe ya.',
    EDIT_CONFLICT: 'A gbanwere nke a tupu i chekwaa. Lelee ya, chekwaa ọzọ.',
    STATUS_CHANGE_REFUSED: 'A gbanwere nke a ma ọ bụ kpebie banyere ya. Mepee ibe a ọzọ.',
    CONFIRMATION_LINK_INVALID:
      'Njikọ a emeela ochie, ma ọ bụ na ị zaalarị. Banye ka ị gbanwee akụkọ gị.',
    TOO_LARGE: 'Foto a buru oke ibu.',
    UNSUPPORTED_MEDIA: 'Faịlụ a abụghị foto anyị nwere ike ịgụ.',
  },
}
