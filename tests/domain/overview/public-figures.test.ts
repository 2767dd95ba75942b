import { expect, it } from 'vitest'
import { publicFigure } from '../../../src/domain/overview/public-figures.ts'

it.each([
  [0, null],
  [99, null],
  [100, 100],
  [109, 100],
  [999, 990],
  [1284, 1200],
  [1_999_999, 1_900_000],
])('a total of %i is shown as %j', (total, shown) => {
  expect(publicFigure(total)).toBe(shown)
})
