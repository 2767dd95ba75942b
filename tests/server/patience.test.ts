import { expect, it } from 'vitest'
import { usualPatience } from '../../src/server/patience.ts'

it('the outside world is waited for as long as operations says, though tests wait for less', () => {
  expect(usualPatience).toEqual({
    database: {
      connectMs: 10_000,
      answerMs: 20_000,
      heldMs: 15_000,
      quietMs: 3000,
      probeMs: 3000,
      watchEveryMs: 500,
    },
    storage: { tryMs: 5000, pausesMs: [200, 800] },
  })
})
