import { Problem } from '../api/problem.ts'

export function wrongSecondFactor(): Problem {
  const message = 'This code is not right, or was used already. Wait for the next one.'
  return new Problem('WRONG_CODE', message, { fields: { code: message } })
}
