import { Secret, TOTP } from 'otpauth'
import { site } from '../../site.ts'

// RFC 6238 as every app understands it: SHA-1, six digits, half a minute.
const periodSeconds = 30
// A clock may be half a minute off, and a code takes time to type.
const window = 1
// RFC 4226 §4 asks for 160 bits.
const secretBytes = 20

/** A fresh secret as people type it: base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** What an authenticator app reads from a QR code. */
export function enrolmentUri(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/** The half minute whose code this is, counted from 1970, if it is a code of about now. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totp(secret, '').validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta
}

/** The code of a moment: what the app shows. */
export function codeAt(secret: string, now: number): string {
  return totp(secret, '').generate({ timestamp: now })
}

function totp(secret: string, label: string): TOTP {
  const issuer = site.name
  return new TOTP({ issuer, label, secret, period: periodSeconds, digits: 6, algorithm: 'SHA1' })
}
