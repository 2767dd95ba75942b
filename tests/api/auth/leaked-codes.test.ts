import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { register } from '../../../src/api/auth/sign-up.ts'
import { hashCode, isCode } from '../../../src/server/lib/hashes.ts'
import { startTestApp } from '../../support/app.ts'
import { mailedCode, signUpForm } from '../../support/users.ts'

test('a stolen table of codes does not reveal a code without the key of the server', async () => {
  const app = await startTestApp()
  const form = signUpForm()
  await app.visit().call(register, form)
  const code = await mailedCode(app, form.email)
  const row = await app.database.read
    .selectFrom('email_codes')
    .select(['id', 'code_hash'])
    .executeTakeFirstOrThrow()
  const guesses = [code, `${row.id}:${code}`, `code ${row.id}:${code}`, `${row.id}${code}`]
  for (const guess of guesses) {
    for (const encoding of ['base64url', 'hex'] as const) {
      const hash = createHash('sha256').update(guess).digest(encoding)
      expect(hash.slice(0, row.code_hash.length)).not.toBe(row.code_hash)
    }
  }
  expect(isCode(app.services.encryption, row, code)).toBe(true)
  const otherKey = { hmac: (text: string) => `other ${text}` }
  expect(hashCode(otherKey, row.id, code)).not.toBe(row.code_hash)
})
