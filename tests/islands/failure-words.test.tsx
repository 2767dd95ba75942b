import { expect, it } from 'vitest'
import { ApiError } from '../../src/api/problem.ts'
import { translateError } from '../../src/islands/failure-words.ts'
import { failureParts, translateErrorFor } from '../../src/islands/forms/post/post.ts'
import failures from '../../src/locales/ha/failures.json' with { type: 'json' }

const hausa = failures.failureWords

const refused = (status: number, code: 'REPORT_CLOSED' | 'INVALID_INPUT' | 'FORBIDDEN') =>
  new ApiError(status, { code, message: 'In English', fields: { photo: 'In English' } })

it('a failure message is in the language of the screen', () => {
  const messageOf = (error: ApiError) => translateError(error, hausa).message
  expect(messageOf(new ApiError(0, undefined))).toBe(hausa.connection)
  expect(messageOf(new ApiError(429, undefined))).toBe(hausa.limit)
  expect(messageOf(new ApiError(503, undefined))).toBe(hausa.server)
  const closed = translateError(refused(409, 'REPORT_CLOSED'), hausa)
  expect(closed.body?.fields).toEqual({ photo: hausa.codes.REPORT_CLOSED })
  // A code that needs details adds the English message, and an untranslated code is in English.
  expect(messageOf(refused(400, 'INVALID_INPUT'))).toBe(`${hausa.codes.INVALID_INPUT} (In English)`)
  expect(messageOf(refused(403, 'FORBIDDEN'))).toBe('In English')
})

it('a form shows why it could not be sent in the language of its page', () => {
  const form = document.createElement('form')
  expect(translateErrorFor(form, new ApiError(0, undefined)).message).toMatch(
    /could not reach Toju/,
  )
  form.dataset['failures'] = JSON.stringify(hausa)
  const [, text] = failureParts(translateErrorFor(form, new ApiError(0, undefined)))
  expect(text).toBe(hausa.connection)
})
