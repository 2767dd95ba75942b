import type { ApiError } from '../../api/problem.ts'
import type { FindWords } from '../../locales/find-words.ts'

/** Why the form could not be sent, in the language of its page; English is the server's own. */
export function findFailureText({ language, find, verify }: FindWords) {
  if (language === 'en') return undefined
  return (failed: ApiError): string => {
    if (failed.status === 0) return verify.noConnection
    if (failed.status === 429) return verify.tooManyChecks
    if (failed.body?.code === 'INVALID_CODE') return find.wrongCode
    return failed.body?.code === 'EDIT_CONFLICT' ? find.sendAgain : verify.somethingWentWrong
  }
}
