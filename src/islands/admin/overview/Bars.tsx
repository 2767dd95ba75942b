import { box, Frame, yOf } from './Frame.tsx'
import type { DayTrend } from './queries.ts'
import { axisEnd } from './trend-sums.ts'

interface Series {
  label: string
  of: keyof Omit<DayTrend, 'day'>
  /** The class with the fill colour from the theme. */
  fill: string
}

interface Props {
  days: readonly DayTrend[]
  /** The parts of each bar, stacked from the bottom. */
  series: readonly Series[]
}

/** A bar for each day; its values appear on hover. */
export function Bars({ days, series }: Props) {
  const totals = days.map((day) => series.reduce((sum, { of }) => sum + day[of], 0))
  const end = axisEnd(Math.max(0, ...totals))
  const step = box.width / days.length
  const width = Math.max(0.8, step * 0.72)
  return (
    <>
      <Frame days={days} labels={['0', String(end / 2), String(end)]}>
        {days.map((day, index) => (
          <g key={day.day}>
            <title>
              {`${day.day}: ${series.map(({ label, of }) => `${day[of]} ${label.toLowerCase()}`).join(', ')}`}
            </title>
            {piled(day, series).map(({ of, fill, below }) => (
              <rect
                key={of}
                x={index * step + (step - width) / 2}
                width={width}
                y={yOf((below + day[of]) / end)}
                height={(box.height * day[of]) / end}
                className={fill}
              />
            ))}
          </g>
        ))}
      </Frame>
      {series.length > 1 && <Legend series={series} />}
    </>
  )
}

/** The parts of a bar, each with the sum of the parts below it. */
function piled(day: DayTrend, series: readonly Series[]) {
  return series.map((each, index) => ({
    ...each,
    below: series.slice(0, index).reduce((sum, { of }) => sum + day[of], 0),
  }))
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {series.map(({ label, fill }) => (
        <span key={label} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3">
            <rect width="10" height="10" rx="2" className={fill} />
          </svg>
          {label}
        </span>
      ))}
    </p>
  )
}
