import type { UserRecord } from '../../api/users/user-record.ts'
import { roles } from '../../domain/users/roles.ts'

const texts = ['id', 'firstName', 'lastName', 'name', 'email', 'phoneNumber', 'country'] as const

/**
 * True if a stored value is a user that screens can show. It does not use the API schema, which is
 * five times the size; the first API call replaces the value with the server’s.
 */
export function isUserRecord(value: unknown): value is UserRecord {
  if (!isRecord(value) || !texts.every((name) => typeof value[name] === 'string')) return false
  const { role, status, currentPlanId, isVerified, emailVerified } = value
  return (
    roles.some((known) => known === role) &&
    (status === 'active' || status === 'suspended') &&
    isRecord(currentPlanId) &&
    typeof currentPlanId['name'] === 'string' &&
    typeof isVerified === 'boolean' &&
    typeof emailVerified === 'boolean'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
