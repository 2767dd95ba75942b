import { dayNumber, formatDayNumber } from '../../domain/calendar-days.ts'
import { longDate } from '../../locales/en/dates.ts'
import { developerWords } from '../../locales/en/screens/developers.ts'
import { fill } from '../../locales/texts.ts'
import { axisEnd, shortDay } from '../charts/buckets.ts'
import { box, Chart, yOf } from '../charts/Chart.tsx'
import { Plot } from '../charts/Plot.tsx'

interface Day {
  day: string
  calls: number
}

const shownDays = 30

/** The calls of the last 30 days, a bar for each day. */
export function UsagePlot({ usage }: { usage: readonly Day[] }) {
  const days = lastDays(usage, Date.now())
  const end = axisEnd(Math.max(0, ...days.map(({ calls }) => calls)))
  const step = box.width / days.length
  const width = step * 0.72
  const total = days.reduce((sum, { calls }) => sum + calls, 0)
  const labelOf = (day: string) => longDate(Date.parse(day))
  return (
    <Plot
      title={developerWords.usageTitle}
      summary={`${total === 0 ? developerWords.usageEmpty : fill(developerWords.usageSummary, { count: total })} ${developerWords.usageDelay}`}
      heads={[developerWords.day, developerWords.calls]}
      rows={days.map(({ day, calls }) => [labelOf(day), calls])}
    >
      <Chart
        title={developerWords.usageTitle}
        points={days.map(({ day, calls }) => ({
          label: labelOf(day),
          axis: shortDay(day),
          text: fill(developerWords.callsOfDay, { count: calls }),
        }))}
        scale={['0', String(end / 2), String(end)]}
        hatched={[{ at: days.length - 1, height: (days.at(-1)?.calls ?? 0) / end }]}
      >
        {days.map(({ day, calls }, index) => (
          <rect
            key={day}
            x={index * step + (step - width) / 2}
            width={width}
            y={yOf(calls / end)}
            height={(box.height * calls) / end}
            className="fill-brand"
          />
        ))}
      </Chart>
    </Plot>
  )
}

/** Every day up to today, oldest first; the server leaves out those without calls. */
function lastDays(usage: readonly Day[], now: number): Day[] {
  const calls = new Map(usage.map((each) => [each.day, each.calls]))
  const today = dayNumber(now)
  return Array.from({ length: shownDays }, (_, index) => {
    const day = formatDayNumber(today - shownDays + 1 + index)
    return { day, calls: calls.get(day) ?? 0 }
  })
}
