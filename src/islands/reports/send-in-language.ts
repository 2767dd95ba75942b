import { ApiError } from '../../api/problem.ts'
import type { FindWords } from '../../locales/find-words.ts'
import { withMessage } from '../failure-words.ts'

/**
 * Sends the form. Errors get a message in the language of the page; the server’s are in English.
 */
export async function sendInLanguage<Result>(
  words: FindWords,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || words.language === 'en') throw error
    throw withMessage(error, failureText(error, words))
  }
}

function failureText({ status, body }: ApiError, { find, verify }: FindWords): string {
  if (status === 0) return verify.noConnection
  if (status === 429) return verify.tooManyChecks
  if (body?.code === 'INVALID_CODE') return find.wrongCode
  return body?.code === 'EDIT_CONFLICT' ? find.draftReplaced : verify.somethingWentWrong
}
