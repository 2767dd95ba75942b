import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { box, Frame, yOf } from './Frame.tsx'
import type { DayTrend } from './queries.ts'
import { recoveryRate, shownRate } from './trend-sums.ts'

const daysOfMean = 7

/** The recovery rate over the seven days up to each day; single days vary too much. */
export function RateLine({ days }: { days: readonly DayTrend[] }) {
  const points = days.flatMap((day, index) => {
    const rate = recoveryRate(days.slice(Math.max(0, index - daysOfMean + 1), index + 1))
    const x = (box.width * index) / Math.max(1, days.length - 1)
    return rate === null ? [] : [{ day: day.day, rate, x, y: yOf(rate) }]
  })
  return (
    <>
      <Frame days={days} labels={['0%', '50%', '100%']}>
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          className="stroke-found"
        />
        {points.map(({ day, rate, x, y }) => (
          <circle key={day} cx={x} cy={y} r={days.length > 60 ? 1.5 : 3} className="fill-found">
            <title>{`${day}: ${shownRate(rate)}`}</title>
          </circle>
        ))}
      </Frame>
      <p className="text-xs text-muted">{adminOverviewWords.overTheSeven}</p>
    </>
  )
}
