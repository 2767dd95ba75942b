import { Problem } from '../api/problem.ts'

export function wrongSecondFactor(): Problem {
  return new Problem('WRONG_CODE', 'second-factor', { field: 'code' })
}
