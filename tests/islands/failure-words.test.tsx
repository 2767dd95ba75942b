import { expect, it } from 'vitest'
import { ApiError } from '../../src/api/problem.ts'
import { translateError } from '../../src/islands/failure-words.ts'
import { failureParts, translateErrorFor } from '../../src/islands/forms/post/failure-picture.ts'
import failures from '../../src/locales/ha/failures.json' with { type: 'json' }

const hausa = failures.failureWords

const refused = (status: number, code: 'REPORT_CLOSED' | 'INVALID_INPUT' | 'FORBIDDEN') =>
  new ApiError(status, { code, message: 'In English', fields: { photo: 'In English' } })

it('a failure is said in the language of the screen', () => {
  const said = (error: ApiError) => translateError(error, hausa).message
  expect(said(new ApiError(0, undefined))).toBe(hausa.connection)
  expect(said(new ApiError(429, undefined))).toBe(hausa.limit)
  expect(said(new ApiError(503, undefined))).toBe(hausa.server)
  const closed = translateError(refused(409, 'REPORT_CLOSED'), hausa)
  expect(closed.body?.fields).toEqual({ photo: hausa.codes.REPORT_CLOSED })
  // What exactly is wrong is in English beneath; so is what has no words yet.
  expect(said(refused(400, 'INVALID_INPUT'))).toBe(`${hausa.codes.INVALID_INPUT} (In English)`)
  expect(said(refused(403, 'FORBIDDEN'))).toBe('In English')
})

it('a form of a page in another language says why it could not be sent in it', () => {
  const form = document.createElement('form')
  expect(translateErrorFor(form, new ApiError(0, undefined)).message).toMatch(
    /could not reach Toju/,
  )
  form.dataset['failures'] = JSON.stringify(hausa)
  const [, text] = failureParts(translateErrorFor(form, new ApiError(0, undefined)))
  expect(text).toBe(hausa.connection)
})
