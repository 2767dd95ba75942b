import { expect, it } from 'vitest'
import { reportWords } from '../../src/locales/en/screens/dashboard/reports.ts'
import { waitText } from '../../src/locales/waits.ts'

it.each([
  [2, 'Usually within a few hours'],
  [6, 'Usually within a few hours'],
  [7, 'Usually within a day'],
  [24, 'Usually within a day'],
  [25, 'Usually within 2 days'],
  [49, 'Usually within 3 days'],
])('a decision that usually takes %i hours is said as people count it: %s', (hours, words) => {
  expect(waitText(reportWords.progress.usually, hours)).toBe(words)
})
