import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { fill } from '../../../locales/texts.ts'
import {
  axisLabel,
  type Bucket,
  bucketLabel,
  type Grain,
  minForRate,
  recoveryRate,
  shownRate,
} from './buckets.ts'
import { box, Chart, yOf } from './Chart.tsx'

interface Props {
  title: string
  buckets: readonly Bucket[]
  grain: Grain
}

/** With fewer points the rates are listed as text. */
const minForLine = 3

/** The recovery rate of each bucket with enough reports. Others leave a gap in the line. */
export function RateLine({ title, buckets, grain }: Props) {
  const step = box.width / buckets.length
  const values = buckets.map((bucket, index) => {
    const rate = recoveryRate(bucket)
    return { rate, x: step * (index + 0.5), y: rate === null ? 0 : yOf(rate), bucket }
  })
  const points = values.map(({ rate, bucket }) => ({
    label: bucketLabel(bucket, grain),
    axis: axisLabel(bucket, grain),
    text:
      rate === null
        ? adminOverviewWords.tooFew
        : fill(adminOverviewWords.rateOf, {
            rate: shownRate(rate),
            recovered: bucket.recovered,
            missing: bucket.lost + bucket.stolen,
          }),
  }))
  const known = points.filter((_, index) => values[index]?.rate !== null)
  const hasLine = known.length >= minForLine
  return (
    <>
      {!hasLine ? (
        <InWords points={known} />
      ) : (
        <Chart title={title} points={points} scale={['0%', '50%', '100%']}>
          {values.map(({ rate, x, y, bucket }, index) => {
            const next = values[index + 1]
            if (rate === null) return null
            return (
              <g key={bucket.from}>
                {next && next.rate !== null && (
                  <line
                    x1={x}
                    y1={y}
                    x2={next.x}
                    y2={next.y}
                    strokeWidth="2.5"
                    strokeLinecap="round"
                    className="stroke-found"
                  />
                )}
                <circle cx={x} cy={y} r={3} className="fill-found" />
              </g>
            )
          })}
        </Chart>
      )}
      {hasLine && (
        <p className="text-xs text-muted">
          {fill(adminOverviewWords.gapsHint, { least: minForRate })}
        </p>
      )}
    </>
  )
}

function InWords({ points }: { points: readonly { label: string; text: string }[] }) {
  if (points.length === 0) return <p>{adminOverviewWords.tooFew}</p>
  return (
    <ul className="grid gap-1">
      {points.map(({ label, text }) => (
        <li key={label}>
          <span className="text-sm text-muted">{label}</span>
          <span className="block text-lg font-semibold tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  )
}
