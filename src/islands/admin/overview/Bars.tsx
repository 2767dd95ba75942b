import { fill } from '../../../locales/texts.ts'
import { axisEnd, axisLabel, type Bucket, bucketLabel, type Grain } from './buckets.ts'
import { box, Chart, yOf } from './Chart.tsx'

interface Series {
  label: string
  /** `{count} lost`. */
  counted: string
  of: 'lost' | 'stolen' | 'found' | 'lookups'
  /** The class with the fill colour from the theme. */
  colour: string
}

interface Props {
  title: string
  buckets: readonly Bucket[]
  grain: Grain
  /** The parts of each bar, stacked from the bottom. */
  series: readonly Series[]
}

/** A wider bar looks like an area. */
const maxBarWidth = 30
/** With more bars their sums would run into each other. */
const maxWithSums = 14

/** A bar for each bucket; one that the range cuts off is paler. */
export function Bars({ title, buckets, grain, series }: Props) {
  const totals = buckets.map((bucket) => series.reduce((sum, { of }) => sum + bucket[of], 0))
  const end = axisEnd(Math.max(0, ...totals))
  const step = box.width / buckets.length
  const width = Math.min(maxBarWidth, step * 0.7)
  const points = buckets.map((bucket) => ({
    label: bucketLabel(bucket, grain),
    axis: axisLabel(bucket, grain),
    text: series.map(({ counted, of }) => fill(counted, { count: bucket[of] })).join(', '),
  }))
  return (
    <>
      <Chart title={title} points={points} scale={['0', String(end / 2), String(end)]}>
        {buckets.map((bucket, index) => (
          <g key={bucket.from} className={bucket.isPartial ? 'opacity-55' : undefined}>
            {piled(bucket, series).map(({ of, colour, below }) => (
              <rect
                key={of}
                x={index * step + (step - width) / 2}
                width={width}
                y={yOf((below + bucket[of]) / end)}
                height={(box.height * bucket[of]) / end}
                className={colour}
              />
            ))}
            {buckets.length <= maxWithSums && (totals[index] ?? 0) > 0 && (
              <text
                x={(index + 0.5) * step}
                y={yOf((totals[index] ?? 0) / end) - 4}
                textAnchor="middle"
                fontSize="12"
                className="fill-ink"
              >
                {totals[index]}
              </text>
            )}
          </g>
        ))}
      </Chart>
      {series.length > 1 && <Legend series={series} />}
    </>
  )
}

/** The parts of a bar, each with the sum of the parts below it. */
function piled(bucket: Bucket, series: readonly Series[]) {
  return series.map((each, index) => ({
    ...each,
    below: series.slice(0, index).reduce((sum, { of }) => sum + bucket[of], 0),
  }))
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {series.map(({ label, colour }) => (
        <span key={label} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3">
            <rect width="10" height="10" rx="2" className={colour} />
          </svg>
          {label}
        </span>
      ))}
    </p>
  )
}
