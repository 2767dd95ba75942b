import { describe, expect, test } from 'vitest'
import { likelyThreshold, scoreSimilarity } from '../../../src/domain/matching/similarity.ts'
import { cases, type LabelledCase } from './cases.ts'

/** The weights were tuned on one half of the cases; the other half measures their quality. */
const halves = {
  tuned: cases.filter((_, index) => index % 2 === 0),
  held: cases.filter((_, index) => index % 2 === 1),
}

const isOffered = ({ missing, found }: LabelledCase) =>
  scoreSimilarity(missing, found).score >= likelyThreshold

const percent = (part: number) => `${Math.round(part * 100)} %`

describe('possible matches', () => {
  test.each(Object.entries(halves))(
    'on the %s half, precision and recall are at least nine in ten',
    (name, half) => {
      const offered = half.filter(isOffered)
      const right = offered.filter(({ isIt }) => isIt).length
      const precision = right / offered.length
      const recall = right / half.filter(({ isIt }) => isIt).length
      const wrong = half.filter((each) => isOffered(each) !== each.isIt)
      process.stdout.write(
        [
          `${name}: ${half.length} cases, precision ${percent(precision)}, recall ${percent(recall)}`,
          ...wrong.map(({ title, isIt }) => `  ${isIt ? 'missed' : 'wrongly offered'}: ${title}`),
          '',
        ].join('\n'),
      )
      expect(precision).toBeGreaterThanOrEqual(0.9)
      expect(recall).toBeGreaterThanOrEqual(0.9)
    },
  )

  test('reasons are codes, the strongest first', () => {
    const swapped = cases.find(({ title }) => title === 'swapped neighbours in a serial number')
    if (!swapped) throw new Error('no such case')
    const { score, reasons } = scoreSimilarity(swapped.missing, swapped.found)
    expect(score).toBe(100)
    expect(reasons[0]).toEqual({ points: 65, code: 'swapped-characters' })
    const points = reasons.map((reason) => Math.abs(reason.points))
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  })
})
