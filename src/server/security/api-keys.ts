import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'toju_live_'
const secretLength = 30
const checksumLength = 6

/** 178 random bits, with a prefix by which secret scanners find leaked keys. */
export function newApiKey(): string {
  const secret = Array.from({ length: secretLength }, () => digits[randomInt(digits.length)])
  return withChecksum(secret.join(''))
}

/** Whether a text has the form of a key. Other texts need no database query. */
export function isApiKey(text: string): boolean {
  const secret = /^toju_live_([0-9A-Za-z]{30})[0-9A-Za-z]{6}$/.exec(text)?.[1]
  return secret !== undefined && withChecksum(secret) === text
}

/** The last four characters, by which users recognise a key. They belong to its checksum. */
export function endingOf(key: string): string {
  return key.slice(-4)
}

function withChecksum(secret: string): string {
  let checksum = ''
  for (let rest = crc32(secret); checksum.length < checksumLength; ) {
    checksum = (digits[rest % digits.length] ?? '') + checksum
    rest = Math.floor(rest / digits.length)
  }
  return prefix + secret + checksum
}
