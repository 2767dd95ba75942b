import { Problem } from '../../api/problem.ts'

export function wrongTwoFactorCode(): Problem {
  return new Problem('INVALID_CODE', 'second-factor', { field: 'code' })
}
