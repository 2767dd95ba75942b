import { expect, it } from 'vitest'
import { verdictMessage } from '../../src/locales/en/lookup.ts'
import { pageAt } from './support/built-site.ts'

const figure = pageAt('/').html.split('<figure')[1]?.split('</figure>')[0] ?? ''
const text = figure.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('the example answer equals what the lookup says of a stolen phone, word for word', () => {
  const reportedAt = Date.UTC(2026, 2, 4, 9)
  const { message, advice } = verdictMessage({
    verdict: 'stolen',
    underReview: false,
    reportedAt,
    state: 'Lagos',
  })
  for (const words of ['Stolen', message, advice[0], advice[1], '490154 20 323751 8']) {
    expect(text).toContain(words)
  }
  expect(text).not.toMatch(/ask the seller/i)
})
