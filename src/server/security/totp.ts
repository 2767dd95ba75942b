import { Secret, TOTP } from 'otpauth'
import { site } from '../../site.ts'

// The RFC 6238 parameters that every app supports: SHA-1, six digits, 30 seconds.
const periodSeconds = 30
// Accepts one period before and after: clocks differ, and typing a code takes time.
const window = 1
// RFC 4226 §4 recommends 160 bits.
const secretBytes = 20

/** A new secret in base32, which users can type. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The URI in the QR code for an authenticator app. */
export function enrolmentUri(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/** The period of a code, counted from 1970 in steps of 30 s; null if it is not valid now. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totp(secret, '').validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta
}

/** The code that the app shows at a moment. */
export function codeAt(secret: string, now: number): string {
  return totp(secret, '').generate({ timestamp: now })
}

function totp(secret: string, label: string): TOTP {
  const issuer = site.name
  return new TOTP({ issuer, label, secret, period: periodSeconds, digits: 6, algorithm: 'SHA1' })
}
