import { expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../../src/server/config/env.ts'

const secret = 'S3cr3t'

function messageOf(env: Record<string, string>): string {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'accepted'
}

it.each([
  ['SMTP_URL', `user:${secret}@host:587`],
  ['SMTP_URL', `user:${secret}`],
  ['SMTP_URL', `smtp:user:${secret}@host`],
  ['SMTP_URL', `//user:${secret}@host`],
  ['SMTP_URL', `smtps://user:${secret}/x@host:465`],
  ['DATABASE_URL', `toju:${secret}@db:5432/toju`],
  ['DATABASE_URL', `mysql://toju:${secret}@db/toju`],
  ['DATABASE_URL', `host=db password=${secret}`],
  ['STORAGE_URL', `key:${secret}@host/bucket`],
  ['STORAGE_URL', `s3://key:%zz${secret}@host/bucket`],
  ['SMS_URL', `user:${secret}@api.example`],
  ['PUBLIC_ORIGIN', `user:${secret}@toju.ng`],
])('a wrong %s is refused without a word of its password: %s', (name, value) => {
  const message = messageOf({ [name]: value, SMS_SECRET: 's'.repeat(43) })
  expect(message).toContain(name)
  expect(message).toContain('must be')
  expect(message).not.toContain(secret)
})

it.each([
  ['SMTP_URL', 'smtp://user:12/ss@mail.example:587'],
  ['SMTP_URL', 'smtp://user:12?ss@mail.example:587'],
  ['SMTP_URL', 'smtp://user:12#ss@mail.example:587'],
  ['SMTP_URL', 'smtp://user:p@ss@mail.example:587'],
  ['SMTP_URL', 'smtp://user:%zz@mail.example:587'],
  ['SMTP_URL', 'smtp://mail.example/inbox'],
  ['DATABASE_URL', 'postgres://toju:12/ss@db.example/toju'],
  ['DATABASE_URL', 'postgres://toju:12#ss@db.example/toju'],
  ['STORAGE_URL', 's3://key:12/ss@store.example/bucket'],
])('a character of a password that ends the host early stops the start: %s', (name, value) => {
  expect(messageOf({ [name]: value })).toMatch(/percent-encoded/)
})

it('percent-encoded passwords of every kind are accepted', () => {
  const password = encodeURIComponent('p/a?s#s@w:o%r d')
  const { smtpUrl, databaseUrl, storage } = readSettings({
    SMTP_URL: `smtps://user:${password}@mail.example:465`,
    DATABASE_URL: `postgres://toju:${password}@db.example:5432/toju?sslmode=require`,
    STORAGE_URL: `s3://key:${password}@store.example/bucket?tls=off`,
  })
  expect(smtpUrl).toContain(password)
  expect(databaseUrl).toContain(password)
  expect(storage?.secretAccessKey).toBe('p/a?s#s@w:o%r d')
})

it.each(['nobody', 'a@b', 'Toju <hello@toju.ng>', 'a@b.ng, c@d.ng', 'a@b.ng\nBcc: x@y.ng'])(
  'MAIL_FROM is one plain address, not %j',
  (value) => {
    expect(messageOf({ MAIL_FROM: value })).toContain('MAIL_FROM')
  },
)
